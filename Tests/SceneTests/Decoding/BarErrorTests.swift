import Testing

/// Invalid members of bars, and their messages.
@Suite struct BarErrorTests {
  @Test func problemsOfBars() {
    expectProblems(
      in: "{navreel: 1, screens: {a: {bar: {$}}}}",
      #"""
      tintColor: "blu"
        screens.a.bar.tintColor: expected a colour (#rgb, #rrggbb, #rrggbbaa or a name), got "blu"; did you mean "blue"?
      tintColor: "#12345"
        screens.a.bar.tintColor: expected a colour (#rgb, #rrggbb, #rrggbbaa or a name), got "#12345"; it has 5 digits, a colour has 3, 6 or 8
      tintColor: {light: "red"}
        screens.a.bar.tintColor: expected a colour for each appearance: {light: …, dark: …}
      tintColor: {light: "red", dark: "grren"}
        screens.a.bar.tintColor.dark: expected a colour (#rgb, #rrggbb, #rrggbbaa or a name), got "grren"; did you mean "green"?
      tintColor: 12
        screens.a.bar.tintColor: expected a colour (#rgb, #rrggbb, #rrggbbaa or a name), got 12
      tintcolor: "red"
        screens.a.bar.tintcolor: unknown key "tintcolor"; did you mean "tintColor"?
      alpha: 1, color: "red", blur: "dark"
        screens.a.bar.alpha: unknown key "alpha"; did you mean "backgroundAlpha"?
        screens.a.bar.color: unknown key "color"; did you mean "barTintColor"?
        screens.a.bar.blur: unknown key "blur"; did you mean "backgroundEffect"?
      backgroundAlpha: 80
        screens.a.bar.backgroundAlpha: expected a number from 0 to 1, got 80; a share of 1 is meant: 0.8
      backgroundImage: {default: "a.png", compact: null}
        screens.a.bar.backgroundImage.compact: null is no value for compact height: leave it out for the default's
      mask: 1
        screens.a.bar.mask: unknown key "mask"; allowed: barStyle, barTintColor, backgroundColor, backgroundAlpha, backgroundImage, backgroundGradient, backgroundEffect, isTranslucent, shadowImage, shadowHidden, shadowColor, shadow, tintColor, titleColor, titleFont, titleTextAttributes, titleVerticalPositionAdjustment, statusBarStyle, barPosition, translationY, itemsAlpha, hidden, clipsToBounds, largeTitle, prompt, search, standardAppearance, scrollEdgeAppearance, compactAppearance, excluded, custom
      title: "A", rows: 3, pullLimit: 0, standardAppearance: {backgroundAlpha: 0}
        screens.a.bar.title: unknown key "title"; it belongs in a screen, beside `bar`
        screens.a.bar.rows: unknown key "rows"; it belongs in `content`
        screens.a.bar.pullLimit: unknown key "pullLimit"; it belongs in `header`
        screens.a.bar.standardAppearance.backgroundAlpha: unknown key "backgroundAlpha"; it belongs in a bar, beside `standardAppearance`
      backgroundAlpha: 1.5
        screens.a.bar.backgroundAlpha: expected a number from 0 to 1, got 1.5
      backgroundAlpha: "1"
        screens.a.bar.backgroundAlpha: expected a number from 0 to 1, got "1"; write 1, without quotes
      isTranslucent: 1
        screens.a.bar.isTranslucent: expected true or false, got 1
      backgroundEffect: "chromMaterial"
        screens.a.bar.backgroundEffect: expected a material or blur style (ultraThinMaterial, thinMaterial, regularMaterial, thickMaterial, chromeMaterial, extraLight, light, dark, regular, prominent, or UIKit's systemThinMaterial, systemMaterialDark, …), got "chromMaterial"; did you mean "chromeMaterial"?
      backgroundEffect: "glass"
        screens.a.bar.backgroundEffect: expected a material or blur style (ultraThinMaterial, thinMaterial, regularMaterial, thickMaterial, chromeMaterial, extraLight, light, dark, regular, prominent, or UIKit's systemThinMaterial, systemMaterialDark, …), got "glass"
      backgroundImage: {image: "a.png", resizingMode: "tile", capInsets: [1, 1, 1, 1]}
        screens.a.bar.backgroundImage.capInsets: capInsets count only with resizingMode "stretch"
      backgroundImage: {}
        screens.a.bar.backgroundImage: missing key "image": a picture's path
      backgroundGradient: {colors: ["red", "blue"], locations: [0]}
        screens.a.bar.backgroundGradient.locations: expected 2 locations, one for each colour, got 1
      backgroundGradient: {colors: ["red", "blue"], locations: [1, 0]}
        screens.a.bar.backgroundGradient.locations: locations must ascend
      backgroundGradient: {colors: []}
        screens.a.bar.backgroundGradient.colors: expected 1 to 64 colours, got 0
      titleFont: {weight: "heavy"}
        screens.a.bar.titleFont.weight: expected "regular", "medium", "semibold" or "bold", got "heavy"; did you mean "bold"?
      titleFont: 0
        screens.a.bar.titleFont: expected a number from 1 to 500, got 0
      statusBarStyle: "light"
        screens.a.bar.statusBarStyle: expected "default", "lightContent" or "darkContent", got "light"; did you mean "lightContent"?
      barStyle: "blackTranslucent"
        screens.a.bar.barStyle: expected "default" or "black", got "blackTranslucent"
      standardAppearance: {configure: "clear"}
        screens.a.bar.standardAppearance.configure: expected "default", "opaque" or "transparent", got "clear"
      translationY: "-20pt"
        screens.a.bar.translationY: expected a number from -2000 to 2000, got "-20pt"; lengths are points: -20
      translationY: 1e9
        screens.a.bar.translationY: expected a number from -2000 to 2000, got 1000000000
      """#)
  }

  @Test func problemsOfScrollRulesAndTracks() {
    expectProblems(
      in: "{navreel: 1, screens: {a: {scroll: {$}}}}",
      #"""
      backgroundAlpha: 1
        screens.a.scroll.backgroundAlpha: expected a track [[input, value], …], got 1
      backgroundAlpha: []
        screens.a.scroll.backgroundAlpha: expected keys [[input, value], …], got an empty list
      backgroundAlpha: [[0, 0], [0, 1]]
        screens.a.scroll.backgroundAlpha[1][0]: inputs must ascend: 0 comes after 0
      backgroundAlpha: [[0, 0], [64]]
        screens.a.scroll.backgroundAlpha[1]: expected a key [input, value], got a list of 1
      backgroundAlpha: [[0, 0], [64, 2]]
        screens.a.scroll.backgroundAlpha[1][1]: expected a number from 0 to 1, got 2
      statusBarStyle: [[0, "default"]]
        screens.a.scroll.statusBarStyle: words cannot be mixed: write {step: [[input, value], …]}
      statusBarStyle: {step: [[0, "defalt"]]}
        screens.a.scroll.statusBarStyle.step[0][1]: expected "default", "lightContent" or "darkContent", got "defalt"; did you mean "default"?
      backgroundAlpha: {step: [[0, 0]], hysteresis: -1}
        screens.a.scroll.backgroundAlpha.hysteresis: expected a number of at least 0, got -1
      backgroundAlpha: {step: [[0, 0]], histeresis: 1}
        screens.a.scroll.backgroundAlpha.histeresis: unknown key "histeresis"; did you mean "hysteresis"?
      backgroundAlpha: {curve: "easeInOut"}
        screens.a.scroll.backgroundAlpha: missing key "keys": [[input, value], …]
      backgroundAlpha: {curve: "ease", keys: [[0, 0]]}
        screens.a.scroll.backgroundAlpha.curve: expected a curve (linear, easeIn, easeOut, easeInOut, default or [x1, y1, x2, y2]), got "ease"; did you mean "easeIn"?
      backgroundAlpha: {curve: [2, 0, 1, 1], keys: [[0, 0]]}
        screens.a.scroll.backgroundAlpha.curve: expected x1 and x2 from 0 to 1
      backgroundAlpha: {spring: {}, keys: [[0, 0]]}
        screens.a.scroll.backgroundAlpha.spring: expected {stiffness, damping}, {response, dampingRatio}, {duration, dampingRatio} or {dampingRatio}
      backgroundAlpha: {spring: {stiffness: 100, damping: 0}, keys: [[0, 0]]}
        screens.a.scroll.backgroundAlpha.spring: the spring hardly settles: its damping ratio is below 0.05
      backgroundAlpha: {time: [[0, 0]]}
        screens.a.scroll.backgroundAlpha: this track runs over offset, not over time
      backgroundAlpha: {offset: [[0, 0]], step: 1}
        screens.a.scroll.backgroundAlpha.step: unknown key "step"; allowed: offset
      backgroundAlpha: {trigger: 1}
        screens.a.scroll.backgroundAlpha.trigger: expected triggers [[offset, value, duration], …], got 1
      backgroundAlpha: {trigger: [[0, 1]]}
        screens.a.scroll.backgroundAlpha.trigger[0]: expected a trigger [offset, value, duration], got a list of 2
      backgroundAlpha: {trigger: [[0, 1, -1]]}
        screens.a.scroll.backgroundAlpha.trigger[0][2]: expected a number from 0 to 600, got -1
      backgroundAlpha: {trigger: [[2, 1, 0], [1, 1, 0]]}
        screens.a.scroll.backgroundAlpha.trigger[1][0]: offsets must ascend: 1 comes after 2
      backgroundAlpha: {keyframes: []}
        screens.a.scroll.backgroundAlpha: expected a track [[input, value], …], got an object without one of the keys step, curve, spring, trigger, offset
      """#)
  }
}
