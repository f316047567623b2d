import NavReelMotion

/// A frame's time as the file holds it, in seconds.
struct APNGDelay: Hashable {
  let numerator: UInt16

  /// 0 stands for 100.
  let denominator: UInt16

  /// The exact number of seconds.
  var duration: Fraction { Fraction(Int(numerator), denominator == 0 ? 100 : Int(denominator)) }

  var bytes: [UInt8] {
    [numerator, denominator].flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }
}
