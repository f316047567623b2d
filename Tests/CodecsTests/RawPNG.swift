/// Builds PNG files by hand, without the code under test.
enum RawPNG {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func bytes(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
  }

  static func crc(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes { crc = table[Int((crc ^ UInt32(byte)) & 255)] ^ crc >> 8 }
    return ~crc
  }

  private static let table: [UInt32] = (0..<256).map { (n: UInt32) -> UInt32 in
    (0..<8).reduce(n) { c, _ in c & 1 == 1 ? 0xEDB8_8320 ^ c >> 1 : c >> 1 }
  }

  static func chunk(_ type: String, _ payload: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + payload
    return bytes(UInt32(payload.count)) + body + bytes(crc(body))
  }

  static func adler(_ bytes: [UInt8]) -> UInt32 {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return b << 16 | a
  }

  /// Returns a zlib stream of stored blocks.
  static func zlib(_ data: [UInt8]) -> [UInt8] {
    var out: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let n = min(65535, data.count - start)
      out += [start + n == data.count ? 1 : 0, UInt8(n & 255), UInt8(n >> 8), UInt8(~n & 255), UInt8(~n >> 8 & 255)]
      out += data[start..<start + n]
      start += n
    } while start < data.count
    return out + bytes(adler(data))
  }

  static func header(_ width: Int, _ height: Int, depth: Int, colour: Int, interlaced: Bool = false) -> [UInt8] {
    let sides = bytes(UInt32(width)) + bytes(UInt32(height))
    return chunk("IHDR", sides + [UInt8(depth), UInt8(colour), 0, 0, interlaced ? 1 : 0])
  }

  /// Returns a whole file of `samples`, row by row, pixel by pixel, channel by channel, with filter none.
  static func file(
    _ width: Int, _ height: Int, depth: Int, colour: Int, interlaced: Bool = false, samples: [Int],
    before: [UInt8] = [], after: [UInt8] = []
  ) -> [UInt8] {
    let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colour] ?? 1
    var data: [UInt8] = []
    func addRow(_ y: Int, _ xs: [Int]) {
      data.append(0)
      var bits = 0
      var count = 0
      for x in xs {
        for c in 0..<channels {
          let sample = samples[(y * width + x) * channels + c]
          if depth == 16 {
            data += [UInt8(sample >> 8), UInt8(sample & 255)]
          } else {
            bits = bits << depth | sample
            count += depth
            if count == 8 {
              data.append(UInt8(bits))
              (bits, count) = (0, 0)
            }
          }
        }
      }
      if count > 0 { data.append(UInt8(bits << (8 - count))) }
    }
    if interlaced {
      let passes = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
      for (x0, y0, dx, dy) in passes {
        let xs = Array(stride(from: x0, to: width, by: dx))
        if xs.isEmpty { continue }
        for y in stride(from: y0, to: height, by: dy) { addRow(y, xs) }
      }
    } else {
      for y in 0..<height { addRow(y, Array(0..<width)) }
    }
    return signature + header(width, height, depth: depth, colour: colour, interlaced: interlaced) + before
      + chunk("IDAT", zlib(data)) + after + chunk("IEND", [])
  }
}
