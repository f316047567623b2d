import NavReelDocuments
import NavReelDrawing
import NavReelMotion
import NavReelScene

/// The header, content and views of a page in the words of the scene file.
///
/// Goldens keep digests of it. It therefore depends on keys and values of the format alone, not on the names of
/// properties in Swift, and it leaves out values that are their defaults: a new key changes no golden of a scene
/// without it.
enum PageDescription {
  /// Returns the page of a screen.
  static func page(of screen: Screen) -> JSONText {
    object(
      ("header", screen.header.map(header)), ("content", content(screen.content)), ("views", views(screen.views)))
  }

  /// Returns an object of the members that are there.
  static func object(_ members: (String, JSONText?)...) -> JSONText {
    .object(members.compactMap { key, value in value.map { JSONText.Member(key, $0) } })
  }

  /// Returns the description of a value; nil for the default.
  static func unless<Value: Equatable>(
    _ standard: Value, _ value: Value, _ describe: (Value) -> JSONText
  ) -> JSONText? { value == standard ? nil : describe(value) }

  static func number(_ value: Double, unless standard: Double) -> JSONText? { unless(standard, value) { .number($0) } }

  /// Returns the description of a flag; nil for false.
  static func flag(_ value: Bool) -> JSONText? { value ? .bool(true) : nil }

  static func point(_ point: Point) -> JSONText { .array([.number(point.x), .number(point.y)]) }
  static func picture(_ image: ImageReference) -> JSONText { .string(image.path) }
}

/// Headers and content.
extension PageDescription {
  private static func header(_ header: Header) -> JSONText {
    let standard = Header(height: header.height)
    let least: Double? = if case .pinned(let least) = header.collapse { least } else { nil }
    return object(
      ("image", header.image.map(picture)), ("color", header.color.map(JSONText.color)),
      ("height", .number(header.height)), ("mode", unless(standard.mode, header.mode) { .string($0.rawValue) }),
      ("pullLimit", header.pullLimit.map(JSONText.number)), ("minHeight", least.map(JSONText.number)),
      ("blur", unless(standard.blur, header.blur, moving)), ("views", views(header.views)))
  }

  private static func content(_ content: Content) -> JSONText {
    let (rows, image): (JSONText?, JSONText?) =
      switch content.kind {
      case .empty: (nil, nil)
      case .rows(let rows): (self.rows(rows), nil)
      case .image(let image): (nil, picture(image))
      }
    return object(("rows", rows), ("image", image), ("color", content.backgroundColor.map(JSONText.color)))
  }

  private static func rows(_ rows: Content.Rows) -> JSONText {
    let standard = Content.Rows(count: rows.count)
    return object(
      ("count", .integer(rows.count)), ("height", number(rows.height, unless: standard.height)),
      ("titles", unless(standard.titles, rows.titles, JSONText.strings)),
      ("subtitles", unless(standard.subtitles, rows.subtitles, JSONText.strings)),
      ("icons", unless(standard.showsIcons, rows.showsIcons) { .bool($0) }),
      ("textColor", rows.textColor.map(JSONText.color)), ("color", rows.rowColor.map(JSONText.color)),
      ("separators", unless(standard.showsSeparators, rows.showsSeparators) { .bool($0) }))
  }
}

/// Values that move.
extension PageDescription {
  static func moving(_ value: Animated<Double>) -> JSONText { moving(value) { .number($0) } }
  static func moving(_ value: Animated<Color>) -> JSONText { moving(value, JSONText.color) }
  static func moving(_ value: Animated<String>) -> JSONText { moving(value) { .string($0) } }

  private static func moving<Value>(_ value: Animated<Value>, _ describe: (Value) -> JSONText) -> JSONText {
    switch value {
    case .constant(let value): return describe(value)
    case .track(let driver, let track): return object((driver.rawValue, self.track(track, describe)))
    case .triggers(let initial, let triggers):
      let list = triggers.map { JSONText.array([.number($0.offset), describe($0.value), .number($0.duration)]) }
      return object(("trigger", .array(list)), ("initial", describe(initial)))
    // A function has no text; its steps are all that is known of it.
    case .function(let function): return object(("function", .array(function.steps.map(JSONText.number))))
    }
  }

  private static func track<Value>(_ track: Track<Value>, _ describe: (Value) -> JSONText) -> JSONText {
    let keys = JSONText.array(track.keys.map { .array([.number($0.input), describe($0.value)]) })
    let (curve, spring): (JSONText?, JSONText?) =
      switch track.interpolation {
      case .linear: (nil, nil)
      case .step: (.string("step"), nil)
      case .curve(.linear): (.string("linear"), nil)
      case .curve(.bezier(let x1, let y1, let x2, let y2)): (.array([x1, y1, x2, y2].map(JSONText.number)), nil)
      case .spring(let spring):
        (nil, .array([spring.angularFrequency, spring.dampingRatio, spring.initialVelocity].map(JSONText.number)))
      }
    return object(
      ("keys", keys), ("curve", curve), ("spring", spring), ("hysteresis", number(track.hysteresis, unless: 0)))
  }
}
