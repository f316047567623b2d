import Testing

/// Invalid members of screens, and their messages.
@Suite struct ScreenErrorTests {
  @Test func problemsOfScreens() {
    expectProblems(
      in: "{navreel: 1, screens: {a: {$}}}",
      #"""
      title: 12
        screens.a.title: expected a text, got 12
      back: {}
        screens.a.back: expected one of the keys text, minimal, hidden
      back: {text: "A", minimal: true}
        screens.a.back.minimal: expected only one of the keys text, minimal, hidden, got text and minimal
      back: "A"
        screens.a.back: expected a back button, {text, minimal, hidden}, got "A"; write {text: "A"}
      tintColor: "red", hidden: true, color: "red", minHeight: 1, titleAlpha: [[0, 1]]
        screens.a.tintColor: unknown key "tintColor"; it belongs in `bar`
        screens.a.hidden: unknown key "hidden"; it belongs in `bar`
        screens.a.color: unknown key "color"; it belongs in `header` or `content`
        screens.a.minHeight: unknown key "minHeight"; it belongs in `header`
        screens.a.titleAlpha: unknown key "titleAlpha"; it belongs in `scroll`
      content: {count: 3, header: {height: 1}}, orientation: "landscape", right: [{title: "A"}]
        screens.a.content.count: unknown key "count"; it belongs in `rows`
        screens.a.content.header: unknown key "header"; it belongs in a screen, beside `content`
        screens.a.orientation: unknown key "orientation"; it belongs in a scene, beside `screens`
        screens.a.right[0]: expected one of the keys text, icon, image
        screens.a.right[0].title: unknown key "title"; allowed: text, icon, image, renderingMode, style, tintColor, isEnabled
      right: {icon: "more"}
        screens.a.right: expected a list of items, got an object; write [{…}]
      right: [{icon: "mor"}]
        screens.a.right[0].icon: expected an icon (a symbol such as "share", "search" or "house", or {d, size}), got "mor"; did you mean "more"?
      right: [{icon: "settings"}, {icon: "house.fill"}]
        screens.a.right[0].icon: expected an icon (a symbol such as "share", "search" or "house", or {d, size}), got "settings"; did you mean "gear"?
        screens.a.right[1].icon: expected an icon (a symbol such as "share", "search" or "house", or {d, size}), got "house.fill"; did you mean "houseFill"?
      right: [{}]
        screens.a.right[0]: expected one of the keys text, icon, image
      right: [{text: "A", renderingMode: "alwaysOriginal"}]
        screens.a.right[0].renderingMode: renderingMode counts only with image
      right: [{icon: {d: "M0 0", size: [24, 24]}}]
        screens.a.right[0].icon.d: the path draws nothing at character 5 of the path
      right: [{icon: {d: "M0 0L9 9", size: [4, 2], strokeWidth: 4.5}}]
        screens.a.right[0].icon.strokeWidth: expected a line no wider than the longer side of its box (4), got 4.5
      right: [{icon: {d: "M0 0H25000", size: [24, 24]}}]
        screens.a.right[0].icon.d: the path is 1042 times as long as its box; expected at most 1000 times
      views: [{shape: {d: "M0 0H500V-501Z"}, color: "red", frame: [0, 0, 1, 1]}]
        screens.a.views[0].shape.d: the path is 1709 times as long as its box; expected at most 1000 times
      right: [{icon: {d: "M0 0L1 x", size: [24, 24]}}]
        screens.a.right[0].icon.d: expected a number at character 8 of the path
      right: [{icon: {d: "L0 0", size: [24, 0]}}]
        screens.a.right[0].icon.d: a path begins with M or m at character 1 of the path
        screens.a.right[0].icon.size[1]: expected a number above 0, got 0
      left: [{text: "1"},{text: "1"},{text: "1"},{text: "1"},{text: "1"},{text: "1"},{text: "1"},{text: "1"},{text: "1"}]
        screens.a.left: expected 0 to 8 items, got 9
      contentInset: 480
        screens.a.contentInset: expected a content inset, got 480; write {top: 480}
      contentInset: {bottom: 1}
        screens.a.contentInset: missing key "top": a number
        screens.a.contentInset.bottom: unknown key "bottom"; allowed: top
      content: {rows: 10001}
        screens.a.content.rows: expected a whole number from 0 to 10000, got 10001
      content: {rows: {height: 44}}
        screens.a.content.rows: missing key "count": a whole number from 0 to 10000
      content: {rows: 2, image: "a.png"}
        screens.a.content.image: expected only one of the keys rows, image, got both
      content: {image: "a\\b.png"}
        screens.a.content.image: expected a picture's path with / between its parts, at most 1024 bytes, got "a\\b.png"
      """#)
  }

  @Test func problemsOfHeaders() {
    expectProblems(
      in: "{navreel: 1, screens: {a: {header: {$}}}}",
      #"""
      image: "a.png"
        screens.a.header: missing key "height": a number above 0
      height: 0
        screens.a.header.height: expected a number above 0, got 0
      height: 200, minHeight: 100
        screens.a.header.minHeight: minHeight counts only with collapse: "pinned"
      height: 200, collapse: "pinned"
        screens.a.header: missing key "minHeight": how far a pinned header shrinks
      height: 200, collapse: "pinned", minHeight: 200
        screens.a.header.minHeight: expected less than the header's height 200, got 200
      height: 200, mode: "zoom"
        screens.a.header.mode: expected "stretch", "reveal" or "fixed", got "zoom"
      height: 200, pullLimit: -1
        screens.a.header.pullLimit: expected a number of at least 0, got -1
      height: 200, image: ""
        screens.a.header.image: expected a picture's path, got ""
      """#)
  }

  @Test func problemsOfViews() {
    expectProblems(
      in: "{navreel: 1, screens: {a: {views: [{$}]}}}",
      #"""
      text: "A"
        screens.a.views[0]: missing key "frame": [x, y, width, height]
      frame: [0, 0, 10, 10]
        screens.a.views[0]: expected one of the keys text, image, icon, shape, effect, views, bar
      text: "A", icon: "more", frame: [0, 0, 1, 1]
        screens.a.views[0].icon: expected only one of the keys text, image, icon, shape, effect, views, bar, got text and icon
      text: "A", frame: [0, 0, 10]
        screens.a.views[0].frame: expected [x, y, width, height], got a list of 3
      text: "A", frame: [0, 0, -10, 10]
        screens.a.views[0].frame[2]: expected a number of at least 0, got -10
      shape: "circle", color: "red", frame: [0, 0, 1, 1]
        screens.a.views[0].shape: expected a shape (rectangle, ellipse or {d}), got "circle"
      shape: "ellipse", frame: [0, 0, 1, 1]
        screens.a.views[0]: a shape needs a color, a gradient or a borderColor
      shape: "ellipse", borderWidth: 2, color: "red", frame: [0, 0, 1, 1]
        screens.a.views[0].borderWidth: a border needs a borderColor
      text: "A", contentMode: "scaleToFill", frame: [0, 0, 1, 1]
        screens.a.views[0].contentMode: contentMode counts only with image, not with text
      text: [[0, "A"]], frame: [0, 0, 1, 1]
        screens.a.views[0].text: words cannot be mixed: write {step: [[input, value], …]}
      text: "A", alpha: {trigger: [[0, 1, 0]]}, frame: [0, 0, 1, 1]
        screens.a.views[0].alpha: missing key "initial": the value before the first trigger
      text: "A", alpha: {speed: [[0, 1]]}, frame: [0, 0, 1, 1]
        screens.a.views[0].alpha: expected a number from 0 to 1 or a track, got an object without one of the keys step, curve, spring, trigger, time, offset, progress
      """#)
  }

  @Test func aPathMayHaveTwentyThousandCharacters() {
    let long = "M0 0" + String(repeating: "L1 1", count: 5000)
    expectProblems(
      in: "{navreel: 1, screens: {a: {$}}}",
      """
      views: [{shape: {d: "\(long.dropLast(4))"}, color: "red", frame: [0, 0, 99, 99]}]
      views: [{shape: {d: "\(long)"}, color: "red", frame: [0, 0, 99, 99]}]
        screens.a.views[0].shape.d: the path has 20004 characters; at most 20000 are read: round its numbers, or make two of it
      """)
  }
}
