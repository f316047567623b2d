import NavReelTestSupport
import Testing

@testable import NavReelCodecs

@Suite struct UnfilteringTests {
  @Test func theNearestNeighbourIsThatOfTheStandardForAllBytes() {
    var wrong = 0
    for a: UInt8 in 0...255 {
      for b: UInt8 in 0...255 {
        for c in stride(from: 0, to: 256, by: 4) {
          let corners = SIMD4<Int16>(Int16(c), Int16(c + 1), Int16(c + 2), Int16(c + 3))
          let found = RowFilter.nearest(SIMD4(repeating: Int16(a)), SIMD4(repeating: Int16(b)), corners)
          for i in 0..<4 where found[i] != Int16(RowFilter.paeth(a, b, UInt8(c + i))) { wrong += 1 }
        }
      }
    }
    #expect(wrong == 0)
  }

  @Test func undoingGivesTheRowBack() {
    var random = SeededGenerator(seed: 21)
    let margin = 8
    for size in 1...4 {
      for width in [1, 2, 3, 7, 16, 61] {
        let length = size * width
        func row(_ top: UInt8) -> [UInt8] {
          [UInt8](repeating: 0, count: margin) + (0..<length).map { _ in UInt8.random(in: 0...top, using: &random) }
            + [9, 9, 9, 9]
        }
        for filter in RowFilter.allCases {
          // Small bytes make ties among the neighbours.
          for top: UInt8 in [255, 3] {
            let (straight, above) = (row(top), row(top))
            var (fast, plain) = (straight, straight)
            straight.withUnsafeBufferPointer { straight in
              above.withUnsafeBufferPointer { above in
                fast.withUnsafeMutableBufferPointer { fast in
                  plain.withUnsafeMutableBufferPointer { plain in
                    guard let s = straight.baseAddress, let a = above.baseAddress, let f = fast.baseAddress,
                      let p = plain.baseAddress
                    else { return }
                    filter.apply(s + margin, a + margin, length, size, f + margin)
                    filter.apply(s + margin, a + margin, length, size, p + margin)
                    filter.undo(f + margin, a + margin, length, size)
                    filter.plainUndo(p + margin, a + margin, length, size)
                  }
                }
              }
            }
            #expect(plain == straight, "plain \(filter), \(width) pixels of \(size) bytes")
            #expect(fast.prefix(margin + length) == straight.prefix(margin + length), "\(filter), \(width) of \(size)")
          }
        }
      }
    }
  }
}
