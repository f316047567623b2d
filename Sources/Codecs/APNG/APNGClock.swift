import NavReelMotion

/// Converts durations to the 16-bit fractions of an APNG.
///
/// A duration whose divisor has 16 bits is written exactly; if it is too long for one frame, as several frames that
/// show the same picture. Any other becomes the nearest fraction, and its error is added to the next duration, so that
/// the sum stays within 1/65,535 s of the true time.
struct APNGClock {
  /// The true time minus the written time, in seconds.
  private(set) var debt = Fraction.zero

  private static let largest = Int(UInt16.max)

  /// The most frames that one picture is held for: 75 days.
  private static let mostFrames = 100

  /// Returns the delays for the next duration (in seconds, above zero): at least one, none of them zero.
  mutating func delays(of duration: Fraction) -> [APNGDelay] {
    let wanted = duration.addingOrRounding(debt)
    let delays = APNGClock.split(wanted)
    let written = delays.reduce(Fraction.zero) { $0.addingOrRounding($1.duration) }
    debt = wanted.addingOrRounding(-written)
    return delays
  }

  private static func split(_ duration: Fraction) -> [APNGDelay] {
    var whole = duration.numerator / duration.denominator
    let (isExact, isToBeRounded) = (duration.numerator <= largest, duration.denominator > largest)
    if whole < largest && (isExact || isToBeRounded) { return [nearest(duration)] }
    let rest = duration - Fraction(whole)
    var delays: [APNGDelay] = []
    while whole > 0 && delays.count < mostFrames {
      let part = min(whole, largest)
      delays.append(APNGDelay(numerator: UInt16(part), denominator: 1))
      whole -= part
    }
    if rest > .zero && delays.count < mostFrames { delays.append(nearest(rest)) }
    return delays
  }

  /// Returns the 16-bit fraction nearest to a number, using continued fractions; never below 1/65,535.
  static func nearest(_ number: Fraction) -> APNGDelay {
    let smallest = APNGDelay(numerator: 1, denominator: UInt16.max)
    guard number > smallest.duration else { return smallest }
    var (n, d) = (number.numerator, number.denominator)
    // These are the last two convergents.
    var (before, last) = ((n: 0, d: 1), (n: 1, d: 0))
    while d != 0 {
      let term = n / d
      let most = min(
        last.n == 0 ? Int.max : (largest - before.n) / last.n, last.d == 0 ? Int.max : (largest - before.d) / last.d)
      let next = (n: min(term, most) * last.n + before.n, d: min(term, most) * last.d + before.d)
      if term > most { return nearer(next, last, to: number) }
      (before, last) = (last, next)
      (n, d) = (d, n % d)
    }
    return APNGDelay(numerator: UInt16(last.n), denominator: UInt16(last.d))
  }

  private static func nearer(_ a: (n: Int, d: Int), _ b: (n: Int, d: Int), to number: Fraction) -> APNGDelay {
    func distance(_ x: (n: Int, d: Int)) -> Double {
      x.d == 0 ? .infinity : abs(Double(x.n) / Double(x.d) - number.value)
    }
    let chosen = distance(a) <= distance(b) ? a : b
    return APNGDelay(numerator: UInt16(chosen.n), denominator: UInt16(chosen.d))
  }
}
