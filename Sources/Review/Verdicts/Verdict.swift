/// The result of comparing a reel with its golden.
public enum Verdict: String, Hashable, Sendable, CaseIterable {
  /// Every frame has the golden's pixels.
  case same

  /// Pixels of some frames differ, and a tolerance of the project, which has a reason, allows it.
  case within = "within tolerance"

  /// Pixels of some frames differ.
  case changed

  /// There is no golden.
  case missing = "missing golden"

  /// There is no golden, but a golden that no reel of the scene has shows the same frames: the reel was renamed.
  case renamed = "renamed reel"

  /// There was no golden, and this run wrote it.
  case new

  /// The frames have another size.
  case size

  /// The number of frames is different.
  case count

  /// The number of frames a second is different.
  case rate

  /// The golden was drawn with another font file; this takes precedence over differing pixels.
  case font = "font mismatch"

  /// There is a golden, but it cannot be compared.
  case unreadable = "unreadable golden"

  /// The words for one reel: `changed`, `of another size`.
  var words: String { words(for: 1) }

  /// Returns the words for a number of reels, without the number, such as `missing goldens`.
  func words(for count: Int) -> String {
    switch self {
    case .same, .within, .changed, .new: rawValue
    case .missing, .renamed, .font, .unreadable: rawValue + (count == 1 ? "" : "\(self == .font ? "e" : "")s")
    case .size: "of another size"
    case .count: "of another length"
    case .rate: "at another rate"
    }
  }

  /// The exit status: 0 for fine, 1 for different, 2 for a reel that could not be compared.
  public var severity: Int {
    switch self {
    case .same, .within, .new: 0
    case .changed, .missing, .size, .count, .rate, .font: 1
    case .renamed, .unreadable: 2
    }
  }
}
