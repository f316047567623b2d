import NavReelDocuments

/// The reason why a reel cannot be played in a scene. A reel that was read from the same file as its scene always can.
public enum TimelineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A reel names a screen that the scene does not have.
  case unknownScreen(String, reel: String, known: [String])

  /// A reel names an animator that the scene does not have.
  case unknownAnimator(String, reel: String, known: [String])

  /// A reel names an animator that is made for the other operation.
  case wrongOperation(animator: String, for: Reel.Operation, reel: String)

  /// A hold or a duration is negative or not a number.
  case invalidDuration(Double, reel: String)

  /// The threshold of a swipe is outside 0…1.
  case invalidThreshold(Double, reel: String)

  /// A film lasts longer than its scene allows: more than ``Scene/longestFilm``, or more than 600 seconds.
  case filmTooLong(Double, reel: String, limit: Double)

  /// A finger is outside 0 to 1.1 page widths.
  case fingerOutOfReach(Double, reel: String)

  public var description: String {
    switch self {
    case .unknownScreen(_, let reel, _), .unknownAnimator(_, let reel, _), .wrongOperation(_, _, let reel),
      .invalidDuration(_, let reel), .invalidThreshold(_, let reel), .filmTooLong(_, let reel, _),
      .fingerOutOfReach(_, let reel):
      "reels.\(reel): \(message)"
    }
  }

  /// The problem, without the reel's name.
  var message: String {
    switch self {
    case .unknownScreen(let name, _, let known):
      "there is no screen \"\(name)\"; the scene has \(TimelineError.list(known))"
    case .unknownAnimator(let name, _, let known):
      "there is no animator \"\(name)\"; the scene has \(TimelineError.list(known))"
    case .wrongOperation(let animator, let operation, _):
      "the animator \"\(animator)\" is made for a \(operation.rawValue), and this is a "
        + (operation == .push ? Reel.Operation.pop : .push).rawValue
    case .invalidDuration(let seconds, _):
      "a hold or duration must be 0 seconds or more, and finite, got \(seconds)"
    case .invalidThreshold(let threshold, _):
      "a threshold must be a number from 0 to 1, got \(threshold)"
    case .filmTooLong(let seconds, _, let limit):
      TimelineError.tooLong((seconds * 1000).rounded() / 1000, limit)
    case .fingerOutOfReach(let place, _):
      "a finger must be at \(JSON5Value.text(of: Reel.fingerReach.lowerBound)) to "
        + "\(JSON5Value.text(of: Reel.fingerReach.upperBound)) page widths, got \(place)"
    }
  }

  private static func tooLong(_ seconds: Double, _ limit: Double) -> String {
    let fault =
      "the film lasts \(JSON5Value.text(of: seconds)) seconds, at most \(JSON5Value.text(of: limit)) are drawn"
    guard seconds <= Reel.longestFilm else { return fault }
    return fault + "; for a film of that length let the scene say longestFilm: "
      + JSON5Value.text(of: seconds.rounded(.up))
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
