/// How large a picture from outside may be. Checked before anything is allocated.
public struct PictureLimits: Hashable, Sendable {
  /// Width × height of the decoded picture. 64 million by default.
  public var maxPixels: Int

  /// Bytes of the file, and of the decoded RGBA pixels, each; a pixel of sixteen bits a sample has eight. 256 MiB by default.
  public var maxBytes: Int

  public init(maxPixels: Int = 64_000_000, maxBytes: Int = 256 << 20) {
    self.maxPixels = maxPixels
    self.maxBytes = maxBytes
  }

  public static let standard = PictureLimits()

  func check(fileBytes count: Int) throws(CodecError) {
    if count > maxBytes { throw .tooManyBytes(count: count, allowed: maxBytes) }
  }

  package func check(width: Int, height: Int, bytesPerPixel: Int = 4) throws(CodecError) {
    let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
    if overflow || pixels > maxPixels { throw .tooManyPixels(width: width, height: height, allowed: maxPixels) }
    let (bytes, isVast) = pixels.multipliedReportingOverflow(by: bytesPerPixel)
    if isVast || bytes > maxBytes { throw .tooManyBytes(count: isVast ? .max : bytes, allowed: maxBytes) }
  }
}
