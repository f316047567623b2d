import NavReelDrawing
import NavReelTestSupport
import Testing

@Suite struct ColorTests {
  private let blue = Color(0, 175, 240)

  /// The mix runs from white to (0, 175, 240), including extrapolation; bytes are rounded half up (247.5 is 248).
  @Test(arguments: [
    (0.0, "#ffffffff"), (0.25, "#bfebfbff"), (0.5, "#80d7f8ff"), (0.75, "#40c3f4ff"), (1, "#00aff0ff"),
    (-0.1, "#ffffffff"), (1.1, "#00a7efff"),
  ])
  func straightMixMatchesTheLibrarysTable(p: Double, hex: String) {
    #expect(Color.white.mixed(with: blue, p).description == hex)
  }

  @Test func straightMixIsNotClamped() {
    let beyond = Color.white.mixed(with: blue, 1.1)
    #expect(abs(beyond.red * 255 - -25.5) < 1e-9)
    let before = Color.white.mixed(with: blue, -0.1)
    #expect(abs(before.red * 255 - 280.5) < 1e-9 && abs(before.green * 255 - 263) < 1e-9)
  }

  @Test func mixesEndBitForBit() {
    var random = SeededGenerator(seed: 4)
    func color() -> Color {
      func part() -> Double { Double.random(in: 0...1, using: &random) }
      return Color(red: part(), green: part(), blue: part(), alpha: part())
    }
    for _ in 0..<1000 {
      let (a, b) = (color(), color())
      #expect(a.mixed(with: b, 0) == a && a.mixed(with: b, 1) == b)
      #expect(a.mixedPremultiplied(with: b, 0) == a && a.mixedPremultiplied(with: b, 1) == b)
    }
    #expect(Color.clear.mixedPremultiplied(with: .white, 0) == .clear)
    #expect(Color.white.mixedPremultiplied(with: .clear, 1) == .clear)
  }

  /// From clear white to blue, a premultiplied mix shows blue all the way, a straight one a veil.
  @Test func premultipliedMixFromClearShowsNoVeil() {
    let clearWhite = Color(white: 1, alpha: 0)
    let half = clearWhite.mixedPremultiplied(with: blue, 0.5)
    #expect(abs(half.red) < 1e-15 && abs(half.green - 175.0 / 255) < 1e-15 && half.alpha == 0.5)
    #expect(clearWhite.mixed(with: blue, 0.5).red == 0.5)
    #expect(clearWhite.mixedPremultiplied(with: Color(white: 0, alpha: 0), 0.5).alpha == 0)
  }

  @Test func pixelIsPremultipliedAndRoundedOnce() {
    #expect(Color.white.pixel == 0xFFFF_FFFF)
    #expect(Color.clear.pixel == 0)
    #expect(Color(1, 2, 3).pixel == 0xFF03_0201)
    #expect(Color(red: 1, green: 0.5, blue: 0, alpha: 0.5).pixel == 0x8000_4080)
    #expect(Color(red: 2, green: -1, blue: 0, alpha: 3).pixel == 0xFF00_00FF)
  }

  @Test func noColourByteIsAboveItsAlpha() {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<2000 {
      func part() -> Double { Double.random(in: -0.2...1.2, using: &random) }
      let p = Color(red: part(), green: part(), blue: part(), alpha: part()).pixel
      let alpha = p >> 24
      #expect(p & 255 <= alpha && p >> 8 & 255 <= alpha && p >> 16 & 255 <= alpha)
    }
  }

  @Test func hexIsClampedAndRounded() {
    #expect(Color(white: 0.5, alpha: 0.5).description == "#80808080")
    #expect(Color(red: -1, green: 9, blue: 0.001).description == "#00ff00ff")
    #expect(Color(0, 175, 240, 0.25).description == "#00aff040")
  }

  @Test func lumaWeighsGreenMost() {
    #expect(abs(Color.white.luma - 1) < 1e-15)
    #expect(Color.black.luma == 0)
    #expect(Color(0, 255, 0).luma > Color(255, 0, 0).luma)
  }

  @Test func multipliedAlphaIsClamped() {
    #expect(Color(white: 1, alpha: 0.5).multiplied(alpha: 0.5).alpha == 0.25)
    #expect(Color.white.multiplied(alpha: 7).alpha == 1)
    #expect(Color.white.multiplied(alpha: -1).alpha == 0)
  }
}

@Suite struct GradientTests {
  private let gradient = LinearGradient(
    from: .zero, to: Point(0, 1),
    stops: [.init(0.2, .black), .init(0.5, .white), .init(0.5, Color(255, 0, 0)), .init(0.8, Color(0, 0, 255))])

  @Test func coloursHoldOutsideTheStops() {
    #expect(gradient.color(at: -3) == .black)
    #expect(gradient.color(at: 0.2) == .black)
    #expect(gradient.color(at: 0.8) == Color(0, 0, 255))
    #expect(gradient.color(at: 5) == Color(0, 0, 255))
  }

  @Test func coloursBetweenStopsAreMixedStraight() {
    #expect(abs(gradient.color(at: 0.35).red - 0.5) < 1e-12)
    #expect(gradient.color(at: 0.65).description == "#800080ff")
  }

  @Test func doubleStopIsAHardEdge() {
    #expect(gradient.color(at: 0.5) == Color(255, 0, 0))
    #expect(gradient.color(at: 0.4999).green > 0.99)
  }

  @Test func oneStopIsOneColour() {
    let flat = LinearGradient(from: .zero, to: Point(1, 1), stops: [.init(0.5, .white)])
    for offset in [-1, 0.5, 2] { #expect(flat.color(at: offset) == .white) }
  }
}
