/// The limits on the contents of a scene.
enum Limits {
  /// The limit on any time in a film.
  static let seconds = Reel.longestFilm
  static let screens = 64
  static let reels = 256
  static let animators = 64
  static let rows = 10_000
  static let keys = 10_000
  static let items = 8
  static let views = 256
  static let viewDepth = 16
  static let stops = 64
  static let pathLength = 1024
  static let drawingLength = 20_000

  /// The greatest length of a drawing's outline, in multiples of its box's longer side. An icon's is some ten times,
  /// that of a map or a dense pattern a hundred.
  static let drawingTimes = 1000.0

  /// The pixels of a frame: the same limit as for pictures that are read.
  static let pixels = 64_000_000.0
}
