import NavReelDrawing
import NavReelTestSupport
import Testing

@testable import NavReelCodecs

@Suite struct RowTests {
  @Test(arguments: RowFilter.allCases)
  func filteringIsUndoneByTheRuleOfTheSpecification(_ filter: RowFilter) {
    var random = SeededGenerator(seed: UInt64(filter.rawValue) + 1)
    for size in [3, 4] {
      for pixels in [1, 2, 3, 5, 16, 33, 100] {
        let n = pixels * size
        let row = (0..<n).map { _ in UInt8.random(in: 0...255, using: &random) }
        let above = (0..<n).map { _ in UInt8.random(in: 0...255, using: &random) }
        var out = [UInt8](repeating: 0, count: n)
        filter.apply(row, above, n, size, &out)
        var undone: [UInt8] = []
        for i in 0..<n {
          let a = i >= size ? Int(undone[i - size]) : 0
          let b = Int(above[i])
          let c = i >= size ? Int(above[i - size]) : 0
          let predictor: Int
          switch filter {
          case .none: predictor = 0
          case .sub: predictor = a
          case .up: predictor = b
          case .average: predictor = (a + b) / 2
          case .paeth:
            let p = a + b - c
            let (pa, pb, pc) = (abs(p - a), abs(p - b), abs(p - c))
            predictor = pa <= pb && pa <= pc ? a : pb <= pc ? b : c
          }
          undone.append(out[i] &+ UInt8(predictor))
        }
        #expect(undone == row)
      }
    }
  }

  @Test func packingEqualsItsPlainTwin() {
    for width in 1...40 {
      let pixmap = SampleArt.noise.pixmap(width, 1)
      var (fast, plain) = ([UInt8](repeating: 9, count: 3 * width + 1), [UInt8](repeating: 9, count: 3 * width + 1))
      let equal = pixmap.withPixels { pixels in
        PixelPacking.packRGB(pixels, into: &fast) == PixelPacking.plainRGB(pixels, into: &plain)
      }
      #expect(equal && fast == plain)
    }
  }

  @Test func aPhotographIsFilteredAndATableIsNot() {
    func filters(_ art: SampleArt) -> [RowFilter] {
      let pixmap = art.pixmap(400, 40)
      var rows = ByteBuffer()
      pixmap.withRows { FilteredRows.append($0, isOpaque: true, to: &rows) }
      return (0..<40).compactMap { RowFilter(rawValue: rows.bytes[$0 * 1201]) }
    }
    #expect(filters(.photo).dropFirst(2).allSatisfy { $0 != .none })
    #expect(filters(.flat).allSatisfy { $0 == .none })
    #expect(filters(.checker).allSatisfy { $0 == .none })
  }

  @Test func equalPixmapsAreFoundByTheirMemory() {
    let a = SampleArt.noise.pixmap(123, 7)
    var b = SampleArt.noise.pixmap(123, 7)
    #expect(a.hasSamePixels(as: a) && a.hasSamePixels(as: b) && b.hasSamePixels(as: a))
    #expect(!a.hasSamePixels(as: SampleArt.flat.pixmap(7, 123)))
    for (x, y) in [(0, 0), (122, 6), (60, 3), (121, 6)] {
      b[x, y] ^= 0x100
      #expect(!a.hasSamePixels(as: b))
      b[x, y] ^= 0x100
    }
  }
}
