import NavReelDrawing

/// The JSON Schema of scene files, made from the reader's own tables.
public enum SceneSchema {
  /// Returns the schema, draft 2020-12; the same text every time.
  ///
  /// JSON has neither comments nor unquoted keys, so the schema describes a scene once it is parsed. It does not check
  /// references between parts of a scene, such as a reel's screens.
  public static func json() -> String {
    FormFile.schema("NavReel scene, version 1", tables, ["color": Form<Color>.definition])
  }

  /// Every kind of object, in the order of the documentation.
  static let tables: [ObjectTable] =
    [
      SceneKeys.table, DeviceKeys.table, LandscapeKeys.table, CutoutKeys.table, StatusBarKeys.table,
      FontsKeys.table, DefaultsKeys.table, ScreenKeys.table, BackKeys.table, ItemKeys.table, IconKeys.table,
      BarKeys.table, AppearanceKeys.table, BarImageKeys.table, GradientKeys.table, BarShadowKeys.table,
      FontKeys.table, TitleTextKeys.table, TextShadowKeys.table, ScrollKeys.table, ContentInsetKeys.table,
      HeaderKeys.table, ContentKeys.table, RowsKeys.table, ViewKeys.table, BarViewKeys.table, ShapeKeys.table,
      TransformKeys.table,
    ] + ReelKeys.tables + [AnimatorKeys.table, PartKeys.table, SpringKeys.table, LintKeys.table]

}

extension ObjectTable {
  /// The schema of an object of this kind.
  var schema: JSONText {
    let properties = entries.map { JSONText.Member($0.name, $0.describedSchema) }
    var members: [JSONText.Member] = [
      .init("type", .string("object")),
      .init("properties", .object(properties)),
    ]
    let required = entries.filter(\.isRequired).map(\.name)
    if !required.isEmpty { members.append(.init("required", .strings(required))) }
    if !oneOf.isEmpty {
      let choices = oneOf.map { JSONText.object(["required": .strings([$0])]) }
      members.append(.init("oneOf", .array(choices)))
    }
    members.append(.init("additionalProperties", .bool(false)))
    return .object(members)
  }

  /// The table of the documentation: key, value, default, meaning.
  package var markdown: String {
    func cell(_ text: String) -> String {
      text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }
    var lines = ["| key | value | default | |", "| --- | --- | --- | --- |"]
    for entry in entries.prefix(ownCount) {
      let standard = entry.isRequired ? "**required**" : entry.standard
      lines.append("| `\(entry.name)` | \(cell(entry.phrase)) | \(cell(standard)) | \(cell(entry.summary)) |")
    }
    return lines.joined(separator: "\n")
  }
}

extension ObjectTable.Entry {
  fileprivate var describedSchema: JSONText {
    guard case .object(let members) = schema, !summary.isEmpty else { return schema }
    return .object([.init("description", .string(summary))] + members)
  }
}
