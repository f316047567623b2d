/// The limits for pictures from outside, checked before anything is allocated.
public struct PictureLimits: Hashable, Sendable {
  /// The largest width × height of a decoded picture. Default: 64 million.
  public var maxPixels: Int

  /// The most bytes of the file, and of the decoded RGBA pixels (8 bytes each if 16-bit). Default: 256 MiB.
  public var maxBytes: Int

  /// The most pixels of all frames of an animation together, each at full size. Default: 8 billion (2³³), or 47 seconds
  /// of a phone's screen at 60 frames per second. Small files are allowed fewer; see ``filmPixels(ofBytes:)``.
  public var maxFilmPixels: Int

  public init(maxPixels: Int = 64_000_000, maxBytes: Int = 256 << 20, maxFilmPixels: Int = 1 << 33) {
    self.maxPixels = maxPixels
    self.maxBytes = maxBytes
    self.maxFilmPixels = maxFilmPixels
  }

  /// Returns the most pixels of all frames of an animation for the length of its file: a billion (2³⁰) plus 65,536 per
  /// byte, at most ``maxFilmPixels``. Otherwise a few kilobytes of tiny frames on a vast canvas could take minutes.
  public func filmPixels(ofBytes count: Int) -> Int {
    min(maxFilmPixels, 1 << 30 + min(count, 1 << 32) << 16)
  }

  public static let standard = PictureLimits()

  func check(fileBytes count: Int) throws(CodecError) {
    if count > maxBytes { throw .tooManyBytes(count: count, allowed: maxBytes) }
  }

  /// - Parameter pixels: The number of pixels of all frames together.
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
