import NavReelDrawing
public import NavReelScene

/// A state as a list of named numbers and words, for tests that compare states near each other.
///
/// Colours are taken premultiplied, for a clear colour has no hue; what is invisible counts as not there.
public struct FlatState {
  /// What is not a number, by its place in the state.
  public private(set) var words: [String] = []

  /// The places of the numbers.
  public private(set) var names: [String] = []
  public private(set) var numbers: [Double] = []

  public init(_ state: FrameState) {
    var state = state
    state.time = 0
    state.phase = .running
    for (index, number) in FlatBackground(state.backgrounds).numbers.enumerated() {
      names.append("background.\(index)")
      numbers.append(number)
    }
    state.backgrounds = []
    add("", state)
  }

  /// Returns the largest difference of two states, infinite where they are not built alike.
  ///
  /// Lengths count in units of a hundred points, so that a point is as small as a level of alpha.
  public func difference(from other: FlatState) -> Double {
    guard words == other.words && names == other.names else { return .infinity }
    return zip(numbers, other.numbers).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }

  /// The name of the number that differs most.
  public func worst(against other: FlatState) -> String {
    guard words == other.words && names == other.names else {
      return "\(Set(words + names).symmetricDifference(Set(other.words + other.names)).sorted().prefix(4))"
    }
    let pairs = zip(names, zip(numbers, other.numbers).map { abs($0 - $1) })
    return pairs.max { $0.1 < $1.1 }.map { "\($0.0) by \($0.1)" } ?? ""
  }

  private mutating func add(_ name: String, _ value: Any) {
    switch value {
    case let number as Double:
      names.append(name)
      numbers.append(Self.isUnit(name) ? number : number / 100)
    case let color as Color:
      for (part, component) in [("r", color.red), ("g", color.green), ("b", color.blue)] {
        names.append(name + "." + part)
        numbers.append(component * color.alpha)
      }
      names.append(name + ".a")
      numbers.append(color.alpha)
    case let text as String: words.append(name + "=" + text)
    case let flag as Bool: words.append("\(name)=\(flag)")
    case let whole as Int: words.append("\(name)=\(whole)")
    default:
      let mirror = Mirror(reflecting: value)
      if mirror.children.isEmpty { words.append("\(name)=\(value)") }
      for (index, child) in mirror.children.enumerated() { add(name + "." + (child.label ?? "\(index)"), child.value) }
    }
  }

  private static func isUnit(_ name: String) -> Bool {
    ["lpha", "rogress", "dim", "shadow", "ravel", "scale", "shrink"].contains { name.hasSuffix($0) }
  }
}
