import NavReelDrawing
import NavReelRaster
import NavReelScene
import Testing

@testable import NavReelLayout

/// Symbols as pixels: 24 points high at 2x, in a box with room for the widest.
@Suite struct SymbolPictures {
  private static let (width, height) = (64, 48)

  /// The alpha of each pixel, row by row.
  private static func alphas(_ symbol: Symbol, _ ink: Color = .black) -> [Int] {
    var list = DisplayList()
    symbol.draw(in: Rect(0, 0, 32, 24), isFlipped: false, ink, into: &list)
    let pixmap = Renderer(width: width, height: height, scale: 2).render(list)
    return pixmap.withPixels { $0.map { Int($0 >> 24) } }
  }

  @Test func noTwoSymbolsLookAlike() {
    let pictures = Icon.Name.allCases.map { ($0, Self.alphas(Symbol(.builtIn($0)))) }
    for (index, (name, picture)) in pictures.enumerated() {
      for (other, another) in pictures[..<index] {
        let differing = zip(picture, another).count { abs($0 - $1) > 128 }
        #expect(differing > 40, "\(name.rawValue) looks like \(other.rawValue)")
      }
    }
  }

  /// A place that two parts covered would be darker.
  @Test(arguments: Icon.Name.allCases) func aTranslucentColourShowsNoSeams(name: Icon.Name) {
    let alphas = Self.alphas(Symbol(.builtIn(name)), Color(white: 0, alpha: 0.5))
    #expect(alphas.allSatisfy { $0 <= 129 })
    #expect(alphas.count { $0 > 125 } > 40)
  }

  @Test(arguments: [
    (Icon.Name.star, Icon.Name.starFill), (.heart, .heartFill), (.bookmark, .bookmarkFill), (.person, .personFill),
  ])
  func anAreaEndsWhereTheLineAroundItDoes(line: Icon.Name, area: Icon.Name) {
    let (outer, inner) = (Self.alphas(Symbol(.builtIn(area))), Self.alphas(Symbol(.builtIn(line))))
    // Nothing of the line lies outside, but for the rounding of curves; the area is more than the line.
    #expect(zip(inner, outer).allSatisfy { $0 <= $1 + 80 })
    #expect(outer.reduce(0, +) * 10 > inner.reduce(0, +) * 13)
    #expect(Self.symmetricRows(outer))
  }

  /// What is the same on both sides has to look so.
  @Test(arguments: [
    Icon.Name.star, .heart, .bookmark, .person, .house, .houseFill, .bell, .trash, .mic, .lock, .gift, .wifi, .warning,
    .download, .upload, .pin, .globe, .calendar, .envelope, .filter, .grid, .pause, .sun, .eye,
  ])
  func bothSidesAreAlike(name: Icon.Name) { #expect(Self.symmetricRows(Self.alphas(Symbol(.builtIn(name))))) }

  private static func symmetricRows(_ alphas: [Int]) -> Bool {
    (0..<height).allSatisfy { y in
      (0..<width / 2).allSatisfy { x in abs(alphas[y * width + x] - alphas[(y + 1) * width - 1 - x]) <= 3 }
    }
  }
}
