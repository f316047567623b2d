public import Drawing
public import Motion

// Short ways to say by hand what a scene file says.

extension Device {
  /// A device of a scene's own, with what `device: {…}` gets where a scene file is silent. Lengths in points.
  public init(
    name: String = "custom", size: Size, scale: Double = 3, safeTop: Double = 20, safeBottom: Double = 0,
    margin: Double = 16
  ) {
    self.init(
      name: name, size: size, scale: scale, statusBarHeight: min(safeTop, 54), safeTop: safeTop,
      safeBottom: safeBottom, cornerRadius: 0, margin: margin,
      landscape: Landscape(side: 0, bottom: safeBottom > 0 ? 21 : 0, margin: max(margin, 20)), cutout: .none,
      statusBarClass: min(safeTop, 54) <= 20 ? .classic : safeTop >= 54 ? .island : .x)
  }
}

extension Content {
  /// A table of that many rows, the first of them with texts.
  public static func rows(_ count: Int, titles: [String] = [], subtitles: [String] = []) -> Content {
    Content(kind: .rows(Rows(count: count, titles: titles, subtitles: subtitles)))
  }

  /// A plain page.
  public static func color(_ color: Color) -> Content { Content(backgroundColor: color) }
}

extension BarItem {
  /// A built-in icon in the bar's tint.
  public static func icon(_ name: Icon.Name) -> BarItem { BarItem(.icon(.builtIn(name))) }

  /// A word in the bar's tint.
  public static func text(_ text: String) -> BarItem { BarItem(.text(text)) }
}

extension ImageReference {
  /// Names a picture by the key under which a stage is given its pixels.
  public init(_ path: String, _ pixmap: Pixmap) {
    self.init(path: path, size: Size(Double(pixmap.width), Double(pixmap.height)), isOpaque: pixmap.isOpaque)
  }
}

extension Reel {
  /// A push as the system animates it, or as the animator of that name does.
  public static func push(
    _ name: String = "push", from: String, to: String, animator: String? = nil, barMotion: BarMotion = .system,
    hold: Hold = Hold()
  ) -> Reel {
    Reel(
      name: name, kind: .transition(Transition(.push, from: from, to: to, animator: animator)), hold: hold,
      barMotion: barMotion)
  }

  /// A pop as the system animates it, or as the animator of that name does.
  public static func pop(
    _ name: String = "pop", from: String, to: String, animator: String? = nil, barMotion: BarMotion = .system,
    hold: Hold = Hold()
  ) -> Reel {
    Reel(
      name: name, kind: .transition(Transition(.pop, from: from, to: to, animator: animator)), hold: hold,
      barMotion: barMotion)
  }

  /// A swipe back along a finger's track: seconds to fractions of the page's width.
  public static func swipe(
    _ name: String = "swipe", from: String, to: String, finger: Track<Double>, release: Release = .rule,
    barMotion: BarMotion = .system, hold: Hold = Hold()
  ) -> Reel {
    Reel(
      name: name, kind: .swipe(Swipe(from: from, to: to, finger: finger, release: release)), hold: hold,
      barMotion: barMotion)
  }

  /// A scroll of one page.
  ///
  /// - Parameters:
  ///   - name: of the reel.
  ///   - screen: whose page it is.
  ///   - offset: seconds to `contentOffset.y` in points.
  ///   - stack: the screens below it, from the root.
  ///   - hold: the rests before and after.
  public static func scroll(
    _ name: String = "scroll", screen: String, offset: Track<Double>, stack: [String] = [], hold: Hold = Hold()
  ) -> Reel {
    Reel(
      name: name, kind: .scroll(Scroll(screen: screen, track: offset, isDrag: false)), hold: hold, stack: stack)
  }
}
