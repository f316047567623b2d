extension JSONText {
  /// Returns a reference to a named part of the schema.
  package static func reference(_ name: String) -> JSONText { .object(["$ref": .string("#/$defs/" + name)]) }

  package static func anyOf(_ choices: [JSONText]) -> JSONText { .object(["anyOf": .array(choices)]) }
}
