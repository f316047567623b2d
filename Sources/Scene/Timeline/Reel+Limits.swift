import NavReelMotion

// Bounds that hold for every reel, read from a file or built in Swift.

extension Reel {
  /// No film is longer, in seconds, whatever its scene says.
  static let longestFilm = 600.0

  /// Where a finger may be, in page widths: past the edge by a tenth.
  static let fingerReach = 0.0...1.1

  /// Fails for a film that lasts longer than its scene's ``Scene/longestFilm``: one that does was most likely meant in
  /// milliseconds.
  func checkLength(_ seconds: Double, in longest: Double) throws(TimelineError) {
    let limit = min(longest, Reel.longestFilm)
    guard seconds <= limit else { throw .filmTooLong(seconds, reel: name, limit: limit) }
  }

  /// Fails for a finger that leaves the page.
  func checkFinger(_ finger: Track<Double>) throws(TimelineError) {
    for key in finger.keys where !Reel.fingerReach.contains(key.value) {
      throw .fingerOutOfReach(key.value, reel: name)
    }
  }
}
