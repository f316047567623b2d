import NavReelDrawing

/// Texts about visible values.
enum ValueWords {
  /// `bar: #00aff0 → #ffffff`, `title.home: alpha 1 → 0`, `page.home moves by 44 points`
  static func change(_ key: SeenValues.Key, _ a: SeenValues.Value?, _ b: SeenValues.Value?) -> String {
    switch key.aspect {
    case .alpha: return "\(key.subject): alpha \(share(a?.numbers[0] ?? 0)) → \(share(b?.numbers[0] ?? 0))"
    case .color:
      guard let a, let b else { return key.subject }
      // Uses the ground on which more of the change is visible.
      let difference = a.numbers - b.numbers
      let (dark, light) = (
        (0..<3).map { abs(difference[$0]) }.max() ?? 0, (3..<6).map { abs(difference[$0]) }.max() ?? 0
      )
      let start = light > dark ? 3 : 0
      let ground = abs(light - dark) < 0.01 ? "" : start == 3 ? " over white" : " over black"
      return "\(key.subject): \(color(a.numbers, start)) → \(color(b.numbers, start))\(ground)"
    case .place:
      guard let a, let b else { return key.subject }
      let d = b.numbers - a.numbers
      let (move, growth) = (max(abs(d[0]), abs(d[1])), max(abs(d[2]), abs(d[3])))
      let verb = move >= growth ? "moves" : "changes its size"
      return "\(key.subject) \(verb) by \(points(max(move, growth))) points"
    }
  }

  static func share(_ value: Double) -> String { number((value * 100).rounded() / 100) }

  static func points(_ value: Double) -> String { number((value * 10).rounded() / 10) }

  /// Returns the ratio to a hundredth, rounded down, so that 2.999 does not read as the 3 that it fails.
  static func ratio(_ value: Double) -> String { number((value * 100 + 1e-9).rounded(.down) / 100) + ":1" }

  /// `#rrggbb`
  static func color(_ numbers: SIMD8<Double>, _ start: Int = 0) -> String {
    String(
      Color(red: numbers[start], green: numbers[start + 1], blue: numbers[start + 2]).description.dropLast(2))
  }
}
