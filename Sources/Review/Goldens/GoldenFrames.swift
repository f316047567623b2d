import NavReelCodecs
import NavReelDrawing

/// The pictures of a golden in the order of time, decoded one by one.
struct GoldenFrames {
  /// The timeline in the side file.
  let timeline: PictureTimeline

  private let path: String
  private var reader: any AnimationReader

  /// The number of distinct pictures decoded so far.
  private var count = 0
  private var last: (digest: PixelDigest, pixmap: Pixmap)?

  /// - Throws: for a file that cannot be read, or is not a picture.
  init(_ store: GoldenStore, _ address: GoldenAddress, _ record: GoldenRecord) throws(GoldenFault) {
    try self.init(store.pictureBytes(address, of: record), at: store.picturePath(address), record)
  }

  /// - Throws: for a file that cannot be read, or is not a picture.
  init(_ store: GoldenStore, _ drawing: GoldenStore.Drawing) throws(GoldenFault) {
    let path = drawing.draft.path
    try self.init(store.read(path, limit: PictureLimits.standard.maxBytes), at: path, drawing.record)
  }

  private init(_ bytes: [UInt8], at path: String, _ record: GoldenRecord) throws(GoldenFault) {
    self.path = path
    timeline = record.timeline
    do throws(CodecError) { reader = try openAnimation(bytes) } catch {
      throw GoldenFault(path: path, reason: "\(error)", isReplaceable: true)
    }
  }

  /// Returns the picture with a number in the side file; numbers may only ascend.
  ///
  /// - Throws: for a damaged picture, and for one whose pixels are not those in the side file.
  mutating func picture(_ number: Int) throws(GoldenFault) -> Pixmap {
    while count <= number || last == nil { try advance() }
    guard let last, last.digest == timeline.pictures[number].digest else {
      throw fault("shows other pixels than its side file says in \(FrameRanges([timeline.pictures[number].frames]))")
    }
    return last.pixmap
  }

  /// Advances to the next frame with another picture.
  private mutating func advance() throws(GoldenFault) {
    while true {
      let frame: AnimationFrame?
      do throws(CodecError) { frame = try reader.next() } catch { throw fault("\(error)") }
      guard let frame else { throw fault("has fewer pictures than its side file says") }
      let digest = PixelDigest(of: frame.pixmap)
      if digest == last?.digest { continue }
      last = (digest, frame.pixmap)
      count += 1
      return
    }
  }

  private func fault(_ reason: String) -> GoldenFault { GoldenFault(path: path, reason: reason, isReplaceable: true) }
}
