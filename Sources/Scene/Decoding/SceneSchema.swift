import NavReelDocuments
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
