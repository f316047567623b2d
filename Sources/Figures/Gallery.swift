public import NavReel

/// A folder of scenes to look at, chapter by chapter.
///
/// A chapter is a folder whose name begins with its number, as `0-wrnavigationbar`; an entry is a scene file in it.
public struct Gallery: Sendable {
  /// Scenes about one subject.
  public struct Chapter: Sendable {
    /// The folder's name.
    public let name: String

    /// By name.
    public let entries: [Entry]
  }

  /// One scene.
  public struct Entry: Sendable {
    /// The scene file's name without its endings; unique in the gallery.
    public let name: String

    /// The scene file.
    public let path: String
  }

  /// By name, at least one.
  public let chapters: [Chapter]

  /// Every entry, in the order of the chapters.
  public var entries: [Entry] { chapters.flatMap(\.entries) }

  /// Where the gallery lies below the root of a checkout.
  public static let place = "Fixtures/scenes/gallery"

  /// Reads the names; no scene is opened.
  ///
  /// - Throws: for a folder that cannot be read, one without scenes, and two scenes of one name.
  public init(folder: String) throws(StageError) {
    var chapters: [Chapter] = []
    do throws(FileError) {
      for name in try FileAccess.names(in: folder) {
        let path = FilePath.join(folder, name)
        guard FileAccess.isFolder(path) else { continue }
        let entries = try FileAccess.names(in: path).filter { $0.hasSuffix(Gallery.ending) }.map {
          Entry(name: String($0.dropLast(Gallery.ending.count)), path: FilePath.join(path, $0))
        }
        if !entries.isEmpty { chapters.append(Chapter(name: name, entries: entries)) }
      }
    } catch { throw .file(error) }
    self.chapters = chapters
    guard !chapters.isEmpty else { throw .request("\(folder): no folder in it has a file *\(Gallery.ending)") }
    var seen: Set<String> = []
    for entry in entries where !seen.insert(entry.name).inserted {
      throw .request("\(folder): two scenes are called \"\(entry.name)\"")
    }
  }

  /// Looks for the gallery of a checkout, from a file or folder upwards; nil without one.
  public static func find(from path: String) -> String? {
    guard var folder = FileAccess.resolved(path) else { return nil }
    while true {
      let candidate = FilePath.join(folder, place)
      if FileAccess.isFolder(candidate) { return candidate }
      let parent = FilePath.folder(of: folder)
      if parent == folder { return nil }
      folder = parent
    }
  }

  private static let ending = ".scene.json5"
}
