import NavReelDrawing
import NavReelTestSupport
import Testing

@testable import NavReelDiff

@Suite struct PixelScanTests {
  @Test func theFastScanEqualsThePlainOne() {
    var random = SeededGenerator(seed: 51)
    for round in 0..<120 {
      let (width, height) = (Int.random(in: 1...90, using: &random), Int.random(in: 1...40, using: &random))
      let a = Pixmap.patches(width: width, height: height, opaque: round % 2 == 0, using: &random)
      let b =
        round % 3 == 0
        ? Pixmap.patches(width: width, height: height, opaque: round % 2 == 0, using: &random)
        : a.disturbed(count: [1, 20, 400][round / 3 % 3], levels: 200, using: &random)
      for limits in PictureDiffTests.manyLimits {
        let (plain, fast) = (scan(a, b, limits, isPlain: true), scan(a, b, limits, isPlain: false))
        #expect(plain.tally == fast.tally && plain.changed == fast.changed && plain.smoothed == fast.smoothed)
        #expect(plain.tally.changed == plain.changed.count && plain.tally.antialiased == plain.smoothed.count)
      }
    }
  }

  @Test func anyNumberOfThreadsGivesTheSame() throws {
    var random = SeededGenerator(seed: 52)
    let a = Pixmap.patches(width: 130, height: 301, using: &random)
    let b = a.disturbed(count: 900, levels: 255, using: &random)
    for limits in PictureDiffTests.manyLimits {
      let one = try PictureDiff(a, b, limits: limits)
      #expect(one.unequal > 300)
      let picture = DifferencePicture(of: one, over: a, outlines: true).pixmap()
      for threads in [2, 3, 8, 1000] {
        let more = try PictureDiff(a, b, limits: limits, threads: threads)
        #expect(more == one)
        expectPixels(DifferencePicture(of: more, over: a, outlines: true).pixmap(threads: threads), equals: picture)
      }
    }
  }

  @Test func figuresAreThoseOfALoopOverAllPixels() throws {
    var random = SeededGenerator(seed: 53)
    for opaque in [true, false] {
      let a = Pixmap.random(width: 37, height: 21, opaque: opaque, using: &random)
      var b = a
      for _ in 0..<100 {
        let (x, y) = (Int.random(in: 0..<37, using: &random), Int.random(in: 0..<21, using: &random))
        b[x, y] = a[x, y] ^ UInt32.random(in: 0...0xFFFFFF, using: &random)
      }
      let diff = try PictureDiff(a, b, limits: limits { $0.maxDelta = set(40) })
      var (unequal, count, sum, largest) = (0, 0, 0, 0)
      for place in 0..<37 * 21 {
        let (p, q) = (a[place % 37, place / 37], b[place % 37, place / 37])
        var step = 0
        for shift: UInt32 in [0, 8, 16, 24] { step = max(step, abs(Int(p >> shift & 255) - Int(q >> shift & 255))) }
        if p != q { unequal += 1 }
        if step > 40 { count += 1 }
        sum += step
        largest = max(largest, step)
      }
      #expect(diff.unequal == unequal && diff.count == count && diff.largestStep == Double(largest))
      #expect(diff.meanDelta == Double(sum) / (37 * 21))
    }
  }

  private func scan(
    _ a: Pixmap, _ b: Pixmap, _ limits: DiffLimits, isPlain: Bool
  ) -> (tally: ScanTally, changed: PixelMarks, smoothed: PixelMarks) {
    var changed = PixelMarks(width: a.width, height: a.height)
    var smoothed = changed
    let ignored = try? PixelMarks.ignored(by: limits, expected: a, width: a.width, height: a.height)
    let wordsPerRow = changed.wordsPerRow
    var tally = ScanTally()
    changed.withWords { changed in
      smoothed.withWords { smoothed in
        (ignored?.words ?? []).withUnsafeBufferPointer { words in
          a.withPixels { p in
            b.withPixels { q in
              guard let p = p.baseAddress, let q = q.baseAddress, let c = changed.baseAddress,
                let s = smoothed.baseAddress
              else { return }
              let pair = PicturePair(
                a: p, b: q, strideA: a.width, strideB: b.width, width: a.width, height: a.height)
              let scan = PixelScan(
                pair: pair, shown: pair, rule: PixelRule(limits), antialiasing: limits.antialiasing.value,
                ignored: ignored == nil ? nil : words.baseAddress, changed: c, antialiased: s,
                wordsPerRow: wordsPerRow)
              tally = isPlain ? scan.plain(rows: 0..<a.height) : scan.fast(rows: 0..<a.height)
            }
          }
        }
      }
    }
    return (tally, changed, smoothed)
  }
}
