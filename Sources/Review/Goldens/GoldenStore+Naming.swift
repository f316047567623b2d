import NavReelCodecs
import NavReel

/// Replaces picture and side file together.
///
/// Two files cannot be replaced at the same moment. The new picture is first written under a temporary name, then the
/// new side file replaces the old one, then the picture is renamed. The side file has the digest of its picture, so
/// that at every moment there is a complete golden, the old one or the new one, and a run that is killed in between
/// leaves only a file to be renamed.
extension GoldenStore {
  /// A golden whose picture is complete on the disk, but whose files do not have their names yet.
  struct Draft: Sendable {
    let address: GoldenAddress

    /// The temporary path of the picture.
    let path: String

    /// The side file's bytes.
    let text: [UInt8]
  }

  /// Returns the temporary path of a new picture, beside the file that it will replace.
  func draftPath(_ address: GoldenAddress) -> String {
    let path = picturePath(address)
    let real = FileAccess.isLink(path) ? FileAccess.absolute(path) ?? path : path
    return FilePath.join(FilePath.folder(of: real), GoldenStore.draftName(address))
  }

  /// Returns a short name, as a reel may already have the longest name that is allowed.
  static func draftName(_ address: GoldenAddress) -> String {
    draftPrefix + PixelDigest(ofFile: Array(address.id.utf8)).description.prefix(16)
  }

  private static let draftPrefix = ".navreel-golden-"

  /// Returns true for names made by ``draftName(_:)``.
  private static func isDraft(_ name: String) -> Bool {
    name.hasPrefix(draftPrefix) && name.utf8.count == draftPrefix.utf8.count + 16
      && name.dropFirst(draftPrefix.count).allSatisfy(\.isHexDigit)
  }

  /// Makes a draft the golden. If that fails, the old golden is still there, or at the very end the new one.
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
    // The names have to change in this order on the disk, too.
    if isDurable { try FileAccess.sync(FilePath.folder(of: recordPath(address))) }
    try FileAccess.move(draft.path, to: target)
    try syncNames(address)
  }

  /// Deletes a draft.
  func discard(_ draft: Draft) {
    // The next update removes what is left.
    do throws(FileError) { try FileAccess.remove(draft.path) } catch {}
  }

  /// Returns the golden of a killed run whose picture does not have its name yet; nil if there is none, or if its side
  /// file was never written.
  ///
  /// - Throws: when the files cannot be examined.
  func halfNamed(
    _ address: GoldenAddress
  ) throws(GoldenFault) -> (record: GoldenRecord, text: PixelDigest, picture: [UInt8])? {
    let path = draftPath(address)
    guard try isNamed(path), !FileAccess.isLink(path), try isNamed(recordPath(address)) else { return nil }
    let (text, picture) = (try recordBytes(address), try read(path, limit: PictureLimits.standard.maxBytes))
    let record: GoldenRecord
    do throws(GoldenFault) { record = try self.record(address, text) } catch { return nil }  // not for this draft
    return record.file == PixelDigest(ofFile: picture) ? (record, PixelDigest(ofFile: text), picture) : nil
  }

  func isNamed(_ path: String) throws(GoldenFault) -> Bool {
    do throws(FileError) { return try FileAccess.isNamed(path) } catch {
      throw GoldenFault(path: path, reason: error.reason, isReplaceable: false)
    }
  }

  /// Completes the update of a killed run, or undoes it if its side file was never written.
  ///
  /// - Returns: true if a picture got its name.
  /// - Throws: also when the state cannot be determined; then nothing is removed.
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

  /// Removes the drafts of killed runs whose goldens are gone. Call it only while no other run uses the folder: the
  /// draft of a golden that is new looks the same.
  func removeAbandonedDrafts() {
    // Failures do not matter: files that cannot be listed or removed are left.
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
