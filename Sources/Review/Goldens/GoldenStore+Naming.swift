import NavReelCodecs
import NavReel

/// Picture and side file change together.
///
/// Two names cannot change at one moment. The new picture is complete under a name of its own before the new side file
/// takes the place of the old one; then the picture takes its own. The side file says by a digest which of the two
/// pictures is its own, so that at every moment there is a whole golden, the old one or the new one, and a run that is
/// killed in between leaves only a name to be changed.
extension GoldenStore {
  /// A golden that is complete on the disk, all but the names of its files.
  struct Draft: Sendable {
    let address: GoldenAddress

    /// The picture's, for now.
    let path: String

    /// The side file's bytes.
    let text: [UInt8]
  }

  /// Where a new picture lies until it has its name: beside the file that it takes the place of.
  func draftPath(_ address: GoldenAddress) -> String {
    let path = picturePath(address)
    let real = FileAccess.isLink(path) ? FileAccess.absolute(path) ?? path : path
    return FilePath.join(FilePath.folder(of: real), GoldenStore.draftName(address))
  }

  /// Short, for a reel may have the longest name there is.
  static func draftName(_ address: GoldenAddress) -> String {
    draftPrefix + PixelDigest(ofFile: Array(address.id.utf8)).description.prefix(16)
  }

  private static let draftPrefix = ".navreel-golden-"

  /// True for names that ``draftName(_:)`` makes.
  private static func isDraft(_ name: String) -> Bool {
    name.hasPrefix(draftPrefix) && name.utf8.count == draftPrefix.utf8.count + 16
      && name.dropFirst(draftPrefix.count).allSatisfy(\.isHexDigit)
  }

  /// Makes a draft the golden. Where that fails, the old golden is there, or at the very end the new one.
  func name(_ draft: Draft) throws(FileError) {
    let address = draft.address
    let target = try FileAccess.writable(picturePath(address))
    do throws(FileError) {
      if isDurable { try FileAccess.sync(draft.path) }
      let side = try FileWriter(recordPath(address))
      try side.write(draft.text)
      try side.finish(durably: isDurable)
    } catch {
      discard(draft)
      throw error
    }
    // The names change on the disk in this order, too.
    if isDurable { try FileAccess.sync(FilePath.folder(of: recordPath(address))) }
    try FileAccess.move(draft.path, to: target)
    try syncNames(address)
  }

  /// Gives a draft up.
  func discard(_ draft: Draft) {
    // What is left, the next update removes.
    do throws(FileError) { try FileAccess.remove(draft.path) } catch {}
  }

  /// The golden whose picture has not got its name, because a run was killed; nil where there is none, or its side file
  /// never came.
  ///
  /// - Throws: where that cannot be found out.
  func halfNamed(
    _ address: GoldenAddress
  ) throws(GoldenFault) -> (record: GoldenRecord, text: PixelDigest, picture: [UInt8])? {
    let path = draftPath(address)
    guard try isNamed(path), !FileAccess.isLink(path), try isNamed(recordPath(address)) else { return nil }
    let (text, picture) = (try recordBytes(address), try read(path, limit: PictureLimits.standard.maxBytes))
    let record: GoldenRecord
    do throws(GoldenFault) { record = try self.record(address, text) } catch { return nil }  // not this draft's
    return record.file == PixelDigest(ofFile: picture) ? (record, PixelDigest(ofFile: text), picture) : nil
  }

  func isNamed(_ path: String) throws(GoldenFault) -> Bool {
    do throws(FileError) { return try FileAccess.isNamed(path) } catch {
      throw GoldenFault(path: path, reason: error.reason, isReplaceable: false)
    }
  }

  /// Ends what a killed run began, or takes it back where it had not got to the end.
  ///
  /// - Returns: true when a picture got its name.
  /// - Throws: also where it is not known which; nothing is removed then.
  func mend(_ address: GoldenAddress) throws(FileError) -> Bool {
    let path = draftPath(address)
    guard try FileAccess.isNamed(path) else { return false }
    do throws(GoldenFault) { try checkInside(FilePath.folder(of: path)) } catch { return false }
    let isWhole: Bool
    do throws(GoldenFault) { isWhole = try halfNamed(address) != nil } catch {
      throw FileError(path: error.path, reason: error.reason)
    }
    guard isWhole else {
      try FileAccess.remove(path)
      return false
    }
    try FileAccess.move(path, to: try FileAccess.writable(picturePath(address)))
    try syncNames(address)
    return true
  }

  /// Removes what killed runs left of goldens that are gone. Only while nobody else is at the folder: a drawing whose
  /// golden is the first of its name looks the same.
  func removeAbandonedDrafts() {
    // Nothing depends on it: what cannot be listed or removed is left.
    do throws(FileError) {
      let known = Set(try all().map(GoldenStore.draftName))
      for home in try homes() {
        let drafts = try FileAccess.names(in: home).filter { GoldenStore.isDraft($0) && !known.contains($0) }
        for draft in drafts { try FileAccess.remove(FilePath.join(home, draft)) }
        if !drafts.isEmpty { try removeEmptyFolders(from: home) }
      }
    } catch {}
  }

  /// Waits until the names of a golden's files, and of the folders on the way, are on the disk.
  private func syncNames(_ address: GoldenAddress) throws(FileError) {
    guard isDurable else { return }
    var path = picturePath(address)
    repeat {
      path = FilePath.folder(of: path)
      try FileAccess.sync(path)
    } while path != folder && path.hasPrefix(folder)
    try FileAccess.sync(FilePath.folder(of: folder))
  }
}
