extension Form {
  /// Returns the form of a list of values of one form.
  package static func list<Element>(of element: Form<Element, Reader>, _ noun: String, count: ClosedRange<Int>) -> Form
  where Value == [Element] {
    let (read, meant) = (element.read, element.meant)
    let schema = JSONText.object([
      "type": .string("array"), "items": element.schema, "minItems": .number(Double(count.lowerBound)),
      "maxItems": .number(Double(count.upperBound)),
    ])
    return Form("a list of " + noun, schema: schema, definitions: element.definitions) { node, reader in
      guard let elements = node.elements else {
        let one = meant(node) ?? (node.members != nil ? "{…}" : node.isNull ? " … " : node.summary)
        reader.expected("a list of " + noun, at: node, cure: "write [\(one)]")
        return nil
      }
      guard count.contains(elements.count) else {
        reader.report(
          "expected \(count.lowerBound) to \(count.upperBound) \(noun), got \(elements.count)", at: node)
        return nil
      }
      let values = elements.compactMap { read($0, reader) }
      return values.count == elements.count ? values : nil
    }
  }

  /// Returns the form of a list of exactly `count` values of one form; `phrase` shows what each is: `[x, y]`.
  package static func tuple<Element>(_ phrase: String, of element: Form<Element, Reader>, count: Int) -> Form
  where Value == [Element] {
    let read = element.read
    let schema = JSONText.object([
      "type": .string("array"), "items": element.schema, "minItems": .number(Double(count)),
      "maxItems": .number(Double(count)),
    ])
    return Form(phrase, schema: schema, definitions: element.definitions) { node, reader in
      guard let elements = node.elements, elements.count == count else {
        reader.expected(phrase, at: node)
        return nil
      }
      let values = elements.compactMap { read($0, reader) }
      return values.count == count ? values : nil
    }
  }

  /// Returns the form of an object read by its table, which is called `name` in the schema.
  ///
  /// The table is used only when something is read, so that an object may contain its own kind.
  ///
  /// - Parameter meant: returns the object that was probably meant by a value of another type, for messages.
  package static func object(
    _ name: String, _ noun: String, meant: @escaping @Sendable (Node) -> String? = { _ in nil },
    read: @escaping @Sendable (Node, Reader) -> Value?
  ) -> Form {
    Form(noun, schema: .reference(name), meant: meant) { node, reader in
      guard node.members != nil || meant(node) == nil else {
        reader.expected(noun, at: node, cure: meant(node).map { "write \($0)" })
        return nil
      }
      return read(node, reader)
    }
  }
}
