import NavReelElementaryFunctions

/// A conversion from light, in units of 2⁻²⁴, to sRGB samples: a table of 2¹⁶ steps with linear interpolation.
enum SRGBEncoding {
  /// The light of white.
  static let white = 1 << 24

  /// The 16-bit sample, in sixteenths, for every 2⁸ units of light.
  static let table: [Int32] = (0...65536).map { step in
    let light = Double(step) / 65536
    let value = light <= 0.0031308 ? 12.92 * light : 1.055 * ElementaryFunctions.pow(light, 1 / 2.4) - 0.055
    return Int32((value * 65535 * 16).rounded())
  }

  /// Returns the sample in sixteenths of a 16-bit sample, 0…1,048,560. Light outside 0…2²⁴ is clipped.
  @inline(__always)
  static func fine(_ light: Int, _ table: UnsafePointer<Int32>) -> Int {
    if light <= 0 { return 0 }
    if light >= white { return 65535 * 16 }
    let (index, rest) = (light &>> 8, light & 255)
    let low = Int(table[index])
    return low &+ ((Int(table[index &+ 1]) &- low) &* rest &+ 128) &>> 8
  }

  /// Returns the rounded 16-bit sample.
  static func sample16(_ light: Int) -> Int {
    table.withUnsafeBufferPointer { table in
      guard let start = table.baseAddress else { return 0 }
      return (fine(light, start) + 8) >> 4
    }
  }
}
