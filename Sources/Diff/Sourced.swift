/// A value and its source, so that a setting in force can be printed with its reason.
public struct Sourced<Value> {
  /// The value in force.
  public var value: Value

  /// The source in words: `command line`, `navreel.json5:12: the simulator's clock`.
  public var source: String

  public init(_ value: Value, from source: String) {
    self.value = value
    self.source = source
  }
}

extension Sourced: Equatable where Value: Equatable {}
extension Sourced: Hashable where Value: Hashable {}
extension Sourced: Sendable where Value: Sendable {}
