/// A colour profile in numbered segments of a JPEG, each of which states their number (ICC.1:2022, B.4).
struct JPEGProfile {
  private static let name = Array("ICC_PROFILE\0".utf8)

  private var parts: [UInt8: [UInt8]] = [:]
  private var count: UInt8?
  private var byteCount = 0
  private var isBroken = false

  /// Adds the contents of an APP2 segment; ignores segments other than profiles.
  mutating func take(_ payload: UnsafeRawBufferPointer) {
    let start = JPEGProfile.name.count + 2
    guard payload.starts(with: JPEGProfile.name) else { return }
    guard payload.count >= start, count == nil || count == payload[start - 1], parts[payload[start - 2]] == nil,
      byteCount + payload.count <= ICCProfile.longest
    else {
      isBroken = true
      return
    }
    count = payload[start - 1]
    parts[payload[start - 2]] = Array(payload.dropFirst(start))
    byteCount += payload.count - start
  }

  func color(of components: PictureColor.Components) -> PictureColor {
    guard let count, !isBroken else {
      return isBroken ? PictureColor(profile: nil, place: "ICC", of: components) : .sRGB
    }
    var bytes: [UInt8]? = []
    for number in 0..<Int(count) {
      guard let part = parts[UInt8(number + 1)] else {
        bytes = nil
        break
      }
      bytes?.append(contentsOf: part)
    }
    return PictureColor(profile: bytes, place: "ICC", of: components)
  }
}
