import NavReelDocuments

/// A member of an object whose keys are names chosen by the scene.
struct NamedValue<Value> {
  let name: String
  let place: Node
  let value: Value
}

extension Form where Reader == SceneDecoder {
  /// Returns the form of an object whose keys are names chosen by the scene, in the order of the file.
  static func named<Element>(_ noun: String, _ element: Form<Element>, limit: Int) -> Self
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
}
