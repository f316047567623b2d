import NavReelDiff
import NavReelDrawing
import Foundation
import NavReel
import NavReelScene
import NavReelTestSupport
import Testing

@testable import NavReelReview

/// The contents of a `navreel.json5`, and the messages about a wrong one.
@Suite struct ProjectFileTests {
  private func read(_ text: String, at path: String = "navreel.json5") throws(StageError) -> ProjectFile {
    try ProjectFile(bytes: Array(text.utf8), path: path)
  }

  private func problems(_ text: String) -> [String] {
    do {
      _ = try read(text)
      return []
    } catch { return "\(error)".split(separator: "\n").map(String.init) }
  }

  @Test func everyValueHasTheLineThatSaysIt() throws {
    let project = try read(
      """
      {
        navreel: 1,
        scenes: ["a/*.json5",
                 "b.json5"],
        goldens: "pictures", report: "out/report",
        fps: "30000/1001", scale: 2,
        variants: ["", "appearance=dark"],
        lint: {"lost-blur": "error"},
        allowOutside: true,
      }
      """, at: "../../navreel.json5")
    #expect(project.scenes.map(\.value.description) == ["a/*.json5", "b.json5"])
    #expect(project.scenes.map(\.source) == ["navreel.json5:3", "navreel.json5:4"])
    #expect(project.goldens == Sourced("../../pictures", from: "navreel.json5:5"))
    #expect(project.report?.value == "../../out/report" && project.reportPath == "../../out/report")
    #expect(project.fps?.value == 30000 / 1001 && project.scale == Sourced(2, from: "navreel.json5:6"))
    #expect(project.variants.map(\.value.name) == ["", "dark"])
    #expect(project.lint == [.lostBlur: Sourced(.error, from: "navreel.json5:8")])
    #expect(project.allowsOutside?.value == true)
  }

  @Test func aShortFileIsEnough() throws {
    let project = try read("{navreel: 1}")
    #expect(project.goldens == Sourced("goldens", from: "default") && project.reportPath == "report")
    #expect(project.scenes.isEmpty && project.fps == nil && project.variants.isEmpty && project.tolerances.isEmpty)
    #expect(throws: StageError.self) { try project.sceneFiles() }
  }

  @Test func theLastToleranceThatMatchesHoldsAlone() throws {
    let project = try read(
      """
      {navreel: 1, tolerances: [
        {reels: "**", maxDelta: 1, perceptual: 0.02, reason: "all of them"},
        {reels: "forest/*", maxPixels: 3000000, maxRatio: 0.5, window: "8:20", yiq: 0.1, antialiasing: "pixelmatch",
          ignore: [[1, 2, 3, 4]], reason: "the simulator's clock"},
      ]}
      """)
    let all = try #require(project.tolerances.last(matching: GoldenAddress(scene: "hills", reel: "pop"))).limits
    #expect(all.maxDelta == Sourced(1, from: "navreel.json5:2: all of them") && all.perceptual?.value == 0.02)
    let forest = try #require(project.tolerances.last(matching: GoldenAddress(scene: "forest", reel: "push"))).limits
    let source = "navreel.json5:3: the simulator's clock"
    #expect(forest.maxDelta == nil && forest.maxPixels == Sourced(3_000_000, from: source))
    #expect(forest.maxRatio?.value == 0.5 && forest.window == Sourced(WindowLimit(side: 8, count: 20), from: source))
    #expect(forest.yiq?.value == 0.1 && forest.antialiasing == Sourced(.pixelmatch, from: source))
    #expect(forest.ignored == [Sourced(PixelRect(1, 2, 4, 6), from: source)])
    let settings = ProjectSettings(project)
    #expect(settings.limits(try GoldenAddress(scene: "forest", reel: "push")) == forest)
    #expect(ProjectSettings(nil).limits(try GoldenAddress(scene: "forest", reel: "push")) == .exact)
  }

  @Test func allThatIsWrongIsToldAtOnceWithPlacesAndCures() {
    let found = problems(
      """
      {
        navreel: 1, scene: ["a"], goldens: "", update: "all",
        scenes: ["none/*.json5", 3, "none.json5", ""],
        variants: ["", "apearance=dark", "direction=ltr", "direction=ltr"],
        fps: 0, scale: 17,
        tolerances: [
          {reels: "a/*", maxDelta: 256, window: "8", ignore: [[0, 0, 0, 10]], reason: " "},
          {reels: "b", reason: "why"}, {},
        ],
        lint: {contrst: "off", flicker: "of"},
      }
      """)
    let starts = [
      "navreel.json5:2:15: scene: unknown key \"scene\"; did you mean \"scenes\"?",
      "navreel.json5:2:38: goldens: expected a folder",
      "navreel.json5:2:42: update: unknown key \"update\"; allowed: navreel, scenes,",
      "navreel.json5:3:12: scenes[0]: no file is meant by \"none/*.json5\" in .",
      "navreel.json5:3:28: scenes[1]: expected a path, with / between names, got 3",
      "navreel.json5:3:31: scenes[2]: there is no file none.json5",
      "navreel.json5:3:45: scenes[3]: expected a path, with / between names, got \"\"",
      "navreel.json5:4:18: variants[1]: unknown key \"apearance\"; did you mean \"appearance\"?",
      "navreel.json5:5:8: fps: expected a rate of 1…1000",
      "navreel.json5:5:18: scale: expected a number from 0.01 to 16, got 17",
      "navreel.json5:7:30: tolerances[0].maxDelta: expected a number from 0 to 255, got 256",
      "navreel.json5:7:43: tolerances[0].window: expected \"N:COUNT\"",
      "navreel.json5:7:57: tolerances[0].ignore[0]: expected a rectangle with pixels in it, got 0×10",
      "navreel.json5:7:81: tolerances[0].reason: expected why, in words, got \" \"",
      "navreel.json5:8:5: tolerances[1]: a tolerance lets something pass; give it one of maxDelta,",
      "navreel.json5:8:34: tolerances[2]: missing key \"reels\"",
      "navreel.json5:8:34: tolerances[2]: missing key \"reason\"",
      "navreel.json5:8:34: tolerances[2]: a tolerance lets something pass",
      "navreel.json5:10:10: lint.contrst: unknown key \"contrst\"; did you mean \"contrast\"?",
      "navreel.json5:10:35: lint.flicker: expected \"off\", \"warning\" or \"error\", got \"of\"",
    ]
    #expect(found.count == starts.count)
    for (line, start) in zip(found, starts) { #expect(line.hasPrefix(start), "\(line)") }
    // A pattern without files is an error only if scenes are needed.
    #expect(problems("{navreel: 1, scenes: [\"none/*\"]}") == [])
    #expect(problems("{navreel: 1, variants: [\"direction=rtl\", \"direction=rtl\"]}")[0].contains("two variants"))
    #expect(problems("{navreel: 2}")[0].contains("navreel: expected 1"))
    #expect(problems("[]")[0].contains("expected a project"))
    #expect(problems("{navreel: 1,")[0].hasPrefix("navreel.json5:1:"))
    #expect(problems("{navreel: 1, goldens: \"a\", goldens: \"b\"}").count == 1)
  }

  @Test func theNearestFileAboveIsFoundUpToARepository() throws {
    try withTemporaryFolder { folder in
      let files = FileManager.default
      try files.createDirectory(atPath: folder + "/repository/a/b", withIntermediateDirectories: true)
      try "{navreel: 1}".write(toFile: folder + "/navreel.json5", atomically: true, encoding: .utf8)
      #expect(
        try ProjectFile.find(from: folder + "/repository/a/b")?.path == folder
          + "/repository/a/b/../../../navreel.json5")
      try files.createDirectory(atPath: folder + "/repository/.git", withIntermediateDirectories: true)
      #expect(try ProjectFile.find(from: folder + "/repository/a/b") == nil)
      try "{navreel: 1}".write(toFile: folder + "/repository/navreel.json5", atomically: true, encoding: .utf8)
      let found = try #require(try ProjectFile.find(from: folder + "/repository/a/b"))
      #expect(found.folder == folder + "/repository/a/b/../..")
      try files.createSymbolicLink(atPath: folder + "/repository/a/navreel.json5", withDestinationPath: "none")
      #expect(throws: StageError.self) { try ProjectFile.find(from: folder + "/repository/a") }
    }
  }

  @Test func thePageOfTheFileHasTheReadersTables() throws {
    let page = try String(contentsOf: Fixtures.package.appending(path: "docs/project-file.md"), encoding: .utf8)
    for table in [ProjectKeys.table, ToleranceKeys.table] {
      #expect(page.contains(table.markdown), "docs/project-file.md lacks this table:\n\(table.markdown)")
    }
    // The page begins with a valid file.
    let parts = page.components(separatedBy: "```")
    let text = try #require(parts.dropFirst().first).split(separator: "\n").dropFirst().joined(separator: "\n")
    #expect(try read(text).tolerances.count == 1)
  }

  @Test func theSchemaIsTheReaders() throws {
    let file = Fixtures.package.appending(path: "docs/project.schema.json")
    let found = try? String(contentsOf: file, encoding: .utf8)
    // The same switch as for goldens: it writes the file, and fails after writing.
    if ProcessInfo.processInfo.environment["NAVREEL_RECORD_GOLDENS"] == "1" && found != ProjectSchema.json() {
      try ProjectSchema.json().write(to: file, atomically: true, encoding: .utf8)
    }
    let isSame = found == ProjectSchema.json()
    #expect(isSame, "docs/project.schema.json is not what the reader says; NAVREEL_RECORD_GOLDENS=1 writes it again")
    let object = try #require(JSONSerialization.jsonObject(with: Data(ProjectSchema.json().utf8)) as? [String: Any])
    let definitions = try #require(object["$defs"] as? [String: [String: Any]])
    #expect(Set(definitions.keys) == ["project", "tolerance", "lintLevels"])
    let keys = definitions["project"]?["properties"] as? [String: Any]
    #expect(Set(keys?.keys ?? [:].keys) == Set(ProjectKeys.table.entries.map(\.name)))
  }

  /// Its comments are keys to uncomment: each of them is valid, and none is missing.
  @Test func theStarterShowsEveryKey() throws {
    #expect(try read(StarterProject.text).scenes.map(\.value.description) == ["**/*.scene.json5"])
    let whole = StarterProject.text.replacing(/\/\/ ([a-zA-Z]+: )/) { $0.1 }
    let project = try read(whole)
    #expect(project.report?.value == "build/navreel-report" && project.fps?.value == 60 && project.scale?.value == 1)
    #expect(project.variants.count == 2 && project.tolerances.count == 1 && project.lint.count == 1)
    for name in ProjectKeys.table.entries.map(\.name) where name != "$schema" {
      #expect(whole.contains("\n  \(name): "), "\(name)")
    }
  }

  @Test func levelsOfRulesReplaceSeveritiesAndLeaveOut() {
    let findings = LintRule.allCases.prefix(3).map {
      LintFinding($0, .warning, "", subjects: [], frames: FrameRanges(), frame: 0)
    }
    let leveled = findings.leveled([findings[0].rule: .off, findings[1].rule: .error])
    #expect(
      leveled.map(\.rule) == [findings[1].rule, findings[2].rule] && leveled.map(\.severity) == [.error, .warning])
  }
}
