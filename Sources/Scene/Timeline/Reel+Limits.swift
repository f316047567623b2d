import NavReelMotion

// Limits of every reel, read from a file or built in Swift.

extension Reel {
  /// The length of the longest film, in seconds, whatever its scene says.
  static let longestFilm = 600.0

  /// The range of a finger, in page widths: past the edge by a tenth.
  static let fingerReach = 0.0...1.1

  /// Throws for a film longer than its scene's ``Scene/longestFilm``, which was most likely meant in milliseconds.
  func checkLength(_ seconds: Double, in longest: Double) throws(TimelineError) {
    let limit = min(longest, Reel.longestFilm)
    guard seconds <= limit else { throw .filmTooLong(seconds, reel: name, limit: limit) }
  }

  /// Throws for a finger that leaves the page.
  func checkFinger(_ finger: Track<Double>) throws(TimelineError) {
    for key in finger.keys where !Reel.fingerReach.contains(key.value) {
      throw .fingerOutOfReach(key.value, reel: name)
    }
  }
}
