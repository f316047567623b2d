import NavReel
import NavReelScene
import Synchronization
import NavReelTestSupport
import Testing

@testable import NavReelReview

@Suite struct ReviewRunTests {
  private func text(_ title: String) -> String {
    """
    {navreel: 1, device: {size: [60, 100], scale: 1}, screens: {a: {title: "\(title)"}, b: {}},
     reels: {push: {type: "push", from: "a", to: "b", duration: 0.1}, still: {type: "still", screen: "b"}}}
    """
  }

  private func run(
    _ folder: String, _ items: [SceneItem], reels: [String] = [], jobs: Int = 2, shard: Shard? = nil,
    root: String = "."
  ) throws -> ReviewReport {
    let review = GoldenReview(GoldenStore(folder + "/goldens"), fps: 30, jobs: jobs)
    return try ReviewRun(review, root: ReportRoot(root)).run(items, reels: reels, shard: shard)
  }

  @Test func aSceneThatIsNamedTwiceIsReviewedOnce() throws {
    try withTemporaryFolder { folder in
      try FileAccess.write(text("A"), to: folder + "/one.scene.json5")
      let items = ["/one.scene.json5", "/./one.scene.json5"].map { SceneItem(path: folder + $0) }
      let report = try run(folder, items + items)
      #expect(report.reviews.map(\.address.id) == ["one/push", "one/still"] && report.troubles.isEmpty)
    }
  }

  @Test func manyScenesGiveOneReportWhateverTheOrderAndTheThreads() throws {
    try withTemporaryFolder { folder in
      let paths = (0..<9).map { folder + "/s\($0).scene.json5" }
      for (number, path) in paths.enumerated() {
        try FileAccess.write(number == 4 ? "{" : text("\(number)"), to: path)
      }
      let items = paths.map { SceneItem(path: $0) }
      let report = try run(folder, items, jobs: 1, root: folder)
      #expect(report.reviews.count == 16 && report.troubles.map(\.scenePath) == ["s4.scene.json5"])
      #expect(report.troubles[0].message.hasPrefix("s4.scene.json5:1:1: "), "\(report.troubles)")
      #expect(report.severity == 2)
      #expect(try run(folder, items.reversed(), jobs: 4, root: folder) == report)
    }
  }

  @Test func goldensThatCannotBeListedAreTrouble() throws {
    try withTemporaryFolder { folder in
      try FileAccess.write(text("A"), to: folder + "/one.scene.json5")
      // No file system allows such a long name.
      let review = GoldenReview(GoldenStore(folder + "/" + String(repeating: "g", count: 300)), fps: 30, jobs: 2)
      let report = try ReviewRun(review).run([.init(path: folder + "/one.scene.json5")])
      #expect(report.severity == 2 && report.troubles.contains { $0.message.contains("file name too long") })
    }
  }

  @Test func aTroubleNamesTheSceneTheVariantAndTheReel() throws {
    let scene = PlannedScene(.init(path: "in/a.json5", variant: try SceneVariant("appearance=dark")), clash: nil)
    #expect(scene.placed("in/a.json5:1:2: x\nin/a.json5:3:4: y") == "in/a.json5:1:2: x\nin/a.json5:3:4: y")
    #expect(scene.placed("in/a.json5: is a folder") == "in/a.json5: is a folder")
    #expect(scene.placed("too large", reel: "push") == "in/a.json5: dark: push: too large")
  }

  @Test func eventsComeInTheOrderOfTheItems() throws {
    try withTemporaryFolder { folder in
      let paths = (0..<9).map { folder + "/s\($0).scene.json5" }
      for path in paths { try FileAccess.write(text("x"), to: path) }
      let review = GoldenReview(GoldenStore(folder + "/goldens"), update: .missing, fps: 30, jobs: 3)
      let told = Told()
      _ = try ReviewRun(review).run(paths.map { SceneItem(path: $0) }) { told.take($0) }
      #expect(told.ids == (0..<9).flatMap { ["s\($0)/push", "s\($0)/still"] })
    }
  }

  /// The reels of one scene go to several workers that share it.
  @Test func oneSceneOfManyReelsIsToldInItsOrder() throws {
    try withTemporaryFolder { folder in
      let names = (0..<40).map { "r\(($0 * 7) % 40)" }
      let reels = names.map { "\($0): {type: \"still\", screen: \"a\"}" }.joined(separator: ", ")
      let path = folder + "/s.scene.json5"
      try FileAccess.write(
        "{navreel: 1, device: {size: [60, 100], scale: 1}, screens: {a: {}}, reels: {\(reels)}}", to: path)
      let items = [try SceneVariant("appearance=dark"), SceneVariant()].map {
        SceneItem(path: path, variant: $0)
      }
      let (review, told) = (GoldenReview(GoldenStore(folder + "/goldens"), fps: 30, jobs: 4), Told())
      let report = try ReviewRun(review).run(items) { told.take($0) }
      let ids = names.map { "s/" + $0 } + names.map { "s/dark/" + $0 }
      #expect(told.ids == ids && report.reviews.map(\.address.id) == ids)
      #expect(try run(folder, items.reversed(), jobs: 1) == report)
    }
  }

  @Test func aSceneThatDoesNotOpenIsToldOfOnce() throws {
    try withTemporaryFolder { folder in
      let path = folder + "/s.scene.json5"
      try FileAccess.write(text("A").replacing("b: {}", with: "b: {content: {image: \"none.png\"}}"), to: path)
      let report = try run(folder, [.init(path: path)], jobs: 1)
      #expect(report.troubles.count == 1 && report.reviews.isEmpty)
      #expect(try run(folder, [.init(path: path)], jobs: 1, shard: Shard("1/1")).troubles == report.troubles)
    }
  }

  @Test func chosenReelsAreThoseOfWhateverScenesHaveThem() throws {
    try withTemporaryFolder { folder in
      let paths = ["a", "b"].map { folder + "/\($0).scene.json5" }
      try FileAccess.write(text("A"), to: paths[0])
      try FileAccess.write(text("B").replacing("push:", with: "zoom:"), to: paths[1])
      let items = paths.map { SceneItem(path: $0) }
      func ids(_ reels: [String], _ shard: String? = nil) throws -> [String] {
        try run(folder, items, reels: reels, shard: shard.flatMap { Shard($0) }).reviews.map(\.address.id)
      }
      #expect(try ids(["push"]) == ["a/push"])
      #expect(try ids(["still", "zoom"]) == ["a/still", "b/zoom", "b/still"])
      let parts = try (1...3).map { try run(folder, items, reels: ["still"], shard: Shard("\($0)/3")) }
      #expect(parts.flatMap(\.reviews).map(\.address.id).sorted() == ["a/still", "b/still"])
      #expect(parts.allSatisfy { $0.part?.whole == ["a/still", "b/still"] && $0.severity < 2 })
      let error = #expect(throws: StageError.self) { try run(folder, items, reels: ["push", "stil"]) }
      #expect(
        error?.description == "no reel is called \"stil\"; did you mean \"still\"?\nThere are: push, still, zoom")
      // An unreadable scene may have any reel.
      try FileAccess.write("{", to: paths[1])
      #expect(try run(folder, items, reels: ["stil"]).troubles.count == 1)
    }
  }

  @Test func goldensWithoutAReelAreNoMatterWhereReelsAreChosen() throws {
    try withTemporaryFolder { folder in
      let path = folder + "/s.scene.json5"
      try FileAccess.write(text("A"), to: path)
      let review = GoldenReview(GoldenStore(folder + "/goldens"), update: .all, fps: 30)
      _ = try ReviewRun(review).run([.init(path: path)])
      try FileAccess.write(text("A").replacing("push:", with: "zoom:"), to: path)
      #expect(try run(folder, [.init(path: path)]).orphans == ["s/push"])
      #expect(try run(folder, [.init(path: path)], reels: ["still"]).orphans.isEmpty)
    }
  }

  @Test func pathsBeginAtTheRoot() throws {
    try withTemporaryFolder { folder in
      try FileAccess.createFolder(folder + "/in")
      try FileAccess.write(text("A"), to: folder + "/in/a.scene.json5")
      try FileAccess.write("{", to: folder + "/in/b.scene.json5")
      let items = ["a", "b"].map { SceneItem(path: folder + "/in/\($0).scene.json5") }
      let report = try run(folder, items, root: folder)
      #expect(report.goldens == "goldens" && report.reviews[0].scenePath == "in/a.scene.json5")
      #expect(report.reviews[0].reason == "goldens/a/push.png is not there")
      #expect(report.troubles[0].scenePath == "in/b.scene.json5")
      #expect(report.troubles[0].message.hasPrefix("in/b.scene.json5:1:1: "), "\(report.troubles)")
      let elsewhere = try run(folder, items, root: folder + "/in")
      #expect(elsewhere.goldens == "../goldens" && elsewhere.reviews[0].reason == "../goldens/a/push.png is not there")
    }
  }

  /// The scene is drawn as the plan read it, even if the file has changed.
  @Test func aSceneIsReadOnce() throws {
    try withTemporaryFolder { folder in
      let path = folder + "/a.scene.json5"
      try FileAccess.write(text("A"), to: path)
      let scenes = try PlannedScene.all([.init(path: path)], ReelChoice(["push"]))
      let unread = try PlannedScene.all([.init(path: path)], ReelChoice([]))
      try FileAccess.write("{", to: path)
      #expect(try scenes[0].outline().reels == ["push", "still"])
      #expect(throws: StageError.self) { try unread[0].outline() }
    }
  }
}

/// The ids of reels, in the order in which they were reported.
private final class Told: Sendable {
  private let list = Mutex<[String]>([])

  var ids: [String] { list.withLock { $0 } }

  func take(_ event: ReviewRun.Event) {
    if case .reviewed(let review) = event { list.withLock { $0.append(review.address.id) } }
  }
}
