import NavReelDiff
import NavReelDrawing
import NavReelMotion
import NavReel
import NavReelReview

/// The expected and actual picture and their difference, for the frame that best shows what is wrong with a reel.
struct FailurePictures {
  let all: [CheckFailure.Picture]

  /// - Throws: an error if the golden cannot be read or the frame cannot be drawn.
  init(_ found: ReelReview, _ film: Film, _ store: GoldenStore) throws {
    // A golden that could not be read cannot be shown.
    let hasGolden = ![.missing, .renamed, .unreadable].contains(found.verdict)
    let frame = FailurePictures.frame(found)
    let expected = hasGolden ? try store.picture(of: found.address, frame: frame) : nil
    var actual: Pixmap?
    var number = frame
    let rate = found.rate ?? 60
    let count = film.timeline.frameCount(rate: rate)
    if frame ?? 0 < count {
      let shown = frame ?? count / 2
      number = shown
      actual = try film.frame(at: Fraction(shown) / rate, index: shown).pixmap
    }
    var pictures: [(String, Pixmap)] = []
    if let expected { pictures.append(("expected", expected)) }
    if let actual { pictures.append(("actual", actual)) }
    if let expected, let actual {
      pictures.append(("diff", DifferencePicture(expected, actual).pixmap()))
    }
    let name = found.address.id.map { $0 == "/" ? "-" : String($0) }.joined()
    // The name of a film of one frame already names the frame.
    let place = count == 1 ? "" : number.map { "-frame-\($0)" } ?? ""
    all = pictures.map { CheckFailure.Picture(name: "\(name)\(place).\($0.0).png", pixmap: $0.1) }
  }

  /// Returns the frame with the most differences, or else one that only one side has; nil for the middle frame.
  private static func frame(_ found: ReelReview) -> Int? {
    let changed = found.frames.filter { $0.verdict == .changed }
    if let most = changed.max(by: { ($0.measure?.count ?? 0) < ($1.measure?.count ?? 0) }) {
      return most.frames.lowerBound
    }
    return found.frames.first { $0.verdict == .new || $0.verdict == .missing }?.frames.lowerBound
  }
}
