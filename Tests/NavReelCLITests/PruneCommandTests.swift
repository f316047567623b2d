import Foundation
import Testing

/// `prune`: goldens of deleted reels and scenes.
@Suite struct PruneCommandTests {
  /// Runs a body with goldens of two scenes and two variants, after deleting `still` of one and the whole other scene.
  private func afterARemoval(_ body: (Tool) throws -> Void) throws {
    try Tool.inFolder { navreel in
      try navreel.write("old.scene.json5", Tool.smallScene)
      try navreel("verify", "small.scene.json5", "old.scene.json5", "--update", "all")
      try navreel("verify", "small.scene.json5", "--variant", "appearance=dark", "--update", "all")
      try navreel.write("small.scene.json5", Tool.smallScene.replacing("still:", with: "quiet:"))
      _ = try navreel.shell("rm old.scene.json5")
      try body(navreel)
    }
  }

  @Test func aProjectKnowsAllScenes() throws {
    try afterARemoval { navreel in
      try navreel.write("navreel.json5", "{navreel: 1, scenes: [\"*.scene.json5\"]}")
      let list = try navreel("prune")
      #expect(list.status == 1 && list.err == "--delete removes them.\n")
      #expect(list.lines == ["old/push", "old/still", "small/dark/still", "small/still"])
      #expect(navreel.names("goldens/small/dark").count == 4, "a list removes nothing")
      // Once the file lists the variants, others are orphans.
      try navreel.write("navreel.json5", "{navreel: 1, scenes: [\"*.scene.json5\"], variants: [\"\"]}")
      let json = try Tool.json(try navreel("prune", "--json").out)
      #expect(
        json["orphans"] as? [String] == ["old/push", "old/still", "small/dark/push", "small/dark/still", "small/still"])
      let removed = try navreel("prune", "--delete")
      #expect(removed.status == 0 && removed.lines.count == 5 && removed.lines[0] == "old/push: removed")
      #expect(navreel.names("goldens") == ["small"] && navreel.names("goldens/small") == ["push.png", "push.txt"])
      let nothing = try navreel("prune")
      #expect(nothing.status == 0 && nothing.out.isEmpty && nothing.err == "Every golden in goldens has a reel.\n")
    }
  }

  @Test func scenesThatAreNamedSayNothingOfOthers() throws {
    try afterARemoval { navreel in
      let own = try navreel("prune", "small.scene.json5").lines
      #expect(own == ["small/dark/still", "small/still"])
      // A variant limits the search; it does not mean that there are no others.
      #expect(try navreel("prune", "small.scene.json5", "--variant", "direction=rtl").lines.isEmpty)
      #expect(
        try navreel("prune", "small.scene.json5", "--variant", "appearance=dark").lines == ["small/dark/still"])
      #expect(try navreel("prune", "small.scene.json5", "--all", "--delete").lines.count == 4)
      #expect(navreel.names("goldens") == ["small"])
    }
  }

  @Test func aSceneThatCannotBeReadKeepsEverything() throws {
    try afterARemoval { navreel in
      try navreel.write("broken.scene.json5", "{navreel: 1,")
      let before = try navreel.shell("find goldens | sort").out
      for words in [["small.scene.json5", "broken.scene.json5"], ["none.json5"], [], [""]] {
        let run = try navreel.run(["prune", "--delete", "--all"] + words)
        #expect(run.status == 2 && run.out.isEmpty && !run.err.isEmpty)
      }
      #expect(try navreel.shell("find goldens | sort").out == before)
    }
  }

  @Test func whatIsNoGoldenIsLeftAndLinksAreNotFollowed() throws {
    try afterARemoval { navreel in
      _ = try navreel.shell(
        """
        mkdir -p far/away && cp goldens/old/push.* far/away && ln -s ../far goldens/linked
        echo hello > goldens/old/README.txt; echo x > goldens/old/notes.md; cp goldens/old/push.png goldens/old/lone.png
        rm goldens/old/still.txt && ln -s ../../far/away/push.txt goldens/old/still.txt
        """)
      let run = try navreel("prune", "small.scene.json5", "--all", "--delete")
      #expect(run.status == 0 && run.lines.first == "old/push: removed")
      #expect(run.err.contains("goldens/old/README.txt: warning: left: is no side file of a golden"))
      #expect(
        run.err.contains("goldens/old/still.txt: warning: left: is a link to")
          && run.err.contains("lone.txt is missing"))
      #expect(navreel.names("goldens/old") == ["README.txt", "lone.png", "notes.md", "still.png", "still.txt"])
      #expect(navreel.names("far/away") == ["push.png", "push.txt"])
    }
  }

  @Test func copiesUnderAnotherNameAreLeft() throws {
    try afterARemoval { navreel in
      _ = try navreel.shell("for e in png txt; do cp goldens/small/push.$e \"goldens/small/push (copy).$e\"; done")
      let run = try navreel("prune", "small.scene.json5", "--delete")
      #expect(run.status == 0 && run.lines == ["small/dark/still: removed", "small/still: removed"])
      #expect(
        run.err == "goldens/small/push (copy).txt: warning: left: is the side file of another golden, small/push\n")
      // A whole folder too, if all scenes are given.
      _ = try navreel.shell("rm -r goldens/old goldens/small/*copy*; cp -r goldens/small goldens/copy")
      let all = try navreel("prune", "small.scene.json5", "--all", "--delete")
      #expect(all.status == 0 && all.out.isEmpty)
      #expect(
        all.err.contains(
          "goldens/copy/dark/push.txt: warning: left: is the side file of another golden, small/dark/push\n"))
      #expect(navreel.names("goldens/copy") == ["dark", "push.png", "push.txt"])
    }
  }

  @Test func whatIsRemovedIsSaidThoughAnotherStays() throws {
    for options in [[], ["--json"]] {
      try afterARemoval { navreel in
        _ = try navreel.shell("rm goldens/small/dark/still.png && mkdir goldens/small/dark/still.png")
        let run = try navreel.run(["prune", "small.scene.json5", "--all", "--delete"] + options)
        let told = options.isEmpty ? run.out : run.err
        #expect(run.status == 2 && told.hasPrefix("old/push: removed\nold/still: removed\n"), "\(run)")
        #expect(run.err.contains("goldens/small/dark/still.png: ") && options.isEmpty || run.out.isEmpty)
        #expect(!told.contains("small/still: removed") && navreel.exists("goldens/small/still.png"))
      }
    }
  }

  @Test func draftsOfAGoldenThatIsGoneGoWithTheirFolder() throws {
    try afterARemoval { navreel in
      _ = try navreel.shell("rm goldens/old/*; echo x > goldens/old/.navreel-golden-0123456789abcdef")
      #expect(try navreel("prune", "small.scene.json5").status == 1 && navreel.exists("goldens/old"))
      #expect(
        try navreel("prune", "small.scene.json5", "--delete").status == 0 && navreel.names("goldens") == ["small"])
    }
  }

  @Test func withoutGoldensThereIsNothingToDo() throws {
    try Tool.inFolder { navreel in
      let run = try navreel("prune", "small.scene.json5", "--delete")
      #expect(run.status == 0 && !navreel.exists("goldens"))
    }
  }
}
