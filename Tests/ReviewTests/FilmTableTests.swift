import NavReel
import NavReelTestSupport
import Testing

@testable import NavReelReview

/// Compares whole films with goldens made before one change: which frames fail, and with which words.
@Suite struct FilmTableTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let reel: String
    let before: Scene
    let after: Scene
    let reason: String
    let words: String
  }

  /// 32 frames per second, so that instants are exact.
  private static let fps = Fraction(32)

  /// Returns a push, wide enough for a title beside a back button.
  private static func push(_ scene: Scene) -> Scene {
    var scene = scene
    scene.device.size = Size(240, 200)
    return scene
  }

  /// Returns a page that scrolls a point per frame, 30 frames long.
  private static func scrolling(_ change: (inout [Double]) -> Void = { _ in }) -> Scene {
    var offsets = (0..<30).map(Double.init)
    change(&offsets)
    let track = Track(keys: offsets.enumerated().map { .init(Double($0.offset) / 32, $0.element) })
    var scene = reviewScene()
    scene.screens[0].content = .rows(30)
    scene.reels = [Reel(name: "scroll", kind: .scroll(.init(screen: "one", track: track, isDrag: false)))]
    return scene
  }

  static let rows: [Row] = [
    Row(
      testDescription: "a digit of the title that comes in", reel: "push", before: push(reviewScene(title: "Total 0")),
      after: push(reviewScene(title: "Total 5")), reason: "frames 5–26 of 27",
      words: "title.two.text \"Total 0\" → \"Total 5\""),
    Row(
      testDescription: "a hairline of one pixel off by two levels", reel: "push", before: reviewScene(),
      after: reviewScene(hairline: Color(202, 200, 200)), reason: "frames 4, 6–26 of 27",
      words: "#c8c8c8 → #cac8c8 in frames"),
    Row(
      testDescription: "one button's tint off by 20", reel: "push", before: reviewScene(),
      after: reviewScene(tint: Color(20, 122, 255)), reason: "frames 6–26 of 27",
      words: "#007aff → #147aff in frames"),
    Row(
      testDescription: "frame 7 of 30", reel: "scroll", before: scrolling(), after: scrolling { $0[7] = 4 },
      reason: "frame 7 of 30", words: "7 → 4 in frame 7"),
    Row(
      testDescription: "the first and the last frame", reel: "scroll", before: scrolling(),
      after: scrolling {
        $0[0] = 3; $0[29] = 33
      }, reason: "frames 0, 29 of 30", words: "→"),
  ]

  @Test(arguments: rows) func theFramesAreNamedAndSaidInWords(_ row: Row) throws {
    try withTemporaryFolder { folder in
      func review(_ scene: Scene, _ update: GoldenUpdate = .none) throws -> ReelReview {
        try GoldenReview(GoldenStore(folder), update: update, fps: FilmTableTests.fps, jobs: 2)
          .run(Stage(scene: scene).film(row.reel))
      }
      #expect(try review(row.before, .missing).isWritten)
      #expect(try review(row.before).verdict == .same)
      let found = try review(row.after)
      #expect(found.verdict == .changed && found.severity == 1)
      #expect(found.reason.hasPrefix(row.reason + ": "), "\(found.reason)")
      #expect(found.words.contains { $0.contains(row.words) }, "\(found.words)")
    }
  }
}
