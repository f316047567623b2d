/// A value computed from the content offset, for scenes built in Swift; a scene file uses tracks instead.
///
///     screen.scroll.backgroundAlpha = .function(OffsetFunction { ($0 + 480) / 64 })
///
/// It must return the same value for an offset on every call and every thread. Two functions are equal if one is a copy
/// of the other.
public struct OffsetFunction<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The offsets at which the value jumps, in points, ascending; between them it is continuous. Default: none.
  public let steps: [Double]

  private let body: Body

  private final class Body: Sendable {
    let value: @Sendable (Double) -> Value
    init(_ value: @escaping @Sendable (Double) -> Value) { self.value = value }
  }

  public init(steps: [Double] = [], _ value: @escaping @Sendable (Double) -> Value) {
    self.steps = steps.filter(\.isFinite).sorted()
    body = Body(value)
  }

  /// Returns the value at a content offset in points.
  public func callAsFunction(_ offset: Double) -> Value { body.value(offset) }

  public static func == (a: OffsetFunction, b: OffsetFunction) -> Bool { a.body === b.body && a.steps == b.steps }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(body)) }
}

extension OffsetFunction: CustomStringConvertible {
  public var description: String { "a function of the offset with steps at \(steps)" }
}
