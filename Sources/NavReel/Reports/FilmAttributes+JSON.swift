import NavReelDocuments
import NavReelDrawing
import NavReelMotion
import NavReelScene

extension FilmAttributes {
  /// All attributes as JSON on one line, for web pages. Keys may be added but never removed.
  ///
  /// `scene`, `reel`, `rate` (such as `"60"`), `times` (seconds), `marks[]` {`time`, `label`}, and `attributes[]`:
  /// {`name`, `label`, `kind` (number, color, word), `unit` (none, points, fraction, degrees, factor), `constant`,
  /// `values`}. A value is a number, `"#rrggbbaa"` or a word, or null if there is none. An attribute that is the same
  /// in every frame has a single value.
  public var json: String {
    JSONText.object([
      "scene": .string(scene), "reel": .string(reel), "rate": .string(rate.description),
      "times": .array(times.map { .number($0.value) }),
      "marks": .array(marks.map { .object(["time": .number($0.time.value), "label": .string($0.label)]) }),
      "attributes": .array(attributes.map(FilmAttributes.json)),
    ]).line
  }

  private static func json(_ attribute: FilmAttribute) -> JSONText {
    .object([
      "name": .string(attribute.name), "label": .string(attribute.label), "kind": .string(attribute.kind.rawValue),
      "unit": .string(attribute.unit.rawValue), "constant": .bool(attribute.isConstant),
      "values": .array(values(attribute)),
    ])
  }

  private static func values(_ attribute: FilmAttribute) -> [JSONText] {
    let values: [JSONText] =
      switch attribute.curve {
      case .numbers(let values): values.map { .optional($0) { .number($0) } }
      case .colors(let values): values.map { .optional($0) { .color($0) } }
      case .words(let values): values.map { .optional($0) { .string($0) } }
      }
    guard let first = values.first, values.allSatisfy({ $0 == first }) else { return values }
    return [first]
  }
}
