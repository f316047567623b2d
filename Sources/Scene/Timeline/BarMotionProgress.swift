import NavReelDrawing
import NavReelMotion

/// The bar's progress at one instant, part by part; libraries move the parts apart.
struct BarMotionProgress: Hashable, Sendable {
  /// The progress of tint and alpha.
  var background: Double

  /// The progress of the buttons' colour.
  var tint: Double

  /// The progress of the titles' colour.
  var title: Double

  /// The progress of the bar's height and place, which only the system moves.
  var height: Double

  /// True if colours are mixed component by component, alpha apart.
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
/// The figures are those of the library's Objective-C and Swift heads.
struct FrameStepper: Hashable, Sendable {
  /// The frames that a blend takes; not whole if the library's duration is not a whole number of them.
  let frames: Double

  /// The last frame that still moves the bar.
  let last: Double

  /// 0.13 s, complete at the eighth frame.
  static let swift = FrameStepper(frames: 7.8, last: 8)

  /// 0.10 s.
  static let objectiveCPush = FrameStepper(frames: 6, last: 6)

  /// 0.12 s, its frames cut to a whole number: it never reaches 1.
  static let objectiveCPop = FrameStepper(frames: 7.2, last: 7)

  /// Returns the progress `time` seconds after the start.
  func progress(at time: Double) -> Double {
    // The instants of a film at 60 hertz are quotients: a time just below a frame counts as that frame.
    let frame = (time * 60 + 1e-6).rounded(.down)
    return min(min(frame, last) / frames, 1)
  }

  /// The times of the steps, in seconds.
  var steps: [Double] { stride(from: 1, through: last, by: 1).map { $0 / 60 } }
}
