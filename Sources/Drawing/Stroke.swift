/// The style of a line along a path.
public struct Stroke: Hashable, Sendable {
  public enum Cap: String, Hashable, Sendable { case butt, round, square }
  public enum Join: String, Hashable, Sendable { case miter, round, bevel }

  /// The full width, half on each side of the path. Greater than zero.
  public var width: Double

  /// The shape of the ends. Default: `butt`.
  public var cap: Cap

  /// The shape of the corners. Default: `miter`.
  public var join: Join

  /// The limit, in half widths, beyond which a miter becomes a bevel. At least 1; default 10, as in Core Graphics.
  public var miterLimit: Double

  public init(width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }
}
