import NavReelDrawing
import Testing

@testable import NavReelDiff

/// Tests the names of limits, and the places of their values.
@Suite struct DiffLimitTests {
  /// Returns limits with a value, set through the slot, that is beyond the default.
  private func set(_ limit: DiffLimit) -> DiffLimits {
    var limits = DiffLimits()
    switch limit.slot {
    case .whole(let place, let range): limits[keyPath: place] = Sourced(range.upperBound, from: "test")
    case .number(let place, let range): limits[keyPath: place] = Sourced(Double(range.upperBound), from: "test")
    case .antialiasing(let place): limits[keyPath: place] = Sourced(.subpixel, from: "test")
    case .window(let place): limits[keyPath: place] = Sourced(WindowLimit(side: 8, count: 20), from: "test")
    case .pictures(let place): limits[keyPath: place] = [Sourced(Pixmap(width: 2, height: 2), from: "test")]
    case .rectangles(let place): limits[keyPath: place] = [Sourced(PixelRect(0, 0, 1, 1), from: "test")]
    }
    return limits
  }

  @Test(arguments: DiffLimit.allCases) func aLimitThatIsSetIsInForceByItsName(limit: DiffLimit) {
    #expect(set(limit).inForce.filter { !$0.isDefault }.map(\.name) == [limit.rawValue])
  }

  @Test func keysAreTheNamesInOneWord() {
    for limit in DiffLimit.allCases {
      #expect(limit.key.lowercased() == limit.rawValue.split(separator: "-").joined())
      #expect(limit.key.allSatisfy(\.isLetter) && limit.summary.last != ".")
    }
  }

  @Test func levelsAreBytes() {
    #expect(set(.maxDelta).maxDelta == Sourced(255, from: "test"))
  }
}
