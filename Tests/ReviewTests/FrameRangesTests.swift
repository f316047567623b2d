import Testing

@testable import NavReelReview

@Suite struct FrameRangesTests {
  @Test func neighboursAndOverlapsAreOneRun() {
    #expect(FrameRanges([5..<7, 0..<2, 2..<3, 6..<9, 4..<4]).ranges == [0..<3, 5..<9])
  }

  @Test func wordsNameTheFrames() {
    #expect("\(FrameRanges([7..<8]))" == "frame 7")
    #expect("\(FrameRanges([0..<31, 40..<41]))" == "frames 0–30, 40")
    #expect("\(FrameRanges((0..<6).map { $0 * 2..<$0 * 2 + 1 }))" == "frames 0, 2, 4, 6 and 2 more runs")
  }

  // Compared with sets of numbers, for every pair of sets of six frames.
  @Test func setOperationsAreThoseOfSets() {
    func ranges(_ bits: Int) -> FrameRanges { FrameRanges((0..<6).filter { bits >> $0 & 1 == 1 }.map { $0..<$0 + 1 }) }
    for a in 0..<64 {
      for b in 0..<64 {
        #expect(ranges(a).union(ranges(b)) == ranges(a | b))
        #expect(ranges(a).subtracting(ranges(b)) == ranges(a & ~b))
        #expect(ranges(a).intersection(ranges(b)) == ranges(a & b))
      }
    }
  }
}
