/// What became of a reel's comparison with its golden.
public enum Verdict: String, Hashable, Sendable, CaseIterable {
  /// Every frame has the golden's pixels.
  case same

  /// Pixels of some frames differ, and a tolerance that the project gives a reason for lets them pass.
  case within = "within tolerance"

  /// Pixels of some frames differ.
  case changed

  /// There is no golden.
  case missing = "missing golden"

  /// There is no golden, and one that no reel of the scene has shows the same frames: the reel had another name.
  case renamed = "renamed reel"

  /// There was no golden, and this run wrote it.
  case new

  /// The frames have another size.
  case size

  /// Another number of frames.
  case count

  /// Another number of frames a second.
  case rate

  /// Drawn with another file of a font; told before pixels are blamed.
  case font = "font mismatch"

  /// A golden is there that cannot be compared with.
  case unreadable = "unreadable golden"

  /// What people read of one reel: `changed`, `of another size`.
  var words: String { words(for: 1) }

  /// Of so many reels: `2 missing goldens`, without the number.
  func words(for count: Int) -> String {
    switch self {
    case .same, .within, .changed, .new: rawValue
    case .missing, .renamed, .font, .unreadable: rawValue + (count == 1 ? "" : "\(self == .font ? "e" : "")s")
    case .size: "of another size"
    case .count: "of another length"
    case .rate: "at another rate"
    }
  }

  /// How bad it is, as a program answers: 0 fine, 1 different, 2 could not compare.
  public var severity: Int {
    switch self {
    case .same, .within, .new: 0
    case .changed, .missing, .size, .count, .rate, .font: 1
    case .renamed, .unreadable: 2
    }
  }
}
