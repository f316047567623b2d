import Codecs
import NavReel

extension GoldenStore {
  /// Takes a golden over from another folder, byte for byte: picture and side file, or neither.
  ///
  /// Both are complete on the disk before one of them gets its name, so that a full disk leaves the old golden.
  ///
  /// - Throws: for a golden that is not whole, or whose picture is not the one that its side file names.
  func adopt(_ address: GoldenAddress, from other: GoldenStore) throws(GoldenFault) {
    let (bytes, text) = (try other.pictureBytes(address), try other.recordBytes(address))
    let record = try other.record(address, text)
    guard record.file == bytes.withUnsafeBytes({ PixelDigest(ofBytes: $0) }) else {
      throw GoldenFault(
        path: other.picturePath(address), reason: "is not the picture that its side file names", isReplaceable: false)
    }
    guard (record.scene, record.variant, record.reel) == (address.scene, address.variant, address.reel) else {
      throw GoldenFault(
        path: other.recordPath(address), reason: "belongs to another reel, \(record.scene)/\(record.reel)",
        isReplaceable: false)
    }
    do throws(FileError) {
      try prepare(address)
      let (picture, side) = (try FileWriter(picturePath(address)), try FileWriter(recordPath(address)))
      try picture.write(bytes)
      try side.write(text)
      try picture.finish()
      try side.finish()
    } catch { throw GoldenFault(path: error.path, reason: error.reason, isReplaceable: false) }
  }

  /// True when both files have the same bytes in another folder.
  func hasSame(_ address: GoldenAddress, as other: GoldenStore) -> Bool {
    do throws(GoldenFault) {
      let (own, others) = (try pictureBytes(address), try other.pictureBytes(address))
      let (ownText, othersText) = (try recordBytes(address), try other.recordBytes(address))
      return own == others && ownText == othersText
    } catch { return false }  // what cannot be read is not the same
  }
}
