import NavReelDrawing
import NavReelMotion

/// How far the bar has got at one instant, part by part; libraries move the parts apart.
struct BarMotionProgress: Hashable, Sendable {
  /// Of tint and alpha.
  var background: Double

  /// Of the buttons' colour.
  var tint: Double

  /// Of the titles' colour.
  var title: Double

  /// Of the bar's height and place, which nobody but the system moves.
  var height: Double

  /// True when colours are mixed component by component, alpha apart.
  var isStraight: Bool

  init(_ all: Double, height: Double? = nil, isStraight: Bool = false) {
    background = all
    tint = all
    title = all
    self.height = height ?? all
    self.isStraight = isStraight
  }
}

/// WRNavigationBar's own clock: a display link at 60 hertz that counts frames, whatever the page does.
///
/// Figures: the library's Objective-C and Swift heads.
struct FrameStepper: Hashable, Sendable {
  /// The frames a blend takes; not whole where the library's duration is none.
  let frames: Double

  /// The last frame that still moves it.
  let last: Double

  /// 0.13 s, whole at the eighth frame.
  static let swift = FrameStepper(frames: 7.8, last: 8)

  /// 0.10 s.
  static let objectiveCPush = FrameStepper(frames: 6, last: 6)

  /// 0.12 s, its frames cut to a whole number: it never reaches 1.
  static let objectiveCPop = FrameStepper(frames: 7.2, last: 7)

  /// Returns the progress `time` seconds after the start.
  func progress(at time: Double) -> Double {
    // The instants of a film at 60 hertz are quotients: a hair below a frame is that frame.
    let frame = (time * 60 + 1e-6).rounded(.down)
    return min(min(frame, last) / frames, 1)
  }

  /// The times in seconds at which it steps.
  var steps: [Double] { stride(from: 1, through: last, by: 1).map { $0 / 60 } }
}
