import Foundation
import NavReelTestSupport
import Testing

/// The contract of `inspect --json`.
@Suite struct InspectCommandTests {
  private func inspect(_ arguments: String...) throws -> [String: Any] {
    try Tool.inFolder { navreel in
      let run = try navreel.run(["inspect", "small.scene.json5", "--reel", "push", "--json"] + arguments)
      #expect(run.status == 0 && run.err.isEmpty)
      return try Tool.json(run.out)
    }
  }

  @Test func stateHasItsKeys() throws {
    let state = try inspect("--at", "0.1")
    for key in ["time", "phase", "progress", "barProgress", "screens", "backgrounds", "bar", "statusBar"] {
      #expect(state[key] != nil, "\(key)")
    }
    #expect(state["time"] as? Double == 0.1 && state["phase"] as? String == "running")
    let screens = try #require(state["screens"] as? [[String: Any]])
    #expect(screens.map { $0["name"] as? String } == ["one", "two"])
    for key in ["name", "role", "x", "y", "transform", "alpha", "dim", "shadow", "offset", "header"] {
      #expect(screens.allSatisfy { $0[key] != nil }, "\(key)")
    }
    #expect((screens[0]["transform"] as? [String: Any])?.keys.sorted() == ["anchor", "rotation", "scale"])
    let backgrounds = try #require(state["backgrounds"] as? [[String: Any]])
    for key in ["screen", "x", "barTintColor", "alpha", "effect", "shadowAlpha"] {
      #expect(!backgrounds.isEmpty && backgrounds.allSatisfy { $0[key] != nil }, "\(key)")
    }
    let bar = try #require(state["bar"] as? [String: Any])
    #expect(Set(bar.keys).isSuperset(of: ["height", "tintColor", "titleColor", "translationY", "itemsAlpha"]))
    let statusBar = try #require(state["statusBar"] as? [String: Any])
    #expect(Set(statusBar.keys).isSuperset(of: ["style", "color"]))
    #expect((statusBar["color"] as? String)?.count == 9)
  }

  @Test func progressFollowsTheTimeAndPercentagesTheFilm() throws {
    #expect(try inspect()["progress"] as? Double == 0)
    #expect(try inspect("--at", "100%")["progress"] as? Double == 1)
    let middle = try #require(try inspect("--at", "50%")["time"] as? Double)
    #expect(middle == 0.2529)
  }

  @Test func layoutListsTheItemsInPaintOrder() throws {
    let items = try #require(try inspect("--stage", "layout", "--at", "0.1")["items"] as? [[String: Any]])
    let ids = items.compactMap { $0["id"] as? String }
    for id in ["page.one", "page.two", "title.two", "chevron", "right.two.0", "statusBar.time"] {
      #expect(ids.contains(id), "\(id) of \(ids)")
    }
    #expect((ids.firstIndex(of: "page.one") ?? 9) < (ids.firstIndex(of: "page.two") ?? 0))
    #expect(items.allSatisfy { ($0["frame"] as? [Any])?.count == 4 && $0["alpha"] is NSNumber })
    let title = try #require(items.first { $0["id"] as? String == "title.two" })
    #expect(title["text"] as? String == "Two" && title["baseline"] is NSNumber)
    #expect((title["color"] as? String)?.count == 9)
    // Lengths are points, not rounded to pixels.
    let x = try #require((items.first { $0["id"] as? String == "page.two" }?["frame"] as? [Double])?[0])
    #expect(x > 0 && x < 120 && x != x.rounded())
  }

  @Test func thePageOfTheCommandLineListsTheIdsOfTheLayout() throws {
    let page = try String(contentsOf: Fixtures.package.appending(path: "docs/command-line.md"), encoding: .utf8)
    let list = try #require(page.components(separatedBy: "Ids, where S is").dropFirst().first)
      .components(separatedBy: "\n## ")[0].components(separatedBy: "\n\n")[1]
    let listed = Set(list.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element))
    let found = try Tool.inFolder { navreel in
      try navreel.write("all.json5", InspectCommandTests.sceneOfAllIds)
      try Data(Fixtures.bytes("scenes/pictures/portrait.png")).write(to: navreel.folder.appending(path: "a.png"))
      // Without a notch, a carrier's name replaces the signal.
      try navreel.write(
        "carrier.json5",
        """
        {navreel: 1, device: "iPhone 8", statusBar: {carrier: "C"}, screens: {one: {}},
          reels: {still: {type: "still", screen: "one"}}}
        """)
      return try [
        ("all", "push", "0"), ("all", "push", "50%"), ("all", "swipe", "0"), ("all", "swipe", "50%"),
        ("carrier", "still", "0"),
      ].flatMap { scene, reel, time in
        let run = try navreel("inspect", "\(scene).json5", "--reel", reel, "--at", time, "--stage", "layout")
        #expect(run.status == 0, "\(run.err)")
        return try (Tool.json(run.out)["items"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
      }
    }
    let screens = ["one", "two", "three"]
    #expect(
      Set(
        found.map { id in
          let words = id.split(separator: ".").map { screens.contains(String($0)) ? "S" : String($0) }
          // The views inside a group.
          return words.prefix(words.first == "header" ? 4 : 3).joined(separator: ".")
        }) == listed)
  }

  private static let sceneOfAllIds = """
    {
      navreel: 1, device: "iPhone 15", cutout: true, homeIndicator: true,
      screens: {
        one: {
          title: "One", left: [{icon: "add"}], right: [{text: "R"}], header: {color: "red", height: 200, views: [{text: "a", frame: [0, 0, 9, 9]}]},
          views: [{views: [{text: "b", frame: [0, 0, 9, 9]}], frame: [0, 0, 20, 20]}],
          bar: {barTintColor: "white", prompt: "P", search: "Search", shadow: {color: "black", radius: 4}},
        },
        two: {titleView: {text: "V", frame: [0, 0, 30, 20]}, bar: {barTintColor: "white"}},
        three: {title: "Three", bar: {largeTitle: true}},
      },
      reels: {
        push: {type: "push", from: "one", to: "two"},
        swipe: {type: "swipe", from: "three", to: "two", finger: [[0, 0], [0.3, 0.6]], release: "finish"},
      },
    }
    """

  @Test func displayListAndSceneAreThere() throws {
    let commands = try #require(try inspect("--stage", "display-list")["commands"] as? [String])
    #expect(commands.count > 5)
    let scene = try inspect("--stage", "scene")
    #expect((scene["device"] as? [String: Any])?["size"] as? [Double] == [120, 200])
    #expect((scene["screens"] as? [[String: Any]])?.count == 2)
    try Tool.inFolder { navreel in
      let text = try navreel("inspect", "small.scene.json5", "--reel", "push", "--stage", "display-list")
      #expect(text.lines == commands)
      let json = try navreel(
        "inspect", "small.scene.json5", "--reel", "push", "--stage", "scene", "--variant", "appearance=dark")
      #expect(try Tool.json(json.out)["appearance"] as? String == "dark")
    }
  }

  @Test func usageErrorsSayWhatWasAllowed() throws {
    try Tool.inFolder { navreel in
      let which = try navreel("inspect", "small.scene.json5")
      #expect(which.status == 2 && which.err.contains("--reel push, --reel still"))
      let stage = try navreel("inspect", "small.scene.json5", "--reel", "push", "--stage", "pixels")
      #expect(stage.status == 2 && stage.err.contains("scene, state, layout, display-list"))
    }
  }
}
