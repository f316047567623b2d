import NavReelElementaryFunctions
import Glibc
import NavReelTestSupport
import Testing

private typealias EF = ElementaryFunctions

/// How far `a` lies from `b`, in units in the last place of `b`; small numbers count from the smallest normal one.
private func units(_ a: Double, _ b: Double) -> Double {
  if a == b || (a.isNaN && b.isNaN) { return 0 }
  return abs(a - b) / max(b.ulp, Double.leastNormalMagnitude.ulp)
}

@Suite struct ElementaryFunctionsTests {
  private static let count = 200_000

  /// The worst distance over seeded arguments of a range.
  private func worst(
    in range: ClosedRange<Double>, _ ours: (Double) -> Double, _ theirs: (Double) -> Double
  ) -> (units: Double, at: Double) {
    var random = SeededGenerator(seed: 2024)
    var worst = (units: 0.0, at: 0.0)
    for _ in 0..<Self.count {
      let x = Double.random(in: range, using: &random)
      let distance = units(ours(x), theirs(x))
      if !(distance <= worst.units) { worst = (distance, x) }
    }
    return worst
  }

  @Test(arguments: [-745.0 ... -690, -700...700, -1...1, -1e-9...1e-9])
  func exponentialIsWithinTwoUnits(range: ClosedRange<Double>) {
    let found = worst(in: range, EF.exp, Glibc.exp)
    #expect(found.units <= 2, "at \(found.at)")
  }

  @Test(arguments: [1e-300...1e-290, 1e-3...2, 0.999...1.001, 1...1e6, 1e200...1e308])
  func logarithmIsWithinTwoUnits(range: ClosedRange<Double>) {
    let found = worst(in: range, EF.log, Glibc.log)
    #expect(found.units <= 2, "at \(found.at)")
  }

  @Test(arguments: [-1...1, -10...10, -1000...1000, -1e4...1e4, 3.1415...3.1416, 1.5707...1.5708])
  func sineAndCosineAreWithinTwoUnits(range: ClosedRange<Double>) {
    let sine = worst(in: range, EF.sin, Glibc.sin)
    #expect(sine.units <= 2, "sine at \(sine.at)")
    let cosine = worst(in: range, EF.cos, Glibc.cos)
    #expect(cosine.units <= 2, "cosine at \(cosine.at)")
  }

  @Test(arguments: [-1...1, -0.01...0.01, -20...20, -1e9...1e9])
  func arcTangentIsWithinTwoUnits(range: ClosedRange<Double>) {
    let found = worst(in: range, EF.atan, Glibc.atan)
    #expect(found.units <= 2, "at \(found.at)")
  }

  @Test func arcTangentOfTwoIsWithinTwoUnits() {
    var random = SeededGenerator(seed: 8)
    var worst = 0.0
    for _ in 0..<Self.count {
      let y = Double.random(in: -9...9, using: &random)
      let x = Double.random(in: -9...9, using: &random)
      worst = max(worst, units(EF.atan2(y, x), Glibc.atan2(y, x)))
    }
    #expect(worst <= 2)
  }

  @Test(arguments: [-1...1, 0.999...1, -1 ... -0.999])
  func arcCosineIsWithinTwoUnits(range: ClosedRange<Double>) {
    let found = worst(in: range, EF.acos, Glibc.acos)
    #expect(found.units <= 2, "at \(found.at)")
  }

  /// The C library's own cube root is off by up to 3 units.
  @Test(arguments: [-1000...1000, 0...1e-300, 1e300...1e308])
  func cubeRootIsWithinTheCLibrarysError(range: ClosedRange<Double>) {
    let found = worst(in: range, EF.cbrt, Glibc.cbrt)
    #expect(found.units <= 4, "at \(found.at)")
  }

  @Test func cubeRootsOfCubesAreExact() {
    for n in 0...200_000 {
      let root = Double(n) / 64
      #expect(EF.cbrt(root * root * root) == root)
    }
  }

  @Test(arguments: [(1e-6...100, -10...10), (0.5...2, -100...100), (1e-300...1e-200, -1...1), (0...1, 2.4...2.4)])
  func powerIsWithinTwoUnits(bases: ClosedRange<Double>, exponents: ClosedRange<Double>) {
    var random = SeededGenerator(seed: 3)
    var worst = 0.0
    for _ in 0..<Self.count {
      let base = Double.random(in: bases, using: &random)
      let exponent = Double.random(in: exponents, using: &random)
      worst = max(worst, units(EF.pow(base, exponent), Glibc.pow(base, exponent)))
    }
    #expect(worst <= 2)
  }

  @Test func endsOfTheRangesAreTotal() {
    #expect(EF.exp(0) == 1 && EF.exp(-.infinity) == 0 && EF.exp(.infinity) == .infinity && EF.exp(.nan).isNaN)
    #expect(EF.exp(1000) == .infinity && EF.exp(-1000) == 0)
    #expect(EF.log(1) == 0 && EF.log(0) == -.infinity && EF.log(-1).isNaN && EF.log(.infinity) == .infinity)
    #expect(EF.sin(.infinity).isNaN && EF.cos(.nan).isNaN && EF.sinCos(degrees: .infinity).sin.isNaN)
    #expect(abs(EF.sin(1e300)) <= 1 && abs(EF.cos(-1e18)) <= 1)
    #expect(EF.pow(0, 2) == 0 && EF.pow(0, -1) == .infinity && EF.pow(7, 0) == 1 && EF.pow(-1, 2).isNaN)
    #expect(EF.atan2(0, 0) == 0 && EF.atan2(0, -1) == .pi && EF.atan2(1, 0) == .pi / 2)
    #expect(EF.atan(.infinity) == .pi / 2 && EF.atan(-.infinity) == -.pi / 2)
    #expect(EF.acos(2) == 0 && EF.acos(-2) == .pi)
    #expect(EF.cbrt(-27) == -3 && EF.cbrt(0) == 0 && EF.cbrt(.infinity) == .infinity)
  }

  @Test func quarterTurnsInDegreesAreExact() {
    for n in -40...40 {
      let (s, c) = EF.sinCos(degrees: Double(n) * 90)
      let quarter = ((n % 4) + 4) % 4
      #expect(s == [0, 1, 0, -1][quarter])
      #expect(c == [1, 0, -1, 0][quarter])
    }
  }

  @Test func degreesAgreeWithRadians() {
    for degrees in stride(from: -720.0, through: 720, by: 7.3) {
      let (s, c) = EF.sinCos(degrees: degrees)
      #expect(abs(s - Glibc.sin(degrees * .pi / 180)) < 2e-15)
      #expect(abs(c - Glibc.cos(degrees * .pi / 180)) < 2e-15)
    }
    #expect(abs(EF.sinCos(degrees: 30).sin - 0.5) < 1e-16)
    #expect(EF.sinCos(degrees: 12 + 360) == EF.sinCos(degrees: 12))
  }
}
