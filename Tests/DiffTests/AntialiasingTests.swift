import NavReelDiff
import NavReelDrawing
import NavReelTestSupport
import Testing

@Suite struct AntialiasingTests {
  // PC-056
  /// An edge that differs only in smoothing fails with the option off and passes with it on.
  @Test func theOptionIsNotWiredTheWrongWayRound() throws {
    let a = Pixmap.coverage(40, 40, ink: .black) { x, y in y > 0.37 * x + 10.2 }
    let b = Pixmap.coverage(40, 40, ink: .black) { x, y in y > 0.37 * x + 10.5 }
    for base in [limits { _ in }, limits { $0.yiq = set(0.1) }] {
      var (off, on) = (base, base)
      off.antialiasing = set(.off)
      on.antialiasing = set(.pixelmatch)
      let without = try PictureDiff(a, b, limits: off)
      let with = try PictureDiff(a, b, limits: on)
      #expect(without.verdict == .changed && without.count > 20 && without.antialiased == 0)
      #expect(with.verdict == .within && with.count == 0 && with.antialiased == without.count)
    }
  }

  // PC-055
  /// The edge runs into all four borders, so that border pixels are judged in every case.
  @Test(arguments: [0.21, 0.5, 1.0, 1.7, -0.4, -1.0, -2.3])
  func edgesAreJudgedAtTheBorderAsInside(slope: Double) throws {
    for shift in [0.2, 0.3, 0.45] {
      let a = Pixmap.coverage(32, 32, ink: Color(20, 40, 90)) { x, y in y - 16 > slope * (x - 16) }
      let b = Pixmap.coverage(32, 32, ink: Color(20, 40, 90)) { x, y in y - 16 > slope * (x - 16) + shift }
      for rule in [Antialiasing.pixelmatch, .subpixel] {
        let diff = try PictureDiff(
          a, b,
          limits: limits {
            $0.yiq = set(0.1); $0.antialiasing = set(rule)
          })
        #expect(diff.count == 0, "shift \(shift): \(diff)")
        #expect(diff.antialiased > 0 || shift == 0.2)
      }
    }
  }

  // PC-054: moved by a quarter of a pixel it passes, in another colour it does not.
  @Test(arguments: [3.0, 5.5, 8.0, 12.3, 17.0])
  func aThinRingMovedByAQuarterPixelPasses(radius: Double) throws {
    for start in [0.0, 0.2, 0.5, 0.75] {
      for (dx, dy) in [(0.25, 0.0), (0.0, -0.25), (0.18, 0.18)] {
        let a = ring(radius, 20 + start, 20, Color(200, 30, 30))
        let b = ring(radius, 20 + start + dx, 20 + dy, Color(200, 30, 30))
        let off = limits { $0.yiq = set(0.1) }
        let on = limits {
          $0.yiq = set(0.1); $0.antialiasing = set(.subpixel)
        }
        #expect(try PictureDiff(a, b, limits: off).verdict == .changed)
        let diff = try PictureDiff(a, b, limits: on)
        #expect(diff.verdict == .within, "at \(start) by (\(dx), \(dy)): \(diff)")
      }
    }
  }

  @Test(arguments: [
    Color(30, 30, 200), Color(30, 200, 30), Color(200, 120, 30), Color(120, 20, 20), Color(255, 130, 130),
  ])
  func aThinRingInAnotherColourFails(color: Color) throws {
    for radius in [3.0, 8.0, 17.0] {
      for dx in [0, 0.25] {
        let a = ring(radius, 20.3, 20, Color(200, 30, 30))
        let b = ring(radius, 20.3 + dx, 20, color)
        let diff = try PictureDiff(
          a, b,
          limits: limits {
            $0.yiq = set(0.1); $0.antialiasing = set(.subpixel)
          })
        #expect(diff.verdict == .changed && diff.count > Int(radius) * 2, "by \(dx): \(diff)")
      }
    }
  }

  /// Changes other than smoothing are found: a line elsewhere, a dot, a bar of another tint, a hairline.
  @Test func realChangesFailWithTheOptionOn() throws {
    let on = limits {
      $0.yiq = set(0.1); $0.antialiasing = set(.subpixel)
    }
    func line(_ x: Int, _ color: Color) -> Pixmap {
      Pixmap.flat(30, 30, .white).with(color, at: (4..<26).map { (x, $0) })
    }
    let page = Pixmap.flat(30, 30, .white)
    #expect(try PictureDiff(line(10, .black), line(11, .black), limits: on).count == 44)
    #expect(try PictureDiff(line(10, .black), line(14, .black), limits: on).count >= 40)
    #expect(try PictureDiff(line(10, .black), line(10, Color(42, 42, 42)), limits: on).count == 22)
    #expect(try PictureDiff(page, page.with(.black, at: [(9, 9)]), limits: on).count == 1)
    #expect(try PictureDiff(page, .flat(30, 30, Color(200, 200, 200)), limits: on).count == 900)
  }

  /// Green moved to the right and blue to the left, as in subpixel smoothing: each component is balanced, but there are
  /// new colours.
  @Test func colouredFringesFailWithTheOptionOn() throws {
    let page = Pixmap.flat(30, 30, .white)
    func line(_ left: Color, _ middle: Color, _ right: Color) -> Pixmap {
      page.with(left, at: (0..<30).map { (14, $0) }).with(middle, at: (0..<30).map { (15, $0) })
        .with(right, at: (0..<30).map { (16, $0) })
    }
    let on = limits { $0.antialiasing = set(.subpixel) }
    let straight = line(.white, .black, .white)
    let moved = line(.white, Color(64, 64, 64), Color(191, 191, 191))
    let fringed = line(Color(255, 255, 191), Color(0, 64, 64), Color(255, 191, 255))
    #expect(try PictureDiff(straight, moved, limits: on).count == 0)
    #expect(try PictureDiff(straight, fringed, limits: on).count >= 30)
  }

  /// Repeats pixelmatch's rule in floating point, for opaque pictures.
  @Test func theRuleIsPixelmatchs() throws {
    var random = SeededGenerator(seed: 41)
    var smoothed = 0
    for round in 0..<40 {
      let a = Pixmap.patches(width: 23, height: 19, using: &random).softened
      let b =
        round % 2 == 0
        ? a.disturbed(count: 80, levels: 120, using: &random)
        : Pixmap.patches(width: 23, height: 19, using: &random).softened
      let diff = try PictureDiff(
        a, b,
        limits: limits {
          $0.yiq = set(0.1); $0.antialiasing = set(.pixelmatch)
        })
      for y in 0..<19 {
        for x in 0..<23 {
          let kind = Pixelmatch(a, b).kind(x, y)
          #expect(diff.changedPixels.contains(x: x, y: y) == (kind == .changed))
          #expect(diff.antialiasedPixels.contains(x: x, y: y) == (kind == .smoothed))
          if kind == .smoothed { smoothed += 1 }
        }
      }
    }
    #expect(smoothed > 500)
  }

  /// Returns a ring one pixel wide.
  private func ring(_ radius: Double, _ cx: Double, _ cy: Double, _ color: Color) -> Pixmap {
    Pixmap.coverage(40, 40, ink: color) { x, y in
      let d = ((x - cx) * (x - cx) + (y - cy) * (y - cy)).squareRoot()
      return abs(d - radius) < 0.5
    }
  }
}

extension Pixmap {
  /// The picture with every third column mixed with its right neighbour, so that edges look smoothed.
  fileprivate var softened: Pixmap {
    var result = self
    for y in 0..<height {
      for x in stride(from: y % 3, to: width - 1, by: 3) {
        func half(_ shift: UInt32) -> UInt32 { ((self[x, y] >> shift & 255) + (self[x + 1, y] >> shift & 255)) / 2 }
        result[x, y] = half(0) | half(8) << 8 | half(16) << 16 | 0xFF00_0000
      }
    }
    return result
  }
}

/// The published rule, neighbour by neighbour, without optimization.
private struct Pixelmatch {
  enum Kind { case same, smoothed, changed }

  let a: Pixmap
  let b: Pixmap

  init(_ a: Pixmap, _ b: Pixmap) { (self.a, self.b) = (a, b) }

  func kind(_ x: Int, _ y: Int) -> Kind {
    let (p, q) = (rgb(a[x, y]), rgb(b[x, y]))
    let d = p - q
    let yy = (d * SIMD3(0.29889531, 0.58662247, 0.11448223)).sum()
    let ii = (d * SIMD3(0.59597799, -0.27417610, -0.32180189)).sum()
    let qq = (d * SIMD3(0.21147017, -0.52261711, 0.31114694)).sum()
    guard 0.5053 * yy * yy + 0.299 * ii * ii + 0.1957 * qq * qq > 352.15 else { return .same }
    return isSmoothed(a, b, x, y) || isSmoothed(b, a, x, y) ? .smoothed : .changed
  }

  private func isSmoothed(_ one: Pixmap, _ other: Pixmap, _ x: Int, _ y: Int) -> Bool {
    // The order is by columns: the first of equal extremes counts.
    let around = neighbours(x, y).sorted { ($0.0, $0.1) < ($1.0, $1.1) }
    let steps = around.map { luma(one[x, y]) - luma(one[$0.0, $0.1]) }
    let equal = zip(around, steps).filter { abs($0.1) < 1e-6 }.count + (around.count < 8 ? 1 : 0)
    guard equal <= 2, let least = steps.min(), let most = steps.max(), least < -1e-6, most > 1e-6 else { return false }
    return [least, most].contains { extreme in
      guard let place = steps.firstIndex(of: extreme) else { return false }
      let (u, v) = around[place]
      return isFlat(one, u, v) && isFlat(other, u, v)
    }
  }

  private func isFlat(_ picture: Pixmap, _ x: Int, _ y: Int) -> Bool {
    let around = neighbours(x, y)
    return around.filter { picture[$0.0, $0.1] == picture[x, y] }.count + (around.count < 8 ? 1 : 0) > 2
  }

  private func neighbours(_ x: Int, _ y: Int) -> [(Int, Int)] {
    (0..<9).filter { $0 != 4 }.map { (x - 1 + $0 / 3, y - 1 + $0 % 3) }
      .filter { $0.0 >= 0 && $0.1 >= 0 && $0.0 < a.width && $0.1 < a.height }
  }

  private func luma(_ p: UInt32) -> Double { (rgb(p) * SIMD3(0.29889531, 0.58662247, 0.11448223)).sum() }

  private func rgb(_ p: UInt32) -> SIMD3<Double> {
    SIMD3(Double(p & 255), Double(p >> 8 & 255), Double(p >> 16 & 255))
  }
}
