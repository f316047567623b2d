/// Why a reel cannot be played in a scene. A reel that was read from the same file as its scene always can.
public enum TimelineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A reel names a screen that the scene does not have.
  case unknownScreen(String, reel: String, known: [String])

  /// A reel names an animator that the scene does not have.
  case unknownAnimator(String, reel: String, known: [String])

  /// A reel names an animator that is made for the other operation.
  case wrongOperation(animator: String, for: Reel.Operation, reel: String)

  /// A hold or a duration is negative or not a number.
  case invalidDuration(Double, reel: String)

  /// The threshold of a swipe lies outside 0…1.
  case invalidThreshold(Double, reel: String)

  public var description: String {
    switch self {
    case .unknownScreen(let name, let reel, let known):
      "reels.\(reel): there is no screen \"\(name)\"; the scene has \(TimelineError.list(known))"
    case .unknownAnimator(let name, let reel, let known):
      "reels.\(reel): there is no animator \"\(name)\"; the scene has \(TimelineError.list(known))"
    case .wrongOperation(let animator, let operation, let reel):
      "reels.\(reel): the animator \"\(animator)\" is made for a \(operation.rawValue), and the reel does the other"
    case .invalidDuration(let seconds, let reel):
      "reels.\(reel): a hold or duration must be 0 seconds or more, and finite, got \(seconds)"
    case .invalidThreshold(let threshold, let reel):
      "reels.\(reel): a threshold must be a number from 0 to 1, got \(threshold)"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
