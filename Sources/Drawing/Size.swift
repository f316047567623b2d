/// An extent in the plane. Neither side may be negative.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  @inlinable
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  public static let zero = Size(0, 0)

  /// True when a side is zero, so that nothing can be drawn.
  @inlinable public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Returns the scale at which this size just fills a box of another, cutting its overhang. Neither side may be zero.
  @inlinable public func scale(filling box: Size) -> Double { max(box.width / width, box.height / height) }
}
