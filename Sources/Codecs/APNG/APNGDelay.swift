import NavReelMotion

/// A frame's delay as stored in the file, in seconds.
struct APNGDelay: Hashable {
  let numerator: UInt16

  /// The divisor; 0 means 100.
  let denominator: UInt16

  /// The exact number of seconds.
  var duration: Fraction { Fraction(Int(numerator), denominator == 0 ? 100 : Int(denominator)) }

  var bytes: [UInt8] {
    [numerator, denominator].flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }
}
