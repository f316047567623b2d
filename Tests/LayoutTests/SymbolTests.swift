import NavReelDrawing
import NavReelScene
import Testing

@testable import NavReelLayout

@Suite struct Symbols {
  @Test(arguments: Icon.Name.allCases)
  func everyIconFillsItsBoxAndStaysInIt(name: Icon.Name) throws {
    let symbol = Symbol(.builtIn(name))
    let box = try symbol.parts.reduce(Rect?.none) { box, part in
      let (path, reach): (Path, Double) =
        switch part {
        case .fill(let path, _): (path, 0)
        case .stroke(let path, let stroke): (path, stroke.width / 2)
        }
      let ink = try #require(path.controlBounds).inset(by: -reach)
      return box?.union(ink) ?? ink
    }
    let ink = try #require(box)
    #expect(symbol.size.height == 24)
    #expect(ink.minX >= 0 && ink.minY >= 0 && ink.maxX <= symbol.size.width && ink.maxY <= 24)
    #expect(ink.width > symbol.size.width * 0.7)
    // At most a point off centre, so that rows of icons look even.
    #expect(abs(ink.midX - symbol.size.width / 2) < 1 && abs(ink.midY - 12) < 1)
  }

  @Test func thePlusSignIsTheRecordedOne() throws {
    guard case .stroke(let path, let stroke) = try #require(Symbol.add.parts.first) else {
      Issue.record("no stroke")
      return
    }
    let ink = try #require(path.controlBounds).inset(by: -stroke.width / 2)
    // Still of an iPhone 8 at 3x: ink from 18 to 35.67 in a box at 16, 13 to 30.67 in a row of 44.
    #expect(abs(16 + ink.minX - 18) < 0.05 && abs(ink.width - 17.67) < 0.05)
    #expect(abs(10 + ink.midY - 22) < 0.05)
  }

  @Test func aFlippedSymbolIsItsMirrorImage() throws {
    let frame = Rect(10, 10, 13, 21)
    func tip(_ isFlipped: Bool) -> Double {
      var list = DisplayList()
      Chevron.symbol(.ios18).draw(in: frame, isFlipped: isFlipped, .black, into: &list)
      guard case .stroke(let path, _, _) = list.commands[0], case .line(let p) = path.elements[1] else { return 0 }
      return p.x
    }
    #expect(abs(tip(false) - 12.58) < 1e-9 && abs(tip(true) - 20.42) < 1e-9)
  }
}
