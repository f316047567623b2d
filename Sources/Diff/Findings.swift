import NavReelDrawing

/// The differing pixels of two pictures, before any limit on their number is applied.
struct Findings {
  /// The counts for the pixels that both pictures have.
  let tally: ScanTally
  /// The pixels that count, on a canvas that holds both pictures. Pixels that only one of them has count.
  let changed: PixelMarks
  /// The pixels taken for smoothed edges.
  let antialiased: PixelMarks
  /// The number of pixels that only one of the two has, without ignored ones.
  let uncovered: Int

  /// The number of steps of the tally in one level of 0…255.
  let stepsPerLevel: Int

  init(_ a: Pixmap, _ b: Pixmap, rule: PixelRule) {
    self.init(ComparedPicture(a), ComparedPicture(b), rule: rule)
  }

  /// - Parameter threads: the number of threads, at least 1; the result does not depend on it.
  init(
    _ a: ComparedPicture, _ b: ComparedPicture, rule: PixelRule, antialiasing: Antialiasing = .off,
    ignored: PixelMarks? = nil, threads: Int = 1
  ) {
    let (p, q) = (a.pixmap, b.pixmap)
    var changed = PixelMarks(width: max(p.width, q.width), height: max(p.height, q.height))
    var antialiased = changed
    let looks = rule.looks || antialiasing != .off
    let eyes = Eyes(
      a: looks ? p.premultiplied() : p, b: looks ? q.premultiplied() : q, rule: rule, antialiasing: antialiasing,
      ignored: ignored, threads: threads)
    if a.deep != nil || b.deep != nil {
      let (deep, other) = (a.deep ?? DeepPixmap(p), b.deep ?? DeepPixmap(q))
      stepsPerLevel = UInt64.stepsPerLevel
      tally = deep.pixels.withUnsafeBufferPointer { deep in
        other.pixels.withUnsafeBufferPointer { eyes.scan(deep, $0, &changed, &antialiased) }
      }
    } else {
      stepsPerLevel = UInt32.stepsPerLevel
      let isOneForm = p.isStraight == q.isStraight
      let (first, second) = isOneForm ? (p, q) : (p.straight(), q.straight())
      tally =
        first.isIdentical(to: second)
        ? ScanTally()
        : first.withPixels { first in second.withPixels { eyes.scan(first, $0, &changed, &antialiased) } }
    }
    uncovered = p.size == q.size ? 0 : Findings.markUncovered(p, q, ignored, &changed)
    self.changed = changed
    self.antialiased = antialiased
  }

  /// The settings of a scan, with the two pictures as the eye sees them.
  private struct Eyes {
    let a: Pixmap
    let b: Pixmap
    let rule: PixelRule
    let antialiasing: Antialiasing
    let ignored: PixelMarks?
    let threads: Int

    init(a: Pixmap, b: Pixmap, rule: PixelRule, antialiasing: Antialiasing, ignored: PixelMarks?, threads: Int) {
      (self.a, self.b, self.rule, self.antialiasing, self.threads) = (a, b, rule, antialiasing, threads)
      // An empty set has no words to read.
      self.ignored = ignored.flatMap { $0.words.isEmpty ? nil : $0 }
    }

    func scan<Pixel: ComparedPixel>(
      _ first: UnsafeBufferPointer<Pixel>, _ second: UnsafeBufferPointer<Pixel>, _ changed: inout PixelMarks,
      _ antialiased: inout PixelMarks
    ) -> ScanTally {
      let wordsPerRow = changed.wordsPerRow
      return changed.withWords { changed in
        antialiased.withWords { antialiased in
          (ignored?.words ?? []).withUnsafeBufferPointer { words in
            a.withPixels { p in
              b.withPixels { q in
                guard let first = first.baseAddress, let second = second.baseAddress, let p = p.baseAddress,
                  let q = q.baseAddress, let changed = changed.baseAddress, let antialiased = antialiased.baseAddress
                else { return ScanTally() }
                return PixelScan(
                  pair: pair(first, second), shown: pair(p, q), rule: rule, antialiasing: antialiasing,
                  ignored: ignored == nil ? nil : words.baseAddress, changed: changed, antialiased: antialiased,
                  wordsPerRow: wordsPerRow
                ).fast(threads: threads)
              }
            }
          }
        }
      }
    }

    private func pair<Pixel>(_ first: UnsafePointer<Pixel>, _ second: UnsafePointer<Pixel>) -> PicturePair<Pixel> {
      PicturePair(
        a: first, b: second, strideA: a.width, strideB: b.width, width: min(a.width, b.width),
        height: min(a.height, b.height))
    }
  }

  /// Marks the pixels that only one picture has: right of the narrower or below the lower one. Returns their number.
  private static func markUncovered(
    _ a: Pixmap, _ b: Pixmap, _ ignored: PixelMarks?, _ changed: inout PixelMarks
  ) -> Int {
    let (width, height) = (min(a.width, b.width), min(a.height, b.height))
    var uncovered = 0
    for y in 0..<changed.height {
      let start = y < height ? width : 0
      let end = max(y < a.height ? a.width : 0, y < b.height ? b.width : 0)
      guard start < end else { continue }
      for x in start..<end where !(ignored?.contains(x: x, y: y) ?? false) {
        changed.insert(x, x + 1, y: y)
        uncovered += 1
      }
    }
    return uncovered
  }
}

extension PixelScan {
  /// Scans all rows; the result is the same for any number of threads.
  fileprivate func fast(threads: Int) -> ScanTally {
    var tallies = [ScanTally](repeating: ScanTally(), count: Bands.count(pair.height, threads: threads))
    tallies.withUnsafeMutableBufferPointer { tallies in
      nonisolated(unsafe) let tallies = tallies
      Bands.forEach(pair.height, threads: threads) { band, rows in tallies[band] = fast(rows: rows) }
    }
    return tallies.reduce(into: ScanTally()) { $0.add($1) }
  }
}
