import NavReelDocuments
import NavReelScene

/// The JSON Schema of a project's file, generated from the reader's own tables.
public enum ProjectSchema {
  /// Returns the schema, draft 2020-12; the same text every time.
  public static func json() -> String { FormFile.schema("NavReel project, version 1", tables) }

  /// Every kind of object; that of the file itself comes first.
  static let tables = [ProjectKeys.table, ToleranceKeys.table, LintLevelKeys.table]
}
