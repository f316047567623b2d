import NavReel

extension GoldenStore {
  /// Every golden of the folder, complete or not, by its files' places; ascending by id.
  ///
  /// Folders deeper than a variant's, and links to folders, are not looked into.
  ///
  /// - Throws: for a folder that cannot be read. One that is not there holds no goldens.
  func all() throws(FileError) -> [GoldenAddress] {
    var found: Set<GoldenAddress> = []
    for (scene, variant) in try owners() { found.formUnion(try goldens(scene, variant: variant)) }
    return found.sorted { $0.id < $1.id }
  }

  /// The folders that goldens lie in.
  func homes() throws(FileError) -> [String] { try owners().map { home($0.scene, $0.variant) } }

  /// The scenes and variants that have a folder.
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

  /// Removes picture and side file, and the folders that hold nothing more; what is not there is removed already.
  func remove(_ address: GoldenAddress) throws(FileError) {
    // The side file last: alone it says what is missing.
    for file in [draftPath(address), picturePath(address), recordPath(address)] { try FileAccess.remove(file) }
    try removeEmptyFolders(from: home(address.scene, address.variant))
  }

  /// Removes a folder below this one, and those above it, as far as they hold nothing.
  func removeEmptyFolders(from home: String) throws(FileError) {
    var path = home
    while path != folder, path.hasPrefix(folder) {
      try FileAccess.removeIfEmpty(path)
      path = FilePath.folder(of: path)
    }
  }

  /// True for a file of a golden, wherever it lies: a side file, or the picture beside one.
  package static func isGolden(_ path: String) -> Bool {
    let side = path.hasSuffix(".png") ? path.dropLast(4) + ".txt" : path[...]
    guard side.hasSuffix(".txt"), FileAccess.exists(path) else { return false }
    do throws(FileError) {
      return try FileAccess.readBeginning(String(side), limit: 64).bytes.starts(with: Array("navreel-golden ".utf8))
    } catch { return false }  // what cannot be read is none
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
      } catch { return nil }  // ".png" alone is nobody's golden
    }
  }
}
