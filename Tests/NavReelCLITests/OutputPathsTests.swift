import Foundation
import Testing

/// No command overwrites its inputs or files worth keeping.
@Suite struct OutputPathsTests {
  private static let rows = [
    "verify small.scene.json5 --json ./small.scene.json5", "verify small.scene.json5 --junit goldens/small/push.png",
    "verify small.scene.json5 --markdown goldens/notes.md", "verify small.scene.json5 --json navreel.json5",
    "verify small.scene.json5 --json other.scene.json5", "verify small.scene.json5 --report r --json r/report.json",
    "verify small.scene.json5 --report r --junit r/pictures/x.xml", "verify small.scene.json5 --json x --junit ./x",
    "verify small.scene.json5 --goldens elsewhere --json goldens/small/push.txt",
    "verify small.scene.json5 --json mask.png", "report r -o mask.png", "merge r -o m --junit mask.png",
    "apng frames/small/push --fps 2 -o frames/small/push/frame-0001.png",
    "diff a.png b.png -o frames/small/push/frame-0000.png",
    "merge r -o m --json r/index.html", "merge r -o m --junit navreel.json5", "merge r -o m --markdown m/report.json",
    "report r -o r/report.json", "report r -o goldens/small/still.txt", "report r -o small.scene.json5",
    "report r -o r/actual/small/push.png", "report r -o r/.navreel-report", "report r -o r/pictures/page.html",
    "diff a.png b.png -o a.png", "diff a.png b.png --mask mask.png -o ./mask.png", "diff a.png b.png -o linked.png",
    "diff a.png b.png -o goldens/small/push.png", "diff a.png b.png -o navreel.json5", "diff one two -o one/x.png",
    "diff one two --mask out/diff-0001.png -o out",
    "gif a.png b.png --fps 2 -o a.png", "apng a.png b.png --fps 2 -o goldens/small/push.png",
    "webp a.png b.png --fps 2 -o small.scene.json5", "strip a.png b.png -o linked.png",
    "strip a.png b.png -o goldens/small/still.png",
    "render small.scene.json5 --reel push --format apng -o goldens",
    "render small.scene.json5 --reel still --format apng,strip -o goldens",
    "strip a.png b.png -o parts/small/push/frame-0000.png", "diff a.png b.png -o moved/frame-0000.png",
    "init --force goldens/small/push.txt", "init goldens/small/still.png --force", "init --force navreel.json5",
    "init --force frames/small/push/frame-0000.png", "init --force mask.png",
    // Also for paths with missing parts.
    "verify small.scene.json5 --junit none/../small.scene.json5", "diff a.png b.png -o none/../a.png",
    "verify small.scene.json5 --json none/../navreel.json5", "init --force none/../goldens/small/push.txt",
    "verify small.scene.json5 --json new/a.txt --junit new/y/../a.txt",
    "verify small.scene.json5 --report r2 --junit later.xml", "verify small.scene.json5 --json a.txt --junit b.txt",
    "verify small.scene.json5 --json nowhere.json", "report r -o plain.json5", "diff a.png b.png -o plain.json5",
    "diff a.png b.png -o r/pictures/x.png",
  ]

  @Test func whatIsReadOrKeptIsNotWrittenOver() throws {
    try Tool.inFolder { navreel in
      try navreel("verify", "small.scene.json5", "--update", "missing")
      try navreel("render", "small.scene.json5", "--at", "0,50%", "-o", "frames")
      try navreel("render", "small.scene.json5", "--reel", "push", "--fps", "10", "--shard", "1/2", "-o", "parts")
      _ = try navreel.shell(
        """
        cp frames/small/push/frame-0000.png a.png; cp frames/small/push/frame-0001.png b.png; ln -s a.png linked.png
        cp a.png mask.png; mkdir one two out; cp a.png one/1.png; cp b.png two/1.png; cp a.png one/2.png; cp b.png two/2.png
        mkdir moved; cp a.png moved/frame-0000.png; tr -d ' \n' < frames/small/push/reel.json > moved/reel.json
        ln -s r2/report.json later.xml; ln -s a.txt b.txt; ln -s none nowhere.json; cp small.scene.json5 plain.json5
        cp a.png out/diff-0001.png; cp small.scene.json5 other.scene.json5
        """)
      try navreel.write("navreel.json5", "{navreel: 1, scenes: [\"small.scene.json5\"]}")
      try navreel.write("small.scene.json5", Tool.smallScene.replacing("#00a050", with: "#a05000"))
      #expect(try navreel("verify", "small.scene.json5", "--shard", "1/1", "--report", "r").status == 1)
      _ = try navreel.shell("cp a.png r/pictures/x.png")
      let sums = "find . -type f ! -name '.std*' | sort | xargs cksum"
      let before = try navreel.shell(sums).out
      for row in OutputPathsTests.rows {
        let run = try navreel.run(row.split(separator: " ").map(String.init))
        #expect(run.status == 2 && run.out.isEmpty && run.err.contains("; name another file\n"), "\(row): \(run.err)")
        #expect(try navreel.shell(sums).out == before, "\(row)")
      }
      for row in [
        "apng frames/small/push --fps 2 -o frames/small/push/film.png",
        "apng frames/small/push --fps 2 -o frames/small/push/film.png", "report r -o r/small.html",
        "diff one two -o diffs", "apng one -o one/film.png --fps 2",
        "verify small.scene.json5 --report r --junit r/junit.xml",
        "diff a.png b.png -o new.png", "diff a.png b.png -o new.png", "gif one -o film.gif --fps 2",
        "init --force other.scene.json5", "init --force new.scene.json5",
      ] {
        let run = try navreel.run(row.split(separator: " ").map(String.init))
        #expect(run.status < 2, "\(row): \(run.err)")
      }
    }
  }

  /// A text may have any length; for a long one the beginning decides.
  @Test func aTextTakesThePlaceOfATextAlone() throws {
    try Tool.inFolder { navreel in
      try navreel("verify", "small.scene.json5", "--update", "missing")
      _ = try navreel.shell(
        "printf '\\377\\376' > big.bin; truncate -s 300M big.bin; truncate -s 300M zero.bin; mkfifo pipe")
      for name in ["big.bin", "zero.bin", "pipe"] {
        let run = try navreel("verify", "small.scene.json5", "--update", "all", "--json", name)
        #expect(run.status == 2 && run.out.isEmpty && run.err.contains("; name another file\n"), "\(name): \(run.err)")
      }
      #expect(try navreel.shell("stat -c %s big.bin zero.bin").out == "314572800\n314572800\n")
      // A two-byte character crosses the end of the part that is examined.
      for text in ["a" + String(repeating: "é", count: 40_000), ""] {
        try navreel.write("old.json", text)
        #expect(try navreel("verify", "small.scene.json5", "--json", "old.json").status == 0)
      }
    }
  }
}
