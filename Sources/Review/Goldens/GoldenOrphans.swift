public import NavReel
public import NavReelScene

/// Goldens that no reel has: of scenes and reels that were removed or renamed.
public struct GoldenOrphans: Sendable {
  /// Where the goldens lie.
  public let store: GoldenStore

  /// The reels of each scene, by the scene's name.
  private var reels: [String: Set<String>] = [:]

  /// Names of variants; nil where it is not known which there are.
  private let variants: Set<String>?

  /// True when the scenes are all there are, so that goldens of other scenes are orphans too.
  private let isWhole: Bool

  /// - Parameters:
  ///   - scenes: files of scenes.
  ///   - variants: those that there are; nil where nobody said so: a golden of any variant is a reel's then.
  ///   - isWhole: true when these are all scenes, so that goldens of others are orphans too.
  /// - Throws: for a scene that cannot be read: its goldens would all seem to be orphans.
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
        case .scene, .file: throw error  // they name their file
        default: throw .request(scene.placed(error.description))
        }
      }
      reels[outline.name, default: []].formUnion(outline.reels)
    }
  }

  /// What there is to remove, and what is left because nobody knows what it is.
  public struct Finding: Hashable, Sendable {
    /// Ascending by id.
    public var orphans: [GoldenAddress] = []

    /// Files that look like goldens and are none that this tool made: each with the reason.
    public var foreign: [GoldenFault] = []

    /// Nothing was found.
    public init() {}

    /// `schema`, `orphans[]` (ids), `removed`, and `left[]` {`file`, `reason`}.
    ///
    /// - Parameter isRemoved: true when the orphans are gone.
    public func json(isRemoved: Bool) -> String {
      JSONText.object([
        "schema": .integer(1), "orphans": .strings(orphans.map(\.id)), "removed": .bool(isRemoved),
        "left": .array(foreign.map { .object(["file": .string($0.path), "reason": .string($0.reason)]) }),
      ]).text
    }
  }

  /// The goldens of a scene in one variant that no reel has, by id.
  ///
  /// - Throws: when they cannot be listed.
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

  /// The goldens of scenes that are not there, and of variants that a scene is not drawn in, by id.
  ///
  /// - Parameters:
  ///   - scenes: the names of all scenes there are.
  ///   - variants: the names of all variants; nil where nobody said which there are.
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

  /// False for files of other makers, and for copies of a golden under another name: no run has put them there.
  private static func isOurs(_ address: GoldenAddress, in store: GoldenStore) -> Bool {
    do throws(GoldenFault) { _ = try store.record(address) } catch { return false }
    return true
  }

  /// Looks through the whole folder.
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

  /// Removes a golden, and the folders that hold nothing more.
  public func remove(_ address: GoldenAddress) throws(FileError) { try store.remove(address) }

  private func isOrphan(_ address: GoldenAddress) -> Bool {
    guard let reels = reels[address.scene] else { return isWhole }
    if let variants, !variants.contains(address.variant) { return true }
    return !reels.contains(address.owner)
  }
}
