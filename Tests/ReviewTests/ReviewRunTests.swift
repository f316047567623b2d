import NavReel
import Scene
import Synchronization
import TestSupport
import Testing

@testable import Review

@Suite struct ReviewRunTests {
  private func text(_ title: String) -> String {
    """
    {navreel: 1, device: {size: [60, 100], scale: 1}, screens: {a: {title: "\(title)"}, b: {}},
     reels: {push: {type: "push", from: "a", to: "b", duration: 0.1}, still: {type: "still", screen: "b"}}}
    """
  }

  private func run(_ folder: String, _ items: [ReviewRun.Item], jobs: Int = 2) throws -> ReviewReport {
    let review = GoldenReview(GoldenStore(folder + "/goldens"), fps: 30, jobs: jobs)
    return try ReviewRun(review).run(items)
  }

  @Test func aSceneThatIsNamedTwiceIsReviewedOnce() throws {
    try withTemporaryFolder { folder in
      try FileAccess.write(text("A"), to: folder + "/one.scene.json5")
      let items = ["/one.scene.json5", "/./one.scene.json5"].map { ReviewRun.Item(path: folder + $0) }
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
      let items = paths.map { ReviewRun.Item(path: $0) }
      let report = try run(folder, items, jobs: 1)
      #expect(report.reviews.count == 16 && report.troubles.map(\.scenePath) == [paths[4]])
      #expect(report.troubles[0].message.hasPrefix(paths[4] + ":1:2: "), "\(report.troubles)")
      #expect(report.severity == 2)
      #expect(try run(folder, items.reversed(), jobs: 4) == report)
    }
  }

  @Test func aTroubleNamesTheSceneTheVariantAndTheReel() throws {
    let item = ReviewRun.Item(path: "in/a.json5", variant: try SceneVariant("appearance=dark"))
    #expect(ReviewRun.placed("a.json5:1:2: x\na.json5:3:4: y", item, nil) == "in/a.json5:1:2: x\nin/a.json5:3:4: y")
    #expect(ReviewRun.placed("in/a.json5: is a folder", item, nil) == "in/a.json5: is a folder")
    #expect(ReviewRun.placed("too large", item, "push") == "in/a.json5: dark: push: too large")
  }

  @Test func eventsComeInTheOrderOfTheItems() throws {
    try withTemporaryFolder { folder in
      let paths = (0..<9).map { folder + "/s\($0).scene.json5" }
      for path in paths { try FileAccess.write(text("x"), to: path) }
      let review = GoldenReview(GoldenStore(folder + "/goldens"), update: .missing, fps: 30, jobs: 3)
      let told = Told()
      _ = try ReviewRun(review).run(paths.map { ReviewRun.Item(path: $0) }) { told.take($0) }
      #expect(told.ids == (0..<9).flatMap { ["s\($0)/push", "s\($0)/still"] })
    }
  }
}

/// The ids of reels in the order in which they were told.
private final class Told: Sendable {
  private let list = Mutex<[String]>([])

  var ids: [String] { list.withLock { $0 } }

  func take(_ event: ReviewRun.Event) {
    if case .reviewed(let review) = event { list.withLock { $0.append(review.address.id) } }
  }
}
