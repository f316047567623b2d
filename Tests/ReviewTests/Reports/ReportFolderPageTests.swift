import NavReelCodecs
import NavReelDiff
import NavReelDrawing
import Foundation
import NavReel
import NavReelTestSupport
import Testing

@testable import NavReelReview

/// The page in its folder.
@Suite struct ReportFolderPageTests {
  /// Runs a body with the report of a changed reel in a folder, its three pictures in place.
  private func inFolder(_ body: (ReportFolder, ReviewReport, [PixelDigest]) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "navreel-page-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let folder = ReportFolder(path + "/a report")
    let sample = ReportSample.pictures()
    for (picture, digest) in sample { try folder.evidence.save(picture, digest) }
    let digests = sample.map(\.1)
    try body(folder, try ReportSample.report(digests), digests)
  }

  private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  @Test func aSmallReportHoldsItsPictures() throws {
    try inFolder { folder, report, digests in
      let page = try folder.write(report)
      #expect(page == .init(path: folder.pagePath, isEmbedded: true, missing: []))
      let html = try text(page.path)
      for digest in digests { #expect(html.contains("id=\"p\(digest)\">iVBORw0KGgo")) }
      #expect(html.contains("\"pictures\": null"))
      #expect(try ReviewReport(path: folder.reportPath) == report)
      try folder.write(report)
      #expect(try text(page.path) == html)
    }
  }

  @Test func aPageElsewhereRefersToTheFolder() throws {
    try inFolder { folder, report, _ in
      let target = FilePath.join(FilePath.folder(of: folder.path), "pages/é/page.html")
      let page = try folder.writePage(report, to: target, .none)
      #expect(!page.isEmbedded)
      let html = try text(target)
      #expect(html.contains("\"pictures\": \"../../a%20report/pictures/\""))
      #expect(!html.contains("iVBORw0KGgo"))
      #expect(try text(folder.writePage(report, .none).path).contains("\"pictures\": \"pictures/\""))
      #expect(FilePath.relative("/a/b", from: "/a/b") == "." && FilePath.relative("/", from: "/a") == "..")
    }
  }

  @Test func missingPicturesAndLinksAreSaid() throws {
    try inFolder { folder, report, digests in
      let sorted = digests.sorted { $0.description < $1.description }
      try FileManager.default.removeItem(atPath: folder.picturePath(sorted[0]))
      try FileManager.default.removeItem(atPath: folder.picturePath(sorted[1]))
      try FileManager.default.createSymbolicLink(
        atPath: folder.picturePath(sorted[1]), withDestinationPath: "/etc/hostname")
      let page = try folder.writePage(report, .all)
      #expect(page.missing == sorted.prefix(2).map { folder.picturePath($0) })
      #expect(try text(page.path).contains("2 of them missing"))
    }
  }

  @Test func manyBytesStayBesideThePage() throws {
    try inFolder { folder, report, digests in
      try Data(count: ReportPictures.most).write(to: URL(fileURLWithPath: folder.picturePath(digests[0])))
      #expect(!(try folder.writePage(report).isEmbedded))
      #expect(try folder.writePage(report, .all).isEmbedded)
    }
  }
}

/// A report of one reel of five frames, with pictures that fit it.
enum ReportSample {
  /// The expected picture, the actual one and the difference.
  static func pictures() -> [(Pixmap, PixelDigest)] {
    let colors = [Color(200, 60, 0), Color(0, 60, 200), Color(255, 60, 255)]
    return colors.map { Pixmap(width: 60, height: 100, filling: $0) }.map { ($0, PixelDigest(of: $0)) }
  }

  /// Returns a report: frames 0–1 same, 2–3 changed, 4 changed without pictures; then 12 reels that pass.
  static func report(_ digests: [PixelDigest]) throws -> ReviewReport {
    var changed = ReelReview(try GoldenAddress(scene: "forest", reel: "push"), .changed, "frames 2–4 of 5")
    (changed.frameCount, changed.rate) = (5, 30)
    (changed.size, changed.goldenSize) = (.init(width: 60, height: 100), .init(width: 60, height: 100))
    changed.changed = FrameRanges([2..<5])
    let measure = FrameReview.Measure(
      count: 40, total: 6000, largestStep: 20,
      regions: [
        .init(box: PixelRect(10, 20, 20, 24), count: 40), .init(box: PixelRect(40, 80, 44, 84), count: 16),
      ])
    changed.frames = [
      FrameReview(frames: 0..<2, verdict: .same, expected: digests[0], actual: digests[0], hasPictures: true),
      FrameReview(
        frames: 2..<4, verdict: .changed, expected: digests[0], actual: digests[1], difference: digests[2],
        hasPictures: true, measure: measure),
      FrameReview(frames: 4..<5, verdict: .changed, expected: digests[0], actual: digests[2], measure: measure),
    ]
    changed.words = ["bar.tintColor #007aff → #147aff in frames 2–4"]
    changed.canBeApproved = true
    var missing = ReelReview(try GoldenAddress(scene: "forest", reel: "zoom"), .missing, "not there")
    missing.canBeApproved = true
    missing.lint = [
      LintFinding(.contrast, .error, "title has 1.2:1", subjects: [], frames: FrameRanges([0..<1]), frame: 0)
    ]
    let same = try (0..<12).map { ReelReview(try GoldenAddress(scene: "plain", reel: "reel-\($0)"), .same) }
    return ReviewReport(same + [missing, changed], goldens: "goldens")
  }
}
