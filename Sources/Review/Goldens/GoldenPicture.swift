import NavReelCodecs
import NavReelMotion

/// A golden's picture file whose bytes are not the ones that its side file names.
struct GoldenPicture {
  let path: String
  let bytes: [UInt8]

  /// A picture, how long it is shown, and the number of the file's frames with it.
  private struct Shown {
    let digest: PixelDigest
    var seconds: Double
    var count = 1
  }

  /// Decodes the file, and compares it with the side file.
  ///
  /// - Throws: for a damaged file, and for another film, which an interrupted update can leave.
  func check(against record: GoldenRecord) throws(GoldenFault) {
    if bytes.starts(with: Array("version https://git-lfs".utf8)) {
      throw GoldenFault(
        path: path, reason: "is a pointer of Git LFS, not the picture; git lfs pull fetches it", isReplaceable: false)
    }
    let shown = try shown(record)
    let expected = record.timeline.pictures
    guard shown.map(\.digest) == expected.map(\.digest) else {
      let frames = timeline(shown, record).changes(from: record.timeline)
      throw fault("shows other pixels than its side file says\(frames.isEmpty ? "" : " in \(frames)"); " + cure)
    }
    // In other programs' files, a still picture has no duration.
    guard expected.count > 1 else { return }
    for (picture, expected) in zip(shown, expected) {
      let seconds = Double(expected.frames.count) / record.rate.value
      // Other programs round delays to a hundredth of a second.
      guard abs(picture.seconds - seconds) <= 0.01 * Double(picture.count) + 1e-6 else {
        throw fault("plays at another pace than its side file says, in \(FrameRanges([expected.frames])); " + cure)
      }
    }
  }

  private var cure: String {
    "one of the two is not of this golden, as after an update that was stopped; an update of the changed ones mends it"
  }

  private func fault(_ reason: String) -> GoldenFault { GoldenFault(path: path, reason: reason, isReplaceable: true) }

  private func shown(_ record: GoldenRecord) throws(GoldenFault) -> [Shown] {
    var shown: [Shown] = []
    let (width, height): (Int, Int)
    let format: PictureFormat
    do throws(CodecError) {
      var reader = try openAnimation(bytes)
      (format, width, height) = (reader.header.format, reader.header.width, reader.header.height)
      while (width, height) == (record.width, record.height), let frame = try reader.next() {
        let digest = PixelDigest(of: frame.pixmap)
        if let last = shown.last, last.digest == digest {
          shown[shown.count - 1].seconds += frame.duration.value
          shown[shown.count - 1].count += 1
        } else {
          shown.append(Shown(digest: digest, seconds: frame.duration.value))
        }
      }
    } catch { throw fault("\(error)") }
    guard format == .png else { throw fault("is a \(format.name) file, not a PNG") }
    guard (width, height) == (record.width, record.height) else {
      throw fault("has \(width)×\(height) pixels, its side file says \(record.width)×\(record.height); " + cure)
    }
    return shown
  }

  /// Returns the file's pictures by the film's frames, as accurately as its times allow.
  private func timeline(_ shown: [Shown], _ record: GoldenRecord) -> PictureTimeline {
    var timeline = PictureTimeline()
    var end = 0.0
    for picture in shown {
      end += picture.seconds
      timeline.append(
        picture.digest, count: Int(min(end * record.rate.value, 1e9).rounded()) - timeline.frameCount)
    }
    return timeline
  }
}
