public import NavReelDrawing
public import NavReelMotion

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
  ///
  /// - Parameters:
  ///   - name: of the reel.
  ///   - from: the screen that is left.
  ///   - to: the screen that is reached.
  ///   - duration: in seconds; see ``Reel/Timing``.
  ///   - curve: over the whole; see ``Reel/Timing``.
  ///   - animator: the name of one of the scene's.
  ///   - stack: the screens below the first one, from the root.
  ///   - offsets: where pages stand, by screen.
  ///   - barMotion: how the bar goes from one look to the other.
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

  /// A pop to any screen of the stack, as the system animates it, or as the animator of that name does.
  ///
  /// - Parameters:
  ///   - name: of the reel.
  ///   - from: the screen that is left.
  ///   - to: the screen that is reached: the one below, or one further down.
  ///   - duration: in seconds; see ``Reel/Timing``.
  ///   - curve: over the whole; see ``Reel/Timing``.
  ///   - animator: the name of one of the scene's.
  ///   - stack: the screens below the first one, from the root; empty for `to` alone.
  ///   - offsets: where pages stand, by screen.
  ///   - barMotion: how the bar goes from one look to the other.
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

  /// A swipe back.
  ///
  /// - Parameters:
  ///   - name: of the reel.
  ///   - from: the screen that is left.
  ///   - to: the screen below it.
  ///   - finger: seconds to fractions of the page's width, 0 to 1.1.
  ///   - release: what happens when the finger lifts.
  ///   - threshold: what ``Reel/Release/rule`` compares with, 0 to 1.
  ///   - duration: of a whole transition, in seconds; see ``Reel/Timing``.
  ///   - curve: after the release; see ``Reel/Timing``.
  ///   - animator: the name of one of the scene's.
  ///   - stack: the screens below the first one, from the root; empty for `to` alone.
  ///   - offsets: where pages stand, by screen.
  ///   - barMotion: how the bar goes from one look to the other.
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

  /// A screen at rest, or a pop that it refuses.
  ///
  /// - Parameters:
  ///   - name: of the reel.
  ///   - screen: whose page it is.
  ///   - duration: in seconds; 0 gives one frame.
  ///   - refusesPop: true dims the back button and brings it back.
  ///   - stack: the screens below it, from the root.
  ///   - offsets: where the page stands, by screen.
  public static func still(
    _ name: String = "still", screen: String, duration: Double = 0, refusesPop: Bool = false, stack: [String] = [],
    offsets: [String: Double] = [:]
  ) -> Reel {
    Reel(
      name: name, kind: .still(Still(screen: screen, duration: duration, refusesPop: refusesPop)), stack: stack,
      offsets: offsets)
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
