/// Compares all pixels that two pictures have in common, row by row.
///
/// Threads may share a scan: they all read every row, but only the thread that scans a row marks it.
struct PixelScan<Pixel: ComparedPixel>: @unchecked Sendable {
  typealias Words = UnsafeMutablePointer<UInt64>

  /// The pixels to compare.
  let pair: PicturePair<Pixel>
  /// The pixels as an eye sees them: premultiplied. Read only if the rule or smoothed edges need them.
  let shown: PicturePair<UInt32>
  let rule: PixelRule
  let antialiasing: Antialiasing
  /// The bits of ignored pixels, laid out like the marks; nil for none.
  let ignored: UnsafePointer<UInt64>?
  /// The marks of pixels that count and, below, of smoothed edges; all bits are 0 at first.
  let changed: Words
  let antialiased: Words
  let wordsPerRow: Int

  /// The largest allowed difference, in steps.
  private var allowed: Int { Int(rule.levels * Double(Pixel.stepsPerLevel)) }

  /// The plain twin: every pixel, one after the other.
  func plain(rows: Range<Int>) -> ScanTally {
    var tally = ScanTally()
    let allowed = allowed
    for y in rows {
      for x in 0..<pair.width {
        let (p, q) = (pair.a[y * pair.strideA + x], pair.b[y * pair.strideB + x])
        if p != q { add(p, q, x, y, allowed, to: &tally) }
      }
    }
    return tally
  }

  /// The twin of ``plain(rows:)`` that skips equal stretches sixteen pixels at a time.
  ///
  /// Each row has its own words, so several ranges may be scanned at once.
  func fast(rows: Range<Int>) -> ScanTally {
    var tally = ScanTally()
    let allowed = allowed
    for y in rows {
      let a = pair.a + y &* pair.strideA
      let b = pair.b + y &* pair.strideB
      var x = 0
      while x &+ 16 <= pair.width {
        if !isEqual(a + x, b + x) {
          for u in x..<x &+ 16 where a[u] != b[u] { add(a[u], b[u], u, y, allowed, to: &tally) }
        }
        x &+= 16
      }
      while x < pair.width {
        if a[x] != b[x] { add(a[x], b[x], x, y, allowed, to: &tally) }
        x &+= 1
      }
    }
    return tally
  }

  /// Returns true if sixteen pixels are the same.
  @inline(__always)
  private func isEqual(_ a: UnsafePointer<Pixel>, _ b: UnsafePointer<Pixel>) -> Bool {
    let (a, b) = (UnsafeRawPointer(a), UnsafeRawPointer(b))
    var d = a.loadUnaligned(as: SIMD8<UInt64>.self) ^ b.loadUnaligned(as: SIMD8<UInt64>.self)
    if MemoryLayout<Pixel>.size == 8 {
      d |= (a + 64).loadUnaligned(as: SIMD8<UInt64>.self) ^ (b + 64).loadUnaligned(as: SIMD8<UInt64>.self)
    }
    let e = d.lowHalf | d.highHalf
    let f = e.lowHalf | e.highHalf
    return f.x | f.y == 0
  }

  /// Adds two differing pixels to the tally and marks them.
  @inline(__always)
  private func add(_ p: Pixel, _ q: Pixel, _ x: Int, _ y: Int, _ allowed: Int, to tally: inout ScanTally) {
    let word = y &* wordsPerRow &+ x &>> 6
    let bit = 1 &<< UInt64(truncatingIfNeeded: x & 63)
    if let ignored, ignored[word] & bit != 0 { return }
    let step = largestStep(p, q)
    tally.unequal &+= 1
    tally.sumOfSteps &+= step
    tally.largestStep = max(tally.largestStep, step)
    guard
      step > allowed || rule.looks && rule.isBroken(shown.a[y &* shown.strideA &+ x], shown.b[y &* shown.strideB &+ x])
    else { return }
    if antialiasing != .off && isSmoothed(x, y) {
      tally.antialiased &+= 1
      antialiased[word] |= bit
    } else {
      tally.changed &+= 1
      changed[word] |= bit
    }
  }

  private func isSmoothed(_ x: Int, _ y: Int) -> Bool {
    let isEdge = AntialiasedEdge.isAt(x, y, shown)
    if antialiasing == .pixelmatch { return isEdge }
    return isEdge && AntialiasedEdge.isMixed(x, y, shown) || MovedLine.isAt(x, y, shown)
  }
}
