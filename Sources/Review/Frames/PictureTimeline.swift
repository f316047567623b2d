public import NavReelCodecs

/// The pictures shown frame by frame, as digests of their pixels; equal neighbours are one picture.
public struct PictureTimeline: Hashable, Sendable {
  /// One picture and the frames that show it.
  public struct Picture: Hashable, Sendable {
    /// The numbers of the frames, from 0; not empty.
    public fileprivate(set) var frames: Range<Int>

    /// The digest of the picture's pixels.
    public let digest: PixelDigest
  }

  /// The pictures in the order of time, without gaps, each different from the one before.
  public private(set) var pictures: [Picture] = []

  /// Creates a timeline without frames.
  public init() {}

  /// The number of frames of all pictures together.
  public var frameCount: Int { pictures.last?.frames.upperBound ?? 0 }

  /// Appends a picture that is shown for `count` frames.
  public mutating func append(_ digest: PixelDigest, count: Int) {
    if count <= 0 { return }
    let start = frameCount
    if pictures.last?.digest == digest {
      pictures[pictures.count - 1].frames = pictures[pictures.count - 1].frames.lowerBound..<start + count
    } else {
      pictures.append(Picture(frames: start..<start + count, digest: digest))
    }
  }

  /// Returns the frames that show another picture in the other timeline, including those that only one of the two has.
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
