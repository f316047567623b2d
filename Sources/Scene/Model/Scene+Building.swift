public import NavReelDrawing
public import NavReelMotion

// Short forms for building in Swift what a scene file describes.

extension Device {
  /// Creates a device of the scene's own, with the defaults of `device: {…}` in a scene file. Lengths are in points.
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
  /// Returns a table of that many rows, the first of them with texts.
  public static func rows(_ count: Int, titles: [String] = [], subtitles: [String] = []) -> Content {
    Content(kind: .rows(Rows(count: count, titles: titles, subtitles: subtitles)))
  }

  /// Returns a plain page.
  public static func color(_ color: Color) -> Content { Content(backgroundColor: color) }
}

extension BarItem {
  /// Returns a button with a built-in icon in the bar's tint.
  public static func icon(_ name: Icon.Name) -> BarItem { BarItem(.icon(.builtIn(name))) }

  /// Returns a button with a word in the bar's tint.
  public static func text(_ text: String) -> BarItem { BarItem(.text(text)) }
}

extension ImageReference {
  /// Creates a reference to a picture by the key under which a stage gets its pixels.
  public init(_ path: String, _ pixmap: Pixmap) {
    self.init(path: path, size: Size(Double(pixmap.width), Double(pixmap.height)), isOpaque: pixmap.isOpaque)
  }
}

extension Reel {
  /// Returns a push, animated by the system or by the animator of that name.
  ///
  /// - Parameters:
  ///   - name: the reel's name.
  ///   - from: the screen that is left.
  ///   - to: the screen that is reached.
  ///   - duration: the duration in seconds; see ``Reel/Timing``.
  ///   - curve: the curve over the whole; see ``Reel/Timing``.
  ///   - animator: the name of one of the scene's animators, or nil.
  ///   - stack: the screens below the first one, from the root.
  ///   - offsets: the offsets of pages, by screen.
  ///   - barMotion: the motion of the bar from one look to the other.
  ///   - hold: the rests before and after.
  public static func push(
    _ name: String = "push", from: String, to: String, duration: Double? = nil, curve: TimingCurve? = nil,
    animator: String? = nil, stack: [String] = [], offsets: [String: Double] = [:],
    barMotion: BarMotion = .system, hold: Hold = Hold()
  ) -> Reel {
    let push = Transition(.push, from: from, to: to, duration: duration, curve: curve, animator: animator)
    return Reel(
      name: name, kind: .transition(push), hold: hold, stack: stack, offsets: offsets, barMotion: barMotion)
  }

  /// Returns a pop to any screen of the stack, animated by the system or by the animator of that name.
  ///
  /// - Parameters:
  ///   - name: the reel's name.
  ///   - from: the screen that is left.
  ///   - to: the screen that is reached: the one below, or one further down.
  ///   - duration: the duration in seconds; see ``Reel/Timing``.
  ///   - curve: the curve over the whole; see ``Reel/Timing``.
  ///   - animator: the name of one of the scene's animators, or nil.
  ///   - stack: the screens below the first one, from the root; empty for `to` alone.
  ///   - offsets: the offsets of pages, by screen.
  ///   - barMotion: the motion of the bar from one look to the other.
  ///   - hold: the rests before and after.
  public static func pop(
    _ name: String = "pop", from: String, to: String, duration: Double? = nil, curve: TimingCurve? = nil,
    animator: String? = nil, stack: [String] = [], offsets: [String: Double] = [:],
    barMotion: BarMotion = .system, hold: Hold = Hold()
  ) -> Reel {
    let pop = Transition(.pop, from: from, to: to, duration: duration, curve: curve, animator: animator)
    return Reel(
      name: name, kind: .transition(pop), hold: hold, stack: stack, offsets: offsets, barMotion: barMotion)
  }

  /// Returns a swipe back.
  ///
  /// - Parameters:
  ///   - name: the reel's name.
  ///   - from: the screen that is left.
  ///   - to: the screen below it.
  ///   - finger: fractions of the page's width, 0 to 1.1, over seconds.
  ///   - release: the motion after the finger lifts.
  ///   - threshold: the value that ``Reel/Release/rule`` compares with, 0 to 1.
  ///   - duration: the duration of a whole transition, in seconds; see ``Reel/Timing``.
  ///   - curve: the curve after the release; see ``Reel/Timing``.
  ///   - animator: the name of one of the scene's animators, or nil.
  ///   - stack: the screens below the first one, from the root; empty for `to` alone.
  ///   - offsets: the offsets of pages, by screen.
  ///   - barMotion: the motion of the bar from one look to the other.
  ///   - hold: the rests before and after.
  public static func swipe(
    _ name: String = "swipe", from: String, to: String, finger: Track<Double>, release: Release = .rule,
    threshold: Double = 0.5, duration: Double? = nil, curve: TimingCurve? = nil, animator: String? = nil,
    stack: [String] = [], offsets: [String: Double] = [:], barMotion: BarMotion = .system, hold: Hold = Hold()
  ) -> Reel {
    let swipe = Swipe(
      from: from, to: to, finger: finger, release: release, threshold: threshold, duration: duration, curve: curve,
      animator: animator)
    return Reel(name: name, kind: .swipe(swipe), hold: hold, stack: stack, offsets: offsets, barMotion: barMotion)
  }

  /// Returns a screen at rest, or a pop that it refuses.
  ///
  /// - Parameters:
  ///   - name: the reel's name.
  ///   - screen: the screen whose page it is.
  ///   - duration: the duration in seconds; 0 gives one frame.
  ///   - refusesPop: true to dim the back button and bring it back.
  ///   - stack: the screens below it, from the root.
  ///   - offsets: the page's offset, by screen.
  public static func still(
    _ name: String = "still", screen: String, duration: Double = 0, refusesPop: Bool = false, stack: [String] = [],
    offsets: [String: Double] = [:]
  ) -> Reel {
    Reel(
      name: name, kind: .still(Still(screen: screen, duration: duration, refusesPop: refusesPop)), stack: stack,
      offsets: offsets)
  }

  /// Returns a scroll of one page.
  ///
  /// - Parameters:
  ///   - name: the reel's name.
  ///   - screen: the screen whose page it is.
  ///   - offset: `contentOffset.y` in points over seconds.
  ///   - stack: the screens below it, from the root.
  ///   - hold: the rests before and after.
  public static func scroll(
    _ name: String = "scroll", screen: String, offset: Track<Double>, stack: [String] = [], hold: Hold = Hold()
  ) -> Reel {
    Reel(
      name: name, kind: .scroll(Scroll(screen: screen, track: offset, isDrag: false)), hold: hold, stack: stack)
  }
}
