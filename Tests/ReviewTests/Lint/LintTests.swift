import NavReelDrawing
import Foundation
import NavReelMotion
import NavReel
import NavReelScene
import Synchronization
import Testing

@testable import NavReelReview

/// Properties of the lint as a whole.
@Suite struct LintTests {
  private func faulty(_ lint: String = "") -> String {
    """
    \(lint)
    defaults: {bar: {tintColor: "black"}},
    screens: {a: {title: "A", bar: {barTintColor: "white", titleColor: "#eeeeee", shadowHidden: true}},
      b: {title: "mmmmmmmmmmmmmmmmmmmmmmmm", bar: {barTintColor: "#999999", titleColor: "black", shadowHidden: true}}},
    reels: {r: {type: "push", from: "a", to: "b", barMotion: "none", hold: [0.1, 0.1]},
      s: {type: "still", screen: "a"}},
    """
  }

  @Test func findingsComeInTheOrderOfTheRules() throws {
    let film = try lintStage(faulty()).film("r")
    let found = try Lint().findings(in: film)
    #expect(found.map(\.rule) == [.undeclaredJump, .contrast, .contrast, .truncatedText])
    #expect(try Lint(jobs: 1).findings(in: film) == found)
    #expect(try Lint(rules: [.truncatedText, .contrast]).findings(in: film) == Array(found.dropFirst()))
    let places = found.map(\.frames)
    #expect(places.allSatisfy { !$0.isEmpty })
    #expect(found.allSatisfy { finding in finding.frames.ranges.contains { $0.contains(finding.frame) } })
  }

  @Test func aSilencedRuleIsFoundWithItsReason() throws {
    let everywhere = try lintStage(faulty("lint: {contrast: 'it fades', overlap: 'none there'},"))
    let found = try Lint().findings(in: everywhere.film("r"))
    #expect(found.map(\.silencedBecause) == [nil, "it fades", "it fades", nil])
    let inReel = try lintStage(faulty("lint: {contrast: {s: 'grey on purpose'}},"))
    #expect(try Lint().findings(in: inReel.film("r")).allSatisfy { $0.silencedBecause == nil })
    #expect(try Lint().findings(in: inReel.film("s")).map(\.silencedBecause) == ["grey on purpose"])
  }

  @Test func anOrdinaryPushHasNothingToTell() throws {
    for look in ["ios10", "ios18"] {
      let members = """
        look: "\(look)",
        screens: {home: {title: "Home", right: [{icon: "add"}], content: {rows: 9}},
          list: {title: "List", content: {rows: 9}, bar: {barTintColor: "#ffe066", tintColor: "#5b2a00"}}},
        reels: {r: {type: "push", from: "home", to: "list"},
          back: {type: "swipe", from: "list", to: "home", finger: [[0, 0], [0.3, 0.4]], release: "cancel"}}
        """
      for film in try lintStage(members, statusBar: "{}").films() {
        #expect(try Lint().findings(in: film) == [], "\(look) \(film.reel.name)")
      }
    }
  }

  @Test func aStopEndsIt() throws {
    let film = try lintStage(faulty()).film("r")
    let asked = Mutex(0)
    let lint = Lint(jobs: 1) {
      asked.withLock { count in
        count += 1
        return count > 3
      }
    }
    #expect(throws: StageError.self) { try lint.findings(in: film) }
  }

  @Test func theReportCountsWhatIsNotSilenced() throws {
    let address = try GoldenAddress(scene: "lint", reel: "r")
    let found = try Lint().findings(in: lintStage(faulty("lint: {contrast: 'on purpose'},")).film("r"))
    let entry = LintReport.Entry(address, found)
    let report = LintReport([entry])
    #expect(report.severity == 1 && report.summary == "1 reel: 1 error, 1 warning, 2 silenced")
    #expect(entry.lines.count == 2 && entry.lines[0].hasPrefix("error: lint/r: undeclared-jump: title.b"))
    let placed = LintReport.Entry(address, scenePath: "a.json5", at: .init(line: 3, column: 5), found)
    #expect(placed.lines[0].hasPrefix("a.json5:3:5: error: lint/r: undeclared-jump: title.b"))
    #expect(
      GitHubAnnotations.text(of: LintReport([placed])).hasPrefix("::error file=a.json5,line=3,col=5,title=lint/r"))
    #expect(entry.silencedLines.count == 2 && entry.silencedLines[0].hasSuffix(" (on purpose)"))
    #expect(LintReport([.init(address, [])]).severity == 0 && LintReport([]).severity == 2)
    #expect(LintReport([.init(address, [])]).summary == "1 reel: nothing found")
    #expect(LintReport([.init(address, Array(found.suffix(1)))]).severity == 0, "a warning is no error")
    #expect(LintReport([entry], troubles: [.init(scenePath: "x.json5", message: "x")]).severity == 2)
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any])
    let reels = try #require(json["reels"] as? [[String: Any]])
    let findings = try #require(reels[0]["findings"] as? [[String: Any]])
    #expect(json["schema"] as? Int == 1 && json["errors"] as? Int == 1 && json["silenced"] as? Int == 2)
    #expect(findings.map { $0["rule"] as? String } == ["undeclared-jump", "contrast", "contrast", "truncated-text"])
    #expect(findings[1]["silenced"] as? String == "on purpose" && findings[0]["silenced"] is NSNull)
  }
}
