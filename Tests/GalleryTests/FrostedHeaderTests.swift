import NavReelDrawing
import NavReelMotion
import NavReel
import NavReelScene
import Testing

/// The article on the stretchy header with a frosted bar: a bar of 64 points, a header of 260, a margin of 205.
@Suite struct FrostedHeaderTests {
  /// The state when the page has been scrolled by δ points from its rest at −225.
  private func state(_ screen: String, scrolledBy delta: Double) throws -> FrameState {
    var scene = try stage("frosted-header").scene
    let track = Track(keys: [Track<Double>.Key(0, delta - 225)])
    let reel = Reel(name: "at", kind: .scroll(.init(screen: screen, track: track, isDrag: false)))
    scene.reels = [reel]
    return try Timeline(scene: scene, reel: reel).state(at: 0)
  }

  /// By the article's formulas: δ, height, alpha of the bar, y and alpha of the text, the sensible reading.
  private static let table: [(delta: Double, height: Double, bar: Double, y: Double, text: Double)] = [
    (-100, 360, 0, 64, 0), (-1, 261, 0, 64, 0), (0, 260, 0, 64, 0), (50, 210, 0.255, 64, 0), (98, 162, 0.5, 64, 0),
    (196, 64, 1, 64, 0), (205, 64, 1, 64, 0), (206, 64, 1, 63, 1), (224.5, 64, 1, 44.5, 1), (243.9, 64, 1, 25.1, 1),
    (244, 64, 1, 25, 1), (260, 64, 1, 25, 1),
  ]

  @Test func theArticlesPageFollowsTheTable() throws {
    for row in Self.table {
      let page = try state("article", scrolledBy: row.delta).page("article")
      let bar = page.views[0]
      guard case .group(let parts) = bar.kind else { throw Unexpected() }
      let text = try #require(parts.last)
      #expect(isNear(try #require(page.header).height, row.height), "δ \(row.delta)")
      #expect(isNear(bar.alpha, row.bar, within: 0.001), "δ \(row.delta)")
      #expect(isNear(text.frame.y, row.y) && text.alpha == row.text, "δ \(row.delta)")
    }
  }

  @Test func oursFollowsTheSameTableInTheBar() throws {
    for row in Self.table {
      let state = try state("ours", scrolledBy: row.delta)
      #expect(isNear(try #require(state.backgrounds.first).alpha, row.bar, within: 0.001), "δ \(row.delta)")
      let view = try #require(try state.content("ours").titleView)
      guard case .group(let lines) = view.kind else { throw Unexpected() }
      // The row begins at 20, the article's first line 5 below its block.
      #expect(isNear(lines[0].frame.y + 20, row.y + 5), "δ \(row.delta)")
    }
  }

  /// The article's picture view has the box's width and height and fills it by aspect: 750 × 520 fills 375 × 260 exactly,
  /// and 375 × 360 at 360/260 = 1.385.
  @Test(arguments: ["article", "ours"]) func aPulledPictureFillsTheGrownBox(screen: String) throws {
    for (pull, scale) in [(0.0, 1.0), (50, 310.0 / 260), (100, 360.0 / 260)] {
      let pulled = try state(screen, scrolledBy: -pull).page(screen)
      #expect(isNear(try #require(pulled.header).scale, scale, within: 0.001), "pulled by \(pull)")
    }
  }

  @Test func thePictureIsBlurredAsItCloses() throws {
    let film = try timeline("frosted-header", "blur")
    #expect(try film.state(at: 0).page("blurred").header?.blur == 0)
    #expect(try film.state(at: film.duration).page("blurred").header?.blur == 10)
  }

  private struct Unexpected: Error {}
}
