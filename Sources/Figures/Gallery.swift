public import NavReel

/// A folder of scenes to browse, chapter by chapter.
///
/// A chapter is a folder, an entry a scene file in it. The first line of a chapter's `about.txt` is its title; the
/// others describe it.
public struct Gallery: Sendable {
  /// Scenes about one subject.
  public struct Chapter: Sendable {
    /// The title; the folder's name if it has no `about.txt`.
    public let title: String

    /// The description; empty for none.
    public let about: String

    /// The entries, by name.
    public let entries: [Entry]
  }

  /// One scene.
  public struct Entry: Sendable {
    /// The scene file's name without its extensions; unique in the gallery.
    public let name: String

    /// The path of the scene file.
    public let path: String
  }

  /// The chapters, by name; at least one.
  public let chapters: [Chapter]

  /// Every entry, in the order of the chapters.
  public var entries: [Entry] { chapters.flatMap(\.entries) }

  /// The gallery's path below the root of a checkout.
  public static let place = "Fixtures/scenes/gallery"

  /// Reads the names without opening a scene.
  ///
  /// - Throws: for an unreadable folder, a folder without scenes, and two scenes of the same name.
  public init(folder: String) throws(StageError) {
    var chapters: [Chapter] = []
    do throws(FileError) {
      for name in try FileAccess.names(in: folder) {
        let path = FilePath.join(folder, name)
        guard FileAccess.isFolder(path) else {
          if name.hasSuffix(Gallery.ending) {
            throw FileError(path: path, reason: "lies beside the chapters; put it into a folder, which makes a chapter")
          }
          continue
        }
        let files = try FileAccess.names(in: path).filter {
          $0.hasSuffix(Gallery.ending) && !FileAccess.isFolder(FilePath.join(path, $0))
        }
        let entries = files.map {
          Entry(name: String($0.dropLast(Gallery.ending.count)), path: FilePath.join(path, $0))
        }
        if !entries.isEmpty { chapters.append(try Gallery.chapter(name, path, entries)) }
      }
    } catch { throw .file(error) }
    self.chapters = chapters
    guard !chapters.isEmpty else { throw .request("\(folder): no folder in it has a file *\(Gallery.ending)") }
    var seen: [String: Entry] = [:]
    for entry in entries {
      // Each entry gets a folder beside the page.
      if entry.name.hasPrefix(".") || entry.name.isEmpty || entry.name == "index.html" {
        throw .request("\(entry.path): an entry cannot be called \"\(entry.name)\"; rename the file")
      }
      if let other = seen.updateValue(entry, forKey: SceneName.folded(entry.name)) {
        throw .request(
          other.name == entry.name
            ? "\(other.path) and \(entry.path) have one name; an entry has a name of its own"
            : "the names of \(other.path) and \(entry.path) are too alike: \(SceneName.clashPhrase); rename one of them"
        )
      }
    }
  }

  private static func chapter(_ name: String, _ path: String, _ entries: [Entry]) throws(FileError) -> Chapter {
    let file = FilePath.join(path, "about.txt")
    guard FileAccess.exists(file) else { return Chapter(title: name, about: "", entries: entries) }
    let lines = String(decoding: try FileAccess.read(file, limit: 1 << 16), as: UTF8.self).split(separator: "\n")
    return Chapter(
      title: lines.first.map(String.init) ?? name, about: lines.dropFirst().joined(separator: " "), entries: entries)
  }

  /// Searches for a checkout's gallery, from a file or folder upwards; returns nil if there is none.
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
