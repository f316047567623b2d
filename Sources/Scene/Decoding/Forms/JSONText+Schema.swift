extension JSONText {
  /// Returns a reference to a named part of the schema.
  static func reference(_ name: String) -> JSONText { .object(["$ref": .string("#/$defs/" + name)]) }

  static func anyOf(_ choices: [JSONText]) -> JSONText { .object(["anyOf": .array(choices)]) }
}
