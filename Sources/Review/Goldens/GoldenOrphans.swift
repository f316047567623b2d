import NavReelDocuments
public import NavReel
public import NavReelScene

/// Goldens that no reel has, because their scenes or reels were removed or renamed.
public struct GoldenOrphans: Sendable {
  /// The folder of the goldens.
  public let store: GoldenStore

  /// The reels of each scene, by the scene's name.
  private var reels: [String: Set<String>] = [:]

  /// The names of all variants; nil if they are not known.
  private let variants: Set<String>?

  /// True if there are no other scenes, so that goldens of others are orphans too.
  private let isWhole: Bool

  /// - Parameters:
  ///   - scenes: the paths of scene files.
  ///   - variants: all variants; nil if they are not known: the golden of any variant then counts as a reel's.
  ///   - isWhole: true if there are no other scenes, so that goldens of others are orphans too.
  /// - Throws: for a scene that cannot be read, as all its goldens would seem to be orphans.
  public init(
    _ store: GoldenStore, scenes: [String], variants: [SceneVariant]?, isWhole: Bool
  ) throws(StageError) {
    self.store = store
    self.variants = variants.map { Set($0.map(\.name)) }
    self.isWhole = isWhole
    for path in scenes {
      let scene = PlannedScene(.init(path: path), clash: nil)
      let outline: SceneOutline
      do throws(StageError) { outline = try scene.outline() } catch {
        switch error {
        case .document, .file: throw error  // these name their file
        default: throw .request(scene.placed(error.description))
        }
      }
      reels[outline.name, default: []].formUnion(outline.reels)
    }
  }

  /// The goldens to remove, and files that are left because their origin is unknown.
  public struct Finding: Hashable, Sendable {
    /// The orphans, ascending by id.
    public var orphans: [GoldenAddress] = []

    /// The files that look like goldens but were not made by this tool, each with the reason.
    public var foreign: [GoldenFault] = []

    /// Creates an empty finding.
    public init() {}

    /// Returns a JSON object with `schema`, `orphans[]` (ids), `removed`, and `left[]` {`file`, `reason`}.
    ///
    /// - Parameter isRemoved: true if the orphans were removed.
    public func json(isRemoved: Bool) -> String {
      JSONText.object([
        "schema": .integer(1), "orphans": .strings(orphans.map(\.id)), "removed": .bool(isRemoved),
        "left": .array(foreign.map { .object(["file": .string($0.path), "reason": .string($0.reason)]) }),
      ]).text
    }
  }

  /// Returns the goldens of a scene in one variant that no reel has, by id.
  ///
  /// - Throws: when the goldens cannot be listed.
  static func of(
    _ store: GoldenStore, scene: String, variant: String, reels: [String]
  ) throws(FileError) -> [GoldenAddress] {
    let folder = FilePath.join(FilePath.join(store.folder, scene), variant)
    guard try FileAccess.isNamed(folder), FileAccess.isFolder(folder), !FileAccess.isLink(folder) else { return [] }
    let reels = Set(reels)
    return Set(try store.goldens(scene, variant: variant)).filter { address in
      !reels.contains(address.owner) && isOurs(address, in: store)
    }.sorted { $0.id < $1.id }
  }

  /// Returns the goldens of scenes that do not exist, and of variants that scenes are not drawn in, by id.
  ///
  /// - Parameters:
  ///   - scenes: the names of all scenes.
  ///   - variants: the names of all variants; nil if they are not known.
  /// - Throws: when a folder cannot be listed.
  static func strangers(
    _ store: GoldenStore, scenes: Set<String>, variants: Set<String>?
  ) throws(FileError) -> [GoldenAddress] {
    guard try FileAccess.isNamed(store.folder) else { return [] }
    return try store.all().filter { address in
      let isKnown = scenes.contains(address.scene) && variants?.contains(address.variant) != false
      return !isKnown && isOurs(address, in: store)
    }
  }

  /// Returns false for files from other sources, and for copies of a golden under another name: no run put them there.
  private static func isOurs(_ address: GoldenAddress, in store: GoldenStore) -> Bool {
    do throws(GoldenFault) { _ = try store.record(address) } catch { return false }
    return true
  }

  /// Searches the whole folder.
  ///
  /// - Throws: when a folder cannot be listed.
  public func find() throws(FileError) -> Finding {
    var finding = Finding()
    for address in try store.all() where isOrphan(address) {
      do throws(GoldenFault) {
        _ = try store.record(address)
        finding.orphans.append(address)
      } catch { finding.foreign.append(error) }
    }
    return finding
  }

  /// Removes a golden, and the folders that are empty without it.
  public func remove(_ address: GoldenAddress) throws(FileError) { try store.remove(address) }

  private func isOrphan(_ address: GoldenAddress) -> Bool {
    guard let reels = reels[address.scene] else { return isWhole }
    if let variants, !variants.contains(address.variant) { return true }
    return !reels.contains(address.owner)
  }
}
