public import NavReelMotion

extension Timeline {
  /// Returns the number of frames of the reel at `rate` frames per second, which is above zero.
  ///
  /// Frames are at n/rate; the last one is on the reel's end or past it and shows the end state.
  public func frameCount(rate: Fraction) -> Int { exactDuration.dividedRoundingUp(by: .one / rate) + 1 }

  /// Returns the exact times of the frames in seconds.
  public func frameTimes(rate: Fraction) -> [Fraction] {
    let step = Fraction.one / rate
    return (0..<frameCount(rate: rate)).map { frame in
      step.multiplied(by: Fraction(frame)) ?? Fraction(nearestNanosecond: Double(frame) * step.value)
    }
  }

  /// The length in seconds, exact on a grid of nanoseconds.
  public var exactDuration: Fraction { Fraction(total.count, 1_000_000_000) }
}
