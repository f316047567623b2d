import NavReel

extension GoldenStore {
  /// Returns every golden of the folder, complete or not, by the places of its files; ascending by id.
  ///
  /// Folders deeper than a variant's and links to folders are skipped.
  ///
  /// - Throws: for a folder that cannot be read. A folder that does not exist holds no goldens.
  func all() throws(FileError) -> [GoldenAddress] {
    var found: Set<GoldenAddress> = []
    for (scene, variant) in try owners() { found.formUnion(try goldens(scene, variant: variant)) }
    return found.sorted { $0.id < $1.id }
  }

  /// Returns the folders that hold goldens.
  func homes() throws(FileError) -> [String] { try owners().map { home($0.scene, $0.variant) } }

  /// Returns the scenes and variants that have a folder.
  private func owners() throws(FileError) -> [(scene: String, variant: String)] {
    guard FileAccess.exists(folder) else { return [] }
    var owners: [(scene: String, variant: String)] = []
    for scene in try folders(in: folder) {
      owners.append((scene, ""))
      for variant in try folders(in: home(scene, "")) { owners.append((scene, variant)) }
    }
    return owners
  }

  private func home(_ scene: String, _ variant: String) -> String {
    [folder, scene, variant].filter { !$0.isEmpty }.joined(separator: "/")
  }

  /// Removes picture and side file, and the folders that are empty without them; missing files are no error.
  func remove(_ address: GoldenAddress) throws(FileError) {
    // The side file last: left alone, it shows what is missing.
    for file in [draftPath(address), picturePath(address), recordPath(address)] { try FileAccess.remove(file) }
    try removeEmptyFolders(from: home(address.scene, address.variant))
  }

  /// Removes a folder below this one, and those above it, as far as they are empty.
  func removeEmptyFolders(from home: String) throws(FileError) {
    var path = home
    while path != folder, path.hasPrefix(folder) {
      try FileAccess.removeIfEmpty(path)
      path = FilePath.folder(of: path)
    }
  }

  /// Returns true for a file of a golden in any folder: a side file, or the picture beside one.
  package static func isGolden(_ path: String) -> Bool {
    let side = path.hasSuffix(".png") ? path.dropLast(4) + ".txt" : path[...]
    guard side.hasSuffix(".txt"), FileAccess.exists(path) else { return false }
    do throws(FileError) {
      return try FileAccess.readBeginning(String(side), limit: 64).bytes.starts(with: Array("navreel-golden ".utf8))
    } catch { return false }  // an unreadable file is not a golden
  }

  private func folders(in path: String) throws(FileError) -> [String] {
    try FileAccess.names(in: path).filter { name in
      let folder = FilePath.join(path, name)
      return !name.hasPrefix(".") && FileAccess.isFolder(folder) && !FileAccess.isLink(folder)
    }
  }

  func goldens(_ scene: String, variant: String) throws(FileError) -> [GoldenAddress] {
    let home = home(scene, variant)
    return try FileAccess.names(in: home).compactMap { name -> GoldenAddress? in
      guard !name.hasPrefix("."), name.hasSuffix(".png") || name.hasSuffix(".txt"),
        !FileAccess.isFolder(FilePath.join(home, name))
      else { return nil }
      do throws(StageError) {
        return try GoldenAddress(scene: scene, variant: variant, reel: String(name.dropLast(4)))
      } catch { return nil }  // ".png" alone is not a golden
    }
  }
}
