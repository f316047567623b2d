/// The style of a line along a path.
public struct Stroke: Hashable, Sendable {
  public enum Cap: String, Hashable, Sendable { case butt, round, square }
  public enum Join: String, Hashable, Sendable { case miter, round, bevel }

  /// Whole width, half to each side. Greater than zero.
  public var width: Double

  /// Default: `butt`.
  public var cap: Cap

  /// Default: `miter`.
  public var join: Join

  /// A miter longer than this many half widths becomes a bevel. At least 1; default 10, as in Core Graphics.
  public var miterLimit: Double

  public init(width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }
}
