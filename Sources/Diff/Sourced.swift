/// A value and where it came from, so that what is in force can be printed with its reason.
public struct Sourced<Value> {
  /// What is in force.
  public var value: Value

  /// In words for people: `command line`, `navreel.json5:12: the simulator's clock`.
  public var source: String

  public init(_ value: Value, from source: String) {
    self.value = value
    self.source = source
  }
}

extension Sourced: Equatable where Value: Equatable {}
extension Sourced: Hashable where Value: Hashable {}
extension Sourced: Sendable where Value: Sendable {}
