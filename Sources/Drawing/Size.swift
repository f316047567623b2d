/// A width and a height, neither of them negative.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  @inlinable
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  public static let zero = Size(0, 0)

  /// True if a side is zero, so that there is nothing to draw.
  @inlinable public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Returns the scale at which this size just fills a box of another, cutting its overhang. Neither side may be zero.
  @inlinable public func scale(filling box: Size) -> Double { max(box.width / width, box.height / height) }
}
