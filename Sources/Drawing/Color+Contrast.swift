internal import NavReelElementaryFunctions

extension Color {
  /// The relative luminance of WCAG 2, from 0 for black to 1 for white; alpha is ignored.
  public var relativeLuminance: Double {
    let b = bytes
    return Color.luminance(red: b.red, green: b.green, blue: b.blue)
  }

  /// Returns the contrast of WCAG 2 between two opaque colours: from 1 for equal ones to 21 for black and white.
  public func contrast(with other: Color) -> Double { Color.contrast(relativeLuminance, other.relativeLuminance) }

  /// Returns the contrast between two relative luminances: (lighter + 0.05) / (darker + 0.05).
  @inlinable
  public static func contrast(_ a: Double, _ b: Double) -> Double { (max(a, b) + 0.05) / (min(a, b) + 0.05) }

  /// Returns the relative luminance of a pixel's bytes.
  public static func luminance(red: UInt8, green: UInt8, blue: UInt8) -> Double {
    0.2126 * linear[Int(red)] + 0.7152 * linear[Int(green)] + 0.0722 * linear[Int(blue)]
  }

  /// The linear light of each byte, by WCAG 2's formula for sRGB. Its threshold of .03928 is kept, since no byte is
  /// between it and the standard's .04045.
  private static let linear: [Double] = (0...255).map { byte in
    let c = Double(byte) / 255
    return c <= 0.03928 ? c / 12.92 : ElementaryFunctions.pow((c + 0.055) / 1.055, 2.4)
  }
}
