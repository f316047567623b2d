import NavReelDrawing

/// A member of an object whose keys are names chosen by the scene.
struct NamedValue<Value> {
  let name: String
  let place: Node
  let value: Value
}

extension Form {
  /// Returns the form of a list of values of one form.
  package static func list<Element>(of element: Form<Element>, _ noun: String, count: ClosedRange<Int>) -> Form
  where Value == [Element] {
    let (read, meant) = (element.read, element.meant)
    let schema = JSONText.object([
      "type": .string("array"), "items": element.schema, "minItems": .number(Double(count.lowerBound)),
      "maxItems": .number(Double(count.upperBound)),
    ])
    return Form("a list of " + noun, schema: schema, definitions: element.definitions) { node, decoder in
      guard let elements = node.elements else {
        let one = meant(node) ?? (node.members != nil ? "{…}" : node.isNull ? " … " : node.summary)
        decoder.expected("a list of " + noun, at: node, cure: "write [\(one)]")
        return nil
      }
      guard count.contains(elements.count) else {
        decoder.report(
          "expected \(count.lowerBound) to \(count.upperBound) \(noun), got \(elements.count)", at: node)
        return nil
      }
      let values = elements.compactMap { read($0, decoder) }
      return values.count == elements.count ? values : nil
    }
  }

  /// Returns the form of a list of exactly `count` values of one form; `phrase` shows what each is: `[x, y]`.
  package static func tuple<Element>(_ phrase: String, of element: Form<Element>, count: Int) -> Form
  where Value == [Element] {
    let read = element.read
    let schema = JSONText.object([
      "type": .string("array"), "items": element.schema, "minItems": .number(Double(count)),
      "maxItems": .number(Double(count)),
    ])
    return Form(phrase, schema: schema, definitions: element.definitions) { node, decoder in
      guard let elements = node.elements, elements.count == count else {
        decoder.expected(phrase, at: node)
        return nil
      }
      let values = elements.compactMap { read($0, decoder) }
      return values.count == count ? values : nil
    }
  }

  /// Returns the form of an object whose keys are names chosen by the scene, in the order of the file.
  static func named<Element>(_ noun: String, _ element: Form<Element>, limit: Int) -> Form
  where Value == [NamedValue<Element>] {
    let read = element.read
    let schema = JSONText.object([
      "type": .string("object"), "additionalProperties": element.schema, "maxProperties": .number(Double(limit)),
    ])
    return Form("{name: \(element.phrase), …}", schema: schema, definitions: element.definitions) { node, decoder in
      guard let members = node.members else {
        let cure = node.elements?.isEmpty == false ? "give each a name in place of a list" : nil
        decoder.expected("{name: \(element.phrase), …}", at: node, cure: cure)
        return nil
      }
      guard members.count <= limit else {
        decoder.report("expected at most \(limit) \(noun), got \(members.count)", at: node)
        return nil
      }
      return members.compactMap { member in
        decoder.checkName(member)
        return read(member.node, decoder).map { NamedValue(name: member.key, place: member.node, value: $0) }
      }
    }
  }

  /// Returns the form of an object read by its table, which is called `name` in the schema.
  ///
  /// The table is used only when something is read, so that an object may contain its own kind.
  ///
  /// - Parameter meant: returns the object that was probably meant by a value of another type, for messages.
  package static func object(
    _ name: String, _ noun: String, meant: @escaping @Sendable (Node) -> String? = { _ in nil },
    read: @escaping @Sendable (Node, SceneDecoder) -> Value?
  ) -> Form {
    Form(noun, schema: .reference(name), meant: meant) { node, decoder in
      guard node.members != nil || meant(node) == nil else {
        decoder.expected(noun, at: node, cure: meant(node).map { "write \($0)" })
        return nil
      }
      return read(node, decoder)
    }
  }
}

extension Form where Value == Point {
  /// Returns the form of `[x, y]`.
  static func point(_ phrase: String, min: Double? = nil, max: Double? = nil) -> Form {
    Form<[Double]>.tuple(phrase, of: .number(min: min, max: max), count: 2).map { Point($0[0], $0[1]) }
  }

  /// A point in a box whose corners are `[0, 0]` and `[1, 1]`; it may be outside.
  static let anchor = Form.point("[x, y] in the unit square", min: -10, max: 10)
}
