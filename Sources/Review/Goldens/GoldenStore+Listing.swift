import NavReel

extension GoldenStore {
  /// Every golden of the folder, complete or not, by its files' places; ascending by id.
  ///
  /// Folders deeper than a variant's, and links to folders, are not looked into.
  ///
  /// - Throws: for a folder that cannot be read. One that is not there holds no goldens.
  func all() throws(FileError) -> [GoldenAddress] {
    guard FileAccess.exists(folder) else { return [] }
    var found: Set<GoldenAddress> = []
    for scene in try folders(in: folder) {
      found.formUnion(try goldens(scene, variant: ""))
      for variant in try folders(in: FilePath.join(folder, scene)) {
        found.formUnion(try goldens(scene, variant: variant))
      }
    }
    return found.sorted { $0.id < $1.id }
  }

  /// Removes picture and side file; what is not there is removed already.
  func remove(_ address: GoldenAddress) throws(FileError) {
    // The side file last: alone it says what is missing.
    for file in [draftPath(address), picturePath(address), recordPath(address)] { try FileAccess.remove(file) }
  }

  /// True for a file of a golden, wherever it lies: a side file, or the picture beside one.
  package static func isGolden(_ path: String) -> Bool {
    let side = path.hasSuffix(".png") ? path.dropLast(4) + ".txt" : path[...]
    guard side.hasSuffix(".txt"), FileAccess.exists(path) else { return false }
    do throws(FileError) {
      return try FileAccess.read(String(side), limit: recordLimit).starts(with: Array("navreel-golden ".utf8))
    } catch { return false }  // what cannot be read is none
  }

  private func folders(in path: String) throws(FileError) -> [String] {
    try FileAccess.names(in: path).filter { name in
      let folder = FilePath.join(path, name)
      return !name.hasPrefix(".") && FileAccess.isFolder(folder) && !FileAccess.isLink(folder)
    }
  }

  func goldens(_ scene: String, variant: String) throws(FileError) -> [GoldenAddress] {
    let home = [folder, scene, variant].filter { !$0.isEmpty }.joined(separator: "/")
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
