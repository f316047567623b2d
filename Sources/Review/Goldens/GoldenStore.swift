import NavReelCodecs
public import NavReel

/// A folder of goldens: one lossless APNG per reel and variant, and a text file beside it.
///
/// The files are `DIR/<scene>/[<variant>/]<reel>.png` and `….txt`. The text records what was drawn, so that an
/// unchanged film is recognised without decoding a picture; the digest of the picture's file binds it to its picture.
public struct GoldenStore: Sendable {
  /// The path of the folder, from the working folder or absolute.
  public let folder: String

  /// False for goldens that a run can make again: writing them does not wait for the disk.
  let isDurable: Bool

  /// Creates a value for a folder, which need not exist.
  public init(_ folder: String) { self.init(folder, isDurable: true) }

  init(_ folder: String, isDurable: Bool) { (self.folder, self.isDurable) = (folder, isDurable) }

  /// The result of looking for a golden.
  public enum Finding: Sendable {
    /// There is no file of that name.
    case missing

    /// There is a golden, but it is unusable.
    case unreadable(GoldenFault)

    /// There is a golden.
    ///
    /// - Parameters:
    ///   - files: the digests of the two files.
    ///   - notes: remarks for people, such as one on a picture that another program saved.
    case golden(GoldenRecord, files: GoldenFiles, notes: [String])
  }

  /// Runs a body while no one else can write, nor read if the body writes.
  ///
  /// - Parameter waits: true to wait while another run uses the folder.
  /// - Throws: when another run uses the folder, unless it waits, and any error of the body.
  public func locked<R>(
    for update: GoldenUpdate, waits: Bool = false, _ body: () throws(StageError) -> R
  ) throws(StageError) -> R {
    let lock: FolderLock
    do throws(FileError) { lock = try self.lock(for: update, waits: waits) } catch { throw .file(error) }
    defer { lock.release() }
    if update != .none { removeAbandonedDrafts() }
    return try body()
  }

  private func lock(for update: GoldenUpdate, waits: Bool) throws(FileError) -> FolderLock {
    if update != .none { try FileAccess.createFolder(folder) }
    if waits { return FolderLock(waitingFor: folder, writes: update != .none) }
    return try update == .none ? FolderLock(reading: folder) : FolderLock(writing: folder)
  }

  /// Returns the path of a golden's picture, which need not exist.
  public func picturePath(_ address: GoldenAddress) -> String { FilePath.join(folder, address.id + ".png") }

  /// Returns the path of a golden's side file, which need not exist.
  public func recordPath(_ address: GoldenAddress) -> String { FilePath.join(folder, address.id + ".txt") }

  /// Looks for a golden, and checks that its picture and side file belong together.
  ///
  /// The picture is decoded only if its file is not the one that the side file names, as when another program saved it:
  /// it is still a golden if its pixels and times match the side file.
  public func find(_ address: GoldenAddress) -> Finding {
    do throws(GoldenFault) {
      if let found = try halfNamed(address) {
        return .golden(
          found.record, files: GoldenFiles(picture: found.record.file, text: found.text),
          notes: ["the last update of the golden was stopped in the middle of its end; the next one ends it"])
      }
      guard try isThere(address) else {
        try checkNobodysText(address)
        return .missing
      }
      let (bytes, text) = (try pictureBytes(address), try recordBytes(address))
      let record = try record(address, text)
      let files = GoldenFiles(picture: PixelDigest(ofFile: bytes), text: PixelDigest(ofFile: text))
      if files.picture == record.file { return .golden(record, files: files, notes: []) }
      try GoldenPicture(path: picturePath(address), bytes: bytes).check(against: record)
      return .golden(
        record, files: files,
        notes: ["the golden was saved anew by another program; its pixels are those of its side file"])
    } catch { return .unreadable(error) }
  }

  /// Returns the bytes of the picture that a side file names.
  func pictureBytes(_ address: GoldenAddress, of record: GoldenRecord) throws(GoldenFault) -> [UInt8] {
    if let found = try halfNamed(address), found.record.file == record.file { return found.picture }
    return try pictureBytes(address)
  }

  func pictureBytes(_ address: GoldenAddress) throws(GoldenFault) -> [UInt8] {
    try read(picturePath(address), limit: PictureLimits.standard.maxBytes)
  }

  func record(_ address: GoldenAddress) throws(GoldenFault) -> GoldenRecord {
    try record(address, recordBytes(address))
  }

  func recordBytes(_ address: GoldenAddress) throws(GoldenFault) -> [UInt8] {
    let path = recordPath(address)
    guard FileAccess.exists(path) else {
      throw GoldenFault(
        path: picturePath(address), reason: "its side file \(FilePath.name(of: path)) is missing", isReplaceable: true)
    }
    return try read(path, limit: GoldenStore.recordLimit)
  }

  /// - Throws: for bytes that are not a side file, and for another golden's side file, which was copied or renamed.
  func record(_ address: GoldenAddress, _ bytes: [UInt8]) throws(GoldenFault) -> GoldenRecord {
    let record: GoldenRecord
    do throws(GoldenRecordFault) { record = try GoldenRecord(bytes: bytes) } catch {
      throw GoldenFault(
        path: recordPath(address), reason: "is no side file of a golden: \(error)", isReplaceable: true)
    }
    guard (record.scene, record.variant, record.reel) == (address.scene, address.variant, address.reel) else {
      let id = [record.scene, record.variant, record.reel].filter { !$0.isEmpty }.joined(separator: "/")
      throw GoldenFault(
        path: recordPath(address), reason: "is the side file of another golden, \(id)", isReplaceable: true)
    }
    return record
  }

  /// The maximum size of a side file in bytes; those of the longest films are far below.
  static let recordLimit = 64 << 20

  func read(_ path: String, limit: Int) throws(GoldenFault) -> [UInt8] {
    try checkInside(path)
    do throws(FileError) { return try FileAccess.read(path, limit: limit) } catch {
      throw GoldenFault(path: path, reason: error.reason, isReplaceable: false)
    }
  }

  /// Refuses a text file that is not NavReel's and that a missing golden's side file would replace.
  private func checkNobodysText(_ address: GoldenAddress) throws(GoldenFault) {
    let path = recordPath(address)
    guard try isNamed(path), !GoldenStore.isGolden(path) else { return }
    throw GoldenFault(
      path: path,
      reason: "is no side file of a golden, and a golden's would take its place; move it, or rename the reel",
      isReplaceable: false)
  }

  /// Returns false only if the file or a folder on the way has no entry; anything else in the way is an error.
  private func isThere(_ address: GoldenAddress) throws(GoldenFault) -> Bool {
    if FileAccess.resolved(picturePath(address)) != nil { return true }
    guard FileAccess.exists(folder) else { return false }
    var path = folder
    for name in (address.id + ".png").split(separator: "/").map(String.init) {
      do throws(FileError) {
        guard try FileAccess.names(in: path).contains(name) else { return false }
      } catch { throw GoldenFault(path: path, reason: error.reason, isReplaceable: false) }
      path = FilePath.join(path, name)
    }
    guard FileAccess.resolved(path) != nil else {
      throw GoldenFault(path: path, reason: "is a link that leads nowhere", isReplaceable: false)
    }
    return true
  }

  /// Refuses a path that leads out of the folder.
  ///
  /// - Parameter path: the path of an existing file or folder.
  func checkInside(_ path: String) throws(GoldenFault) {
    guard let root = FileAccess.resolved(folder), let real = FileAccess.resolved(path) else {
      let reason = FileAccess.isLink(path) ? "is a link that leads nowhere" : "no such file or directory"
      throw GoldenFault(path: path, reason: reason, isReplaceable: false)
    }
    guard FilePath.isInside(real, root) else {
      throw GoldenFault(
        path: path, reason: "is a link to \(real), out of the folder of the goldens", isReplaceable: false)
    }
  }
}
