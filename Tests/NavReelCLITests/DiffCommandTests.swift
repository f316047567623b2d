import NavReelCodecs
import NavReelDrawing
import Foundation
import Testing

/// `diff` in a pipeline: the effect of each option on the exit status.
@Suite struct DiffCommandTests {
  /// Runs a body in a folder with hand-made pictures of 10×10 pixels.
  private func inFolder(_ body: (Tool) throws -> Void) throws {
    try Tool.inFolder { navreel in
      let grey = Pixmap(width: 10, height: 10, filling: Color(100, 100, 100))
      var off = grey
      for (x, y) in [(0, 0), (3, 0), (9, 4), (5, 5), (9, 9)] { off[x, y] = Color(101, 100, 100).pixel }
      var mask = Pixmap(width: 10, height: 10, filling: .black)
      mask[1, 1] = Color.white.pixel
      let pictures = [
        "grey": grey, "off": off, "mask": mask, "edge": edge(100), "softer": edge(160),
        "low": Pixmap(width: 10, height: 9, filling: Color(100, 100, 100)),
      ]
      for (name, picture) in pictures { try write(picture, name + ".png", navreel) }
      try body(navreel)
    }
  }

  /// Returns white on the left, a grey in column 5, black on the right.
  private func edge(_ level: Int) -> Pixmap {
    var picture = Pixmap(width: 10, height: 10, filling: .white)
    for y in 0..<10 {
      picture[5, y] = Color(level, level, level).pixel
      for x in 6..<10 { picture[x, y] = Color.black.pixel }
    }
    return picture
  }

  private func write(_ picture: Pixmap, _ name: String, _ navreel: Tool) throws {
    try Data(PNGEncoder().encode(picture)).write(to: navreel.folder.appending(path: name))
  }

  // PC-138: 0 for equal, 1 for a difference, 2 for trouble. PC-056: both values of the antialiasing option.
  @Test func everyOptionReachesItsLimit() throws {
    let rows: [(String, Int32)] = [
      ("grey.png grey.png", 0), ("grey.png off.png", 1), ("grey.png none.png", 2),
      ("grey.png off.png --max-delta 1", 0), ("grey.png off.png --max-delta 0", 1),
      ("grey.png off.png --max-pixels 5", 0), ("grey.png off.png --max-pixels 4", 1),
      ("grey.png off.png --max-ratio 0.05", 0), ("grey.png off.png --max-ratio 0.049", 1),
      ("grey.png off.png --window 3:1", 0), ("grey.png off.png --window 4:1", 1),
      ("grey.png off.png --perceptual 0.02", 0), ("grey.png off.png --perceptual 0", 1),
      ("grey.png off.png --yiq 0.1", 0), ("grey.png off.png --yiq 0", 1),
      ("grey.png off.png --mask mask.png", 0), ("grey.png off.png --ignore 0,0,10,5 --ignore 5,5,5,5", 0),
      ("grey.png off.png --ignore 0,0,10,5", 1), ("grey.png low.png", 1), ("grey.png low.png --max-pixels 100", 1),
      ("edge.png softer.png", 1), ("edge.png softer.png --antialiasing off", 1),
      ("edge.png softer.png --antialiasing pixelmatch", 0), ("edge.png softer.png --antialiasing subpixel", 0),
      ("grey.png off.png --antialiasing pixelmatch", 1),
      ("grey.png off.png --max-delta 256", 2), ("grey.png off.png --window 8", 2), ("grey.png off.png --window 0:1", 2),
      ("grey.png off.png --max-ratio 1.1", 2), ("grey.png off.png --yiq nan", 2),
      ("grey.png off.png --ignore 1,2,3", 2),
      ("grey.png off.png --antialiasing on", 2), ("grey.png off.png --mask low.png", 2),
      ("grey.png grey.png --ignore 0,0,10,10", 2),
    ]
    try inFolder { navreel in
      for (line, status) in rows {
        let run = try navreel.run(["diff"] + line.split(separator: " ").map(String.init))
        #expect(run.status == status, "\(line): \(run.out)\(run.err)")
        #expect(run.err.isEmpty == (status < 2 && !line.contains(" --")), "\(line): \(run.err)")
      }
      #expect(try navreel("--help").out.contains("Exit status: 0 success, 1 differences or findings, 2 failure"))
    }
  }

  @Test func theLimitsInForceAreToldWithTheirSource() throws {
    try inFolder { navreel in
      let run = try navreel("diff", "grey.png", "off.png", "--max-pixels", "4")
      #expect(
        run.err.contains("limit: max-pixels 4 (command line)") && run.err.contains("limit: max-delta 0 (default)"))
      #expect(run.out.hasSuffix("max-pixels 4 does not hold (command line)\n"))
    }
  }

  @Test func whatIsComparedIsNotWrittenOver() throws {
    try inFolder { navreel in
      let sum = "cksum *.png"
      let before = try navreel.shell(sum).out
      _ = try navreel.shell("ln -s off.png link; mkdir a b; cp grey.png a; cp off.png b")
      for line in [
        "grey.png off.png -o grey.png", "grey.png off.png -o ./off.png", "grey.png link -o off.png", "a b -o a",
      ] {
        let run = try navreel.run(["diff"] + line.split(separator: " ").map(String.init))
        #expect(
          run.status == 2 && run.err.contains("; name another file"), "\(line): \(run.err)")
      }
      #expect(try navreel.shell(sum).out == before && navreel.names("a") == ["grey.png"])
    }
  }

  /// Files with the same bytes are still decoded once: a broken one is not a picture that equals itself.
  @Test func equalBrokenFilesAreTrouble() throws {
    try inFolder { navreel in
      let file = try Data(contentsOf: navreel.folder.appending(path: "edge.png"))
      for folder in ["a", "b"] {
        try FileManager.default.createDirectory(
          at: navreel.folder.appending(path: folder), withIntermediateDirectories: true)
        try file.dropLast(20).write(to: navreel.folder.appending(path: folder + "/broken.png"))
      }
      for line in ["a/broken.png b/broken.png", "a b"] {
        let run = try navreel.run(["diff"] + line.split(separator: " ").map(String.init))
        #expect(run.status == 2 && run.err.contains("a/broken.png: error: damaged PNG") && run.out.isEmpty, "\(line)")
      }
    }
  }
}
