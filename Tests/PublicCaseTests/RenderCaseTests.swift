import NavReelCodecs
import NavReelDrawing
import Foundation
import NavReelMotion
import NavReelRaster
import NavReelScene
import Testing

@testable import NavReel

/// Section H of the public cases, what concerns drawing: sizes, times, threads.
@Suite struct RenderCaseTests {
  private let members = """
    screens: {
      a: {title: "A", bar: {barTintColor: "#00aff0"}, right: [{icon: "add"}], content: {rows: 6}},
      b: {title: "B", bar: {barTintColor: "white", shadow: {radius: 3}}, content: {rows: 6}},
    },
    reels: {r: {type: "push", from: "a", to: "b", duration: 1, curve: "linear"}},
    """

  // PC-130: 13948 × 12444, as a device in the file and as one made in Swift; nothing is allocated before.
  @Test func aFrameTooLargeIsAnErrorBeforeAnythingIsDrawn() throws {
    for device in [
      "{size: [4096, 4096], scale: 4}", "{size: [13948, 12444], scale: 1}", "{size: [6974, 6222], scale: 2}",
    ] {
      let error = #expect(throws: (any Error).self) { try stage(members, device: device) }
      let text = error.map { "\($0)" } ?? ""
      #expect(text.contains("64") || text.contains("4096"), "\(text)")
    }
    var scene = try stage(members).scene
    scene.device.size = Size(13948, 12444)
    scene.device.scale = 1
    let error = #expect(throws: StageError.self) { try NavReel.Stage(scene: scene) }
    #expect(error?.description.contains("174 megapixels; at most 64") == true, "\(error?.description ?? "")")
    #expect(throws: StageError.self) {
      scene.device.size = Size(.infinity, 10)
      _ = try NavReel.Stage(scene: scene)
    }
  }

  // PC-132
  @Test func threeHundredFramesAreTheSameForOneAndSixteenWorkers() throws {
    func digests(_ jobs: Int) throws -> [String] {
      let folder = FileManager.default.temporaryDirectory.appending(path: "navreel-\(UUID())")
      defer { try? FileManager.default.removeItem(at: folder) }
      let film = try stage(members, device: "{size: [90, 120], scale: 1, safeTop: 20, statusBarClass: 'x'}").film("r")
      let options = RenderOptions(fps: 299, jobs: jobs, effort: .fast)
      let manifest = try FilmRender(film, to: folder.path, options: options).run()
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(files.count == 301, "300 frames and their description")
      return manifest.entries.map(\.digest)
    }
    let one = try digests(1)
    #expect(one.count == 300 && Set(one).count > 200)
    #expect(try digests(16) == one)
  }

  // PC-133
  @Test func aFrameOfEightMegapixelsEqualsItsTiles() throws {
    let film = try stage(members, device: "{size: [1920, 1080], scale: 2, safeTop: 20, statusBarClass: 'x'}").film("r")
    let whole = try film.frame(at: Fraction(1, 2)).pixmap
    #expect(whole.width == 3840 && whole.height == 2160)
    let list = film.displayList(at: 0.5)
    for (x, y) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
      let (width, height) = (1920, 1080)
      var tile = Pixmap(width: width, height: height)
      let moved = DisplayList([
        .group(Group(transform: .translation(Double(-x * 960), Double(-y * 540)), content: list))
      ])
      Renderer(width: width, height: height, scale: 2, cache: LayerCache()).render(moved, into: &tile)
      let isEqual = whole.withPixels { a in
        tile.withPixels { b in
          (0..<height).allSatisfy { row in
            let start = (y * height + row) * 3840 + x * width
            return a[start..<start + width].elementsEqual(b[row * width..<(row + 1) * width])
          }
        }
      }
      #expect(isEqual, "tile \(x), \(y)")
    }
  }

  // PC-134
  @Test func chosenInstantsAreTheFramesOfTheFullRun() throws {
    let film = try stage(members).film("r")
    let all = Array(try film.frames(fps: 60))
    let chosen = try (0...5).map { try film.frame(at: Fraction($0, 5)) }
    for (index, frame) in chosen.enumerated() {
      #expect(frame.time == all[index * 12].time && frame.pixmap == all[index * 12].pixmap)
    }
    #expect(Set(chosen.map(\.digest)).count == 6)
  }

  // PC-044, PC-049, as far as they concern drawing: a second stage, and the same film again, give the same frames.
  @Test func theSameSceneAgainGivesTheSameFrames() throws {
    let first = try stage(members).film("r")
    let digests = try first.frames(fps: 10).map(\.digest)
    #expect(try first.frames(fps: 10).map(\.digest) == digests)
    #expect(try stage(members).film("r").frames(fps: 10).map(\.digest) == digests)
    #expect(Set(digests).count > 8)
  }
}
