import NavReelDrawing
import NavReelTestSupport
import Testing

@testable import NavReelCodecs

@Suite struct DeflateTests {
  /// Returns the cost of an unlimited Huffman code, by the textbook method.
  static func minimalCost(_ counts: [UInt32]) -> Int {
    var weights = counts.filter { $0 > 0 }.map { Int($0) }.sorted(by: >)
    if weights.count == 1 { return weights[0] }
    var cost = 0
    while weights.count > 1 {
      let sum = weights.removeLast() + weights.removeLast()
      cost += sum
      weights.insert(sum, at: weights.firstIndex { $0 <= sum } ?? weights.count)
    }
    return cost
  }

  @Test func codesAreCompleteAndAsShortAsTheLimitAllows() {
    var random = SeededGenerator(seed: 3)
    for round in 0..<300 {
      let size = Int.random(in: 2...286, using: &random)
      var counts = (0..<size).map { _ in UInt32.random(in: 0...1000, using: &random) }
      if round % 3 == 0 { counts = counts.map { $0 < 500 ? 0 : $0 } }
      // Fibonacci weights make the deepest trees.
      if round % 3 == 1 {
        var (a, b): (UInt32, UInt32) = (1, 1)
        for i in 0..<min(size, 40) {
          counts[i] = a
          (a, b) = (b, a + b)
        }
      }
      let used = counts.filter { $0 > 0 }.count
      guard used > 1 else { continue }
      for limit in [15, 9] where used <= 1 << limit {
        let lengths = HuffmanCode.lengths(counts, limit)
        #expect(zip(counts, lengths).allSatisfy { ($0 == 0) == ($1 == 0) && $1 <= limit })
        #expect(lengths.reduce(0) { $1 > 0 ? $0 + 1 << (16 - Int($1)) : $0 } == 1 << 16, "the code is complete")
        let cost = zip(counts, lengths).reduce(0) { $0 + Int($1.0) * Int($1.1) }
        let least = DeflateTests.minimalCost(counts)
        let deepest = HuffmanCode.lengths(counts, 40).max() ?? 0
        #expect(deepest <= limit ? cost == least : cost >= least)
      }
    }
  }

  @Test func codesAreNumberedAsTheStandardsExample() {
    // RFC 1951, 3.2.2, has lengths 3, 3, 3, 3, 3, 2, 4, 4.
    let codes = HuffmanCode.codes([3, 3, 3, 3, 3, 2, 4, 4])
    func written(_ code: UInt16, _ bits: Int) -> String { (0..<bits).map { code >> $0 & 1 == 1 ? "1" : "0" }.joined() }
    #expect(
      zip(codes, [3, 3, 3, 3, 3, 2, 4, 4]).map { written($0, $1) }
        == ["010", "011", "100", "101", "110", "00", "1110", "1111"])
  }

  @Test func distancesHaveTheSymbolsOfTheStandard() {
    var base = 1
    for symbol in 0..<30 {
      let extra = DeflateAlphabet.extraBits(distanceSymbol: symbol)
      for distance in base..<base + 1 << extra where DeflateAlphabet.symbol(distance: distance) != symbol {
        Issue.record("distance \(distance)")
      }
      base += 1 << extra
    }
    #expect(base == 32769)
  }

  @Test func everyLengthOfRunIsCutRightly() throws {
    // Flat pictures of growing width have runs of every length around the 258 bytes of the longest match.
    let workspace = PNGWorkspace()
    for width in 1...360 {
      for color in [Color.white, Color(white: 0, alpha: 0.5)] {
        let pixmap = Pixmap(width: width, height: 2, filling: color)
        let file = PNGEncoder().encode(pixmap, reusing: workspace) { Array($0) }
        #expect(try decodePicture(file).pixmap == pixmap, "width \(width)")
      }
    }
  }

  @Test func randomPagesOfRunsComeBack() throws {
    // Rows repeat, differ in one run, or are new: the cases in which sequences are written again.
    var random = SeededGenerator(seed: 11)
    let workspace = PNGWorkspace()
    for round in 0..<120 {
      let width = Int.random(in: 1...1500, using: &random)
      let height = Int.random(in: 1...40, using: &random)
      let colours = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000
      }
      var row = [UInt32](repeating: colours[0], count: width)
      var rows: [UInt32] = []
      for _ in 0..<height {
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
          let start = Int.random(in: 0..<width, using: &random)
          let colour = colours.randomElement(using: &random) ?? 0
          for x in start..<min(width, start + Int.random(in: 1...400, using: &random)) { row[x] = colour }
        case 1: row = row.map { _ in colours.randomElement(using: &random) ?? 0 }
        case 2: row = row.map { $0 & 0xFFF0_F0F0 | UInt32(truncatingIfNeeded: random.next()) & 0x000F_0F0F }
        default: break
        }
        rows += row
      }
      let pixmap = Pixmap(width: width, height: height) { _ = $0.update(fromContentsOf: rows) }
      for effort in PNGEncoder.Effort.allCases where effort != .small || round < 5 {
        let file = PNGEncoder(effort: effort).encode(pixmap, reusing: workspace) { Array($0) }
        #expect(try decodePicture(file).pixmap == pixmap, "round \(round), \(effort)")
      }
    }
  }

  @Test func aPictureLargerThanTheWindowComesBack() throws {
    for art in [SampleArt.page, .noise] {
      let pixmap = art.pixmap(700, 900)
      #expect(try decodePicture(PNGEncoder().encode(pixmap)).pixmap == pixmap)
    }
  }
}
