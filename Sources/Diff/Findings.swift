import Drawing

/// What a look at all pixels of two pictures found, before any limit on their number is applied.
struct Findings {
  /// Of the pixels that both have.
  let tally: ScanTally
  /// Pixels that count, on a canvas that holds both pictures; what only one of them covers counts.
  let changed: PixelMarks
  /// Pixels taken for smoothed edges.
  let antialiased: PixelMarks
  /// How many pixels only one of the two covers, without ignored ones.
  let uncovered: Int

  /// - Parameter threads: at least 1; the result does not depend on it.
  init(
    _ a: Pixmap, _ b: Pixmap, rule: PixelRule, antialiasing: Antialiasing = .off, ignored: PixelMarks? = nil,
    threads: Int = 1
  ) {
    var changed = PixelMarks(width: max(a.width, b.width), height: max(a.height, b.height))
    var antialiased = changed
    if a.isIdentical(to: b) {
      tally = ScanTally()
    } else {
      tally = Findings.scan(a, b, rule, antialiasing, ignored, threads, &changed, &antialiased)
    }
    uncovered = a.size == b.size ? 0 : Findings.markUncovered(a, b, ignored, &changed)
    self.changed = changed
    self.antialiased = antialiased
  }

  private static func scan(
    _ a: Pixmap, _ b: Pixmap, _ rule: PixelRule, _ antialiasing: Antialiasing, _ ignored: PixelMarks?, _ threads: Int,
    _ changed: inout PixelMarks, _ antialiased: inout PixelMarks
  ) -> ScanTally {
    let wordsPerRow = changed.wordsPerRow
    return changed.withWords { changed in
      antialiased.withWords { antialiased in
        (ignored?.words ?? []).withUnsafeBufferPointer { words in
          a.withPixels { p in
            b.withPixels { q in
              guard let p = p.baseAddress, let q = q.baseAddress, let changed = changed.baseAddress,
                let antialiased = antialiased.baseAddress
              else { return ScanTally() }
              let pair = PicturePair(
                a: p, b: q, strideA: a.width, strideB: b.width, width: min(a.width, b.width),
                height: min(a.height, b.height))
              return PixelScan(
                pair: pair, rule: rule, antialiasing: antialiasing, ignored: words.isEmpty ? nil : words.baseAddress,
                changed: changed, antialiased: antialiased, wordsPerRow: wordsPerRow
              ).fast(threads: threads)
            }
          }
        }
      }
    }
  }

  /// Marks what lies right of the narrower or below the lower picture and inside the other one.
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
  /// Scans all rows; the sums are the same for any number of threads.
  fileprivate func fast(threads: Int) -> ScanTally {
    var tallies = [ScanTally](repeating: ScanTally(), count: Bands.count(pair.height, threads: threads))
    tallies.withUnsafeMutableBufferPointer { tallies in
      nonisolated(unsafe) let tallies = tallies
      Bands.forEach(pair.height, threads: threads) { band, rows in tallies[band] = fast(rows: rows) }
    }
    return tallies.reduce(into: ScanTally()) { $0.add($1) }
  }
}
