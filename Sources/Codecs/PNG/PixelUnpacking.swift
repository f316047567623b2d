/// Unpacks the bytes of a PNG row into straight pixels.
struct PixelUnpacking {
  private let layout: CommonPNG.Layout

  /// The palette, padded to 256 pixels, if the layout is indexed.
  private let table: [UInt32]

  /// The number of palette entries in the file.
  private let entries: Int

  init(_ layout: CommonPNG.Layout, _ palette: [UInt32]) {
    self.layout = layout
    entries = palette.count
    table = layout == .indexed ? palette + [UInt32](repeating: 0, count: 256 - palette.count) : []
  }

  /// - Parameter row: The bytes of `count` pixels, and at least one more readable byte.
  /// - Returns: false if an index is beyond the palette.
  func unpack(_ row: UnsafePointer<UInt8>, into pixels: UnsafeMutablePointer<UInt32>, count: Int) -> Bool {
    let raw = UnsafeRawPointer(row)
    switch layout {
    case .grey:
      for i in 0..<count { pixels[i] = UInt32(row[i]) &* 0x01_0101 | 0xFF00_0000 }
    case .greyAlpha:
      for i in 0..<count { pixels[i] = UInt32(row[2 &* i]) &* 0x01_0101 | UInt32(row[2 &* i &+ 1]) &<< 24 }
    case .rgb:
      for i in 0..<count {
        let word = UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: 3 &* i, as: UInt32.self))
        pixels[i] = word | 0xFF00_0000
      }
    case .rgba:
      for i in 0..<count {
        pixels[i] = UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: 4 &* i, as: UInt32.self))
      }
    case .indexed:
      return table.withUnsafeBufferPointer { table in
        guard let table = table.baseAddress else { return false }
        var largest: UInt8 = 0
        for i in 0..<count {
          largest = max(largest, row[i])
          pixels[i] = table[Int(row[i])]
        }
        return Int(largest) < entries
      }
    }
    return true
  }
}
