import Testing

/// Invalid members of scenes, and their messages.
@Suite struct SceneErrorTests {
  @Test func problemsOfTheWholeFile() {
    expectProblems(
      in: "$",
      #"""
      []
        expected a scene, {navreel, about, look, …}, got an empty list
      {}
        missing key "navreel": 1
        missing key "screens": {name: a screen, …}
      {navreel: 2, screens: {a: {}}}
        navreel: expected 1, got 2
      {navreel: 1, screens: {}}
        screens: a scene has at least one screen
      {navreel: 1, screens: []}
        screens: expected {name: a screen, …}, got an empty list
      {navreel: 1, screens: {"": {}, "a/b": {}}}
        screens."": expected a name of letters, digits, -, _ and spaces, at most 100 bytes long
        screens."a/b": expected a name of letters, digits, -, _ and spaces, at most 100 bytes long
      """#)
  }

  @Test func problemsOfTheTopLevel() {
    expectProblems(
      in: "{navreel: 1, screens: {a: {}}, $}",
      #"""
      tintColor: "red", time: "9:41", bar: {}
        tintColor: unknown key "tintColor"; allowed: navreel, about, look, device, orientation, appearance, direction, language, statusBar, fonts, strictEffects, homeIndicator, cutout, longestFilm, defaults, screens, animators, reels, lint, $schema
        time: unknown key "time"; it belongs in `statusBar`
        bar: unknown key "bar"; it belongs in `defaults`
      homeIndicator: "True"
        homeIndicator: expected true or false, got "True"; write true, without quotes
      look: "ios26"
        look: the look "ios26" does not exist yet; allowed: "ios10" or "ios18"
      look: "ios17"
        look: expected "ios10" or "ios18", got "ios17"; did you mean "ios18"?
      look: 10
        look: expected "ios10" or "ios18", got 10; did you mean "ios10"?
      devise: "iPhone 15"
        devise: unknown key "devise"; did you mean "device"?
      colour: 1
        colour: unknown key "colour"; allowed: navreel, about, look, device, orientation, appearance, direction, language, statusBar, fonts, strictEffects, homeIndicator, cutout, longestFilm, defaults, screens, animators, reels, lint, $schema
      device: "iphone 15"
        device: expected a device of the table (such as "iPhone 15", "iPhone SE (3rd)", "iPad mini (6th)") or {size, scale, …}, got "iphone 15"; did you mean "iPhone 15"?
      device: "Pixel 9"
        device: expected a device of the table (such as "iPhone 15", "iPhone SE (3rd)", "iPad mini (6th)") or {size, scale, …}, got "Pixel 9"
      device: {scale: 2}
        device: missing key "size": [width, height]
      device: {size: [5000, 852]}
        device.size[0]: expected a number from 1 to 4096, got 5000
      device: {size: [393, 852], scale: 5}
        device.scale: expected a number from 1 to 4, got 5
      device: {size: [4096, 4096], scale: 4}
        device.size: expected at most 64000000 pixels, got 268435456
      device: {size: [393], safeTop: -1}
        device.size: expected [width, height], got a list of 1
        device.safeTop: expected a number from 0 to 400, got -1
      device: {size: [393, 852], cutout: {}}
        device.cutout: expected one of the keys notch, island
      appearance: "drak"
        appearance: expected "light" or "dark", got "drak"; did you mean "dark"?
      direction: "left"
        direction: expected "ltr" or "rtl", got "left"
      orientation: true
        orientation: expected "portrait" or "landscape", got true
      language: "chinese simplified"
        language: expected a language tag such as en or zh-Hans, got "chinese simplified"
      statusBar: {signal: 5}
        statusBar.signal: expected a whole number from 0 to 4, got 5
      statusBar: {wifi: 1.5}
        statusBar.wifi: expected a whole number from 0 to 3, got 1.5
      statusBar: {battery: 2}
        statusBar.battery: expected a number from 0 to 1, got 2
      statusBar: "9:41"
        statusBar: expected a status bar, got "9:41"; write {time: "9:41"}
      fonts: {text: ""}
        fonts.text: expected a font family or a font file's path, got ""
      look: "ios18", look: "ios10"
        look: duplicate key "look"; the first is at 1:32
      """#)
  }
}
