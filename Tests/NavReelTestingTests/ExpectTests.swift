import Foundation
import NavReelTesting
import Testing

@testable import NavReelTesting

/// The entries for Swift Testing: what they record, and where.
@Suite struct ExpectTests {
  @Test func aReelAndAFrameThatHoldRecordNothing() throws {
    try withFolder { folder in
      record(in: folder)
      record(at: "50%", in: folder)
      TestSettings.$environment.withValue([:]) {
        expectReel(.tested(), "push", matches: "\(folder)")
        expectFrame(.tested(), "push", at: "50%", matches: "\(folder)")
        expectState(.tested(), "push", at: "100%", ["progress": 1])
      }
    }
  }

  @Test func anIssueHasTheWordsTheCommentAndTheCallersPlace() throws {
    try withFolder { folder in
      record(in: folder)
      TestSettings.$environment.withValue([:]) {
        let line = #line + 2
        withKnownIssue {
          expectReel(.tested(tint: .black), "push", matches: "\(folder)", "the brand's blue")
        } matching: { issue in
          let text = issue.comments.map(\.rawValue).joined()
          return issue.sourceLocation?.line == line && text.hasPrefix("the brand's blue\ntested/push: changed")
            && text.contains("bar.tintColor")
        }
        withKnownIssue {
          expectFrame(.tested(tint: .black), "push", at: "50%", matches: "\(folder)")
        } matching: {
          $0.comments.contains { $0.rawValue.contains("missing golden") }
        }
        withKnownIssue {
          expectState(.tested(), "push", at: "100%", ["progress": 0])
        } matching: {
          $0.comments.contains { $0.rawValue.contains("progress is 1") }
        }
      }
    }
  }

  /// XCTest would lose what it is told here.
  @Test func theEntriesOfXCTestTellSwiftTestingWhereThatRuns() throws {
    withKnownIssue {
      XCTAssertState(.tested(), "push", at: "100%", ["progress": 0], "said")
    } matching: {
      $0.sourceLocation?.fileName == "ExpectTests.swift" && $0.comments.contains { $0.rawValue.hasPrefix("said\n") }
    }
  }

  @Test func testsThatHoldOneReelAtOnceDoNotDisturbEachOther() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "navreel-testing-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let failures = await withTaskGroup(of: CheckFailure?.self) { group in
      for _ in 0..<6 {
        group.addTask { check(.tested(), "still", in: folder, ["NAVREEL_RECORD": "missing"]) }
      }
      return await group.reduce(into: [CheckFailure]()) { if let failure = $1 { $0.append(failure) } }
    }
    // One finds no golden and writes it; the others find that one.
    #expect(failures.map(\.lines.first) == ["tested/still: written, new"])
    #expect(check(.tested(), "still", in: folder) == nil)
  }
}
