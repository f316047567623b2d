public import NavReelCodecs

/// What is on show frame by frame, by the digests of the pixels; equal neighbours are one picture.
public struct PictureTimeline: Hashable, Sendable {
  /// One picture and the frames that show it.
  public struct Picture: Hashable, Sendable {
    /// Their numbers, from 0; not empty.
    public fileprivate(set) var frames: Range<Int>

    /// Of the picture's pixels.
    public let digest: PixelDigest
  }

  /// In the order of time, without gaps, each unlike the one before.
  public private(set) var pictures: [Picture] = []

  /// Without a frame.
  public init() {}

  /// How many frames all pictures have together.
  public var frameCount: Int { pictures.last?.frames.upperBound ?? 0 }

  /// Shows a picture for the next frames.
  public mutating func append(_ digest: PixelDigest, count: Int) {
    if count <= 0 { return }
    let start = frameCount
    if pictures.last?.digest == digest {
      pictures[pictures.count - 1].frames = pictures[pictures.count - 1].frames.lowerBound..<start + count
    } else {
      pictures.append(Picture(frames: start..<start + count, digest: digest))
    }
  }

  /// The frames that show another picture than there; those that only one of the two has are among them.
  public func changes(from other: PictureTimeline) -> FrameRanges {
    var changed = FrameRanges()
    var (mine, theirs) = (pictures[...], other.pictures[...])
    let end = max(frameCount, other.frameCount)
    var frame = 0
    while frame < end {
      let next = min(mine.first?.frames.upperBound ?? end, theirs.first?.frames.upperBound ?? end)
      if mine.first?.digest != theirs.first?.digest { changed.append(frame..<next) }
      if mine.first?.frames.upperBound == next { mine.removeFirst() }
      if theirs.first?.frames.upperBound == next { theirs.removeFirst() }
      frame = next
    }
    return changed
  }
}
