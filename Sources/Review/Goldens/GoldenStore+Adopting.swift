import NavReelCodecs
import NavReel

extension GoldenStore {
  /// Copies a golden from another folder, byte for byte: picture and side file, or neither.
  ///
  /// - Throws: for a golden that is incomplete, or whose picture is not the one that its side file names.
  func adopt(_ address: GoldenAddress, from other: GoldenStore) throws(GoldenFault) {
    let (bytes, text) = (try other.pictureBytes(address), try other.recordBytes(address))
    let record = try other.record(address, text)
    guard record.file == PixelDigest(ofFile: bytes) else {
      throw GoldenFault(
        path: other.picturePath(address), reason: "is not the picture that its side file names", isReplaceable: false)
    }
    do throws(FileError) {
      try prepare(address)
      let draft = Draft(address: address, path: draftPath(address), text: text)
      try FileAccess.write(bytes, to: draft.path)
      try name(draft)
    } catch {
      let path = error.path == draftPath(address) ? picturePath(address) : error.path
      throw GoldenFault(path: path, reason: error.reason, isReplaceable: false)
    }
  }

  /// Returns true if both files have the same bytes in another folder.
  func hasSame(_ address: GoldenAddress, as other: GoldenStore) -> Bool {
    do throws(GoldenFault) {
      let (own, others) = (try pictureBytes(address), try other.pictureBytes(address))
      let (ownText, othersText) = (try recordBytes(address), try other.recordBytes(address))
      return own == others && ownText == othersText
    } catch { return false }  // unreadable files are not the same
  }
}
