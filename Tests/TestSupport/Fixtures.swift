import NavReelCodecs
public import NavReelDrawing
public import Foundation

/// The files that tests read: `Fixtures` at the root of the package, found from where this file was compiled.
public enum Fixtures {
  /// The root of the package.
  public static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// `Fixtures`.
  public static let folder = package.appending(path: "Fixtures")

  /// The path of a fixture, such as `scenes/forest.scene.json5`.
  public static func path(_ name: String) -> String { folder.appending(path: name).path }

  /// The bytes of a fixture, such as `scenes/pictures/forest.png`.
  public static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: name)))
  }

  /// A PNG or JPEG fixture, decoded.
  public static func pixmap(_ name: String) throws -> Pixmap { try decodePicture(bytes(name)).pixmap }
}
