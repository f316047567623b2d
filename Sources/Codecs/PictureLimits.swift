/// The limits for pictures from outside. They are checked before anything is allocated.
public struct PictureLimits: Hashable, Sendable {
  /// Width × height of the decoded picture. 64 million by default.
  public var maxPixels: Int

  /// Bytes of the file, and of the decoded RGBA pixels, each; a pixel of sixteen bits a sample has eight. 256 MiB by default.
  public var maxBytes: Int

  /// Pixels of all frames of an animation together, each frame counted whole. 8 billion (2³³) by default: 47 seconds of a
  /// phone's screen at 60 frames a second. A small file may have fewer, see ``filmPixels(ofBytes:)``.
  public var maxFilmPixels: Int

  public init(maxPixels: Int = 64_000_000, maxBytes: Int = 256 << 20, maxFilmPixels: Int = 1 << 33) {
    self.maxPixels = maxPixels
    self.maxBytes = maxBytes
    self.maxFilmPixels = maxFilmPixels
  }

  /// Pixels that the frames of an animation may have together, for the length of its file: a billion (2³⁰) and 65,536
  /// a byte, at most ``maxFilmPixels``. So a few kilobytes of tiny frames on a vast canvas do not cost minutes.
  public func filmPixels(ofBytes count: Int) -> Int {
    min(maxFilmPixels, 1 << 30 + min(count, 1 << 32) << 16)
  }

  public static let standard = PictureLimits()

  func check(fileBytes count: Int) throws(CodecError) {
    if count > maxBytes { throw .tooManyBytes(count: count, allowed: maxBytes) }
  }

  /// - Parameter pixels: of all frames together.
  func check(film header: AnimationHeader, pixels: Int, fileBytes: Int) throws(CodecError) {
    let allowed = filmPixels(ofBytes: fileBytes)
    guard pixels > allowed else { return }
    throw .filmTooLarge(
      frames: header.frameCount ?? 1, width: header.width, height: header.height, bytes: fileBytes, allowed: allowed)
  }

  package func check(width: Int, height: Int, bytesPerPixel: Int = 4) throws(CodecError) {
    let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
    if overflow || pixels > maxPixels { throw .tooManyPixels(width: width, height: height, allowed: maxPixels) }
    let (bytes, isVast) = pixels.multipliedReportingOverflow(by: bytesPerPixel)
    if isVast || bytes > maxBytes { throw .tooManyBytes(count: isVast ? .max : bytes, allowed: maxBytes) }
  }
}
