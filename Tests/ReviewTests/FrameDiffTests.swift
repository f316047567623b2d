import NavReelCodecs
import NavReelDiff
import NavReelDrawing
import Foundation
import NavReelMotion
import NavReel
import Testing

@testable import NavReelReview

/// Compares pictures, folders and animations as files.
@Suite struct FrameDiffTests {
  private func inFolder<R>(_ body: (String) throws -> R) throws -> R {
    let folder = FileManager.default.temporaryDirectory.appending(path: "navreel-diff-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try body(folder)
  }

  private func write(_ pixmap: Pixmap, _ path: String) throws {
    try FileAccess.createFolder(FilePath.folder(of: path))
    try FileAccess.write(PNGEncoder().encode(pixmap), to: path)
  }

  private func picture(_ marks: [Int], size: Int = 10) -> Pixmap {
    var pixmap = Pixmap(width: size, height: size, filling: .white)
    for mark in marks { pixmap[mark % size, mark / size] = 0xFF00_0000 }
    return pixmap
  }

  private func film(_ frames: [(Pixmap, Fraction)], _ path: String) throws {
    let cut = EncodingJob(
      width: 10, height: 10, isOpaque: true, durations: FrameDurations(frames.map(\.1)), jobs: 2)
    let sink = try APNGFile().sink(cut, to: path)
    try FramePipeline(width: 10, height: 10, jobs: 2).run(frames.indices.map { $0..<$0 + 1 }, to: [sink]) {
      canvas, index in
      canvas = frames[index].0
    }
  }

  @Test func twoPicturesAreComparedExactly() throws {
    try inFolder { folder in
      try write(picture([]), folder + "/a.png")
      try write(picture([33, 34]), folder + "/b.png")
      let same = try FrameDiff(expected: folder + "/a.png", actual: folder + "/a.png")
      #expect(same.passes && same.description == "the pictures are equal")
      let other = try FrameDiff(expected: folder + "/a.png", actual: folder + "/b.png")
      #expect(!other.passes)
      #expect(other.description.hasPrefix("2 of 100 pixels differ, by up to 255 levels, within 2×1 at (3, 3)"))
      #expect(try other.picture(of: 0)?.width == 10)
      #expect(other.json.contains("\"verdict\": \"changed\"") && other.json.contains("\"passes\": false"))
      var limits = DiffLimits()
      limits.maxPixels = Sourced(2, from: "a test")
      #expect(try FrameDiff(expected: folder + "/a.png", actual: folder + "/b.png", limits: limits).passes)
    }
  }

  @Test(arguments: [1, 4]) func foldersAreComparedByNames(jobs: Int) throws {
    try inFolder { folder in
      for name in ["1.png", "2.png", "10.png", "in/3.png"] { try write(picture([1]), folder + "/a/" + name) }
      for name in ["1.png", "10.png", "11.png", "in/3.png"] {
        try write(picture(name == "10.png" ? [2] : [1]), folder + "/b/" + name)
      }
      let diff = try FrameDiff(expected: folder + "/a", actual: folder + "/b", jobs: jobs)
      #expect(diff.items.map(\.name) == ["1.png", "2.png", "10.png", "in/3.png", "11.png"])
      #expect(diff.items.map(\.passes) == [true, false, false, true, false])
      let lines = diff.description.split(separator: "\n")
      #expect(lines[0] == "2.png: is missing" && lines[2] == "11.png: is new" && lines[3] == "3 of 5 pictures differ")
    }
  }

  // PC-082: frames merged on writing are the same film; PC-050: the frame that changed is named.
  @Test func animationsAreComparedByTime() throws {
    try inFolder { folder in
      let tenth = Fraction(1, 10)
      try film([(picture([1]), tenth * 2), (picture([2]), tenth)], folder + "/merged.png")
      try film([(picture([1]), tenth), (picture([1]), tenth), (picture([2]), tenth)], folder + "/single.png")
      #expect(try FrameDiff(expected: folder + "/merged.png", actual: folder + "/single.png").passes)
      try film([(picture([1]), tenth), (picture([3]), tenth), (picture([2]), tenth)], folder + "/changed.png")
      let changed = try FrameDiff(expected: folder + "/merged.png", actual: folder + "/changed.png")
      #expect(!changed.passes)
      #expect(changed.items.filter { !$0.passes }.map(\.name) == ["0.1 s"])
      try film([(picture([1]), tenth * 2), (picture([2]), tenth * 2)], folder + "/longer.png")
      let longer = try FrameDiff(expected: folder + "/merged.png", actual: folder + "/longer.png")
      #expect(!longer.passes && longer.description.contains("the lengths differ: 0.3 s expected, 0.4 s actual"))
    }
  }

  // Read as a still picture, it would equal every film with the same first frame.
  @Test func aDamagedAnimationIsNotComparedByItsFirstFrame() throws {
    try inFolder { folder in
      let frames = (0..<3).map { (picture([$0]), Fraction(1, 10)) }
      try film(frames, folder + "/a.png")
      var bytes = try FileAccess.read(folder + "/a.png", limit: 1 << 20)
      func place(_ name: String, last: Bool = false) throws -> Int {
        let places = bytes.indices.dropLast(4).filter { bytes[$0..<$0 + 4].elementsEqual(name.utf8) }
        return try #require(last ? places.last : places.first) - 4
      }
      // Without its last frame, which acTL still counts.
      bytes.removeSubrange(try place("fcTL", last: true)..<place("IEND"))
      try FileAccess.write(bytes, to: folder + "/b.png")
      for (expected, actual) in [("/a.png", "/b.png"), ("/b.png", "/b.png")] {
        #expect {
          try FrameDiff(expected: folder + expected, actual: folder + actual)
        } throws: {
          "\($0)".hasSuffix("b.png: is a damaged animation: acTL says 3 frames, and there are 2; export it again")
        }
      }
    }
  }

  // A WebP counts in thousandths of a second.
  @Test func coarseClocksAreNoDifference() throws {
    try inFolder { folder in
      let frames = (0..<9).map { (picture([$0]), Fraction(1, 60)) }
      try film(frames, folder + "/a.png")
      let films = try FrameFiles([folder + "/a.png"])
      let cut = EncodingJob(
        width: 10, height: 10, isOpaque: true, durations: FrameDurations(rate: 60, count: 9), jobs: 1)
      try films.run(to: [try WebPFile().sink(cut, to: folder + "/a.webp")], jobs: 1)
      #expect(try FrameDiff(expected: folder + "/a.png", actual: folder + "/a.webp").passes)
      #expect(try FrameDiff(expected: folder + "/a.webp", actual: folder + "/a.png").items.count == 9)
    }
  }

  /// Writes a GIF whose delays, in hundredths, are set by hand, as the encoder writes none that viewers slow down.
  private func gif(_ marks: [Int], delays: [Int], _ path: String) throws {
    let cut = EncodingJob(
      width: 10, height: 10, isOpaque: true, durations: FrameDurations(rate: 10, count: marks.count), jobs: 1)
    let sink = try GIFFile().sink(cut, to: path)
    try FramePipeline(width: 10, height: 10, jobs: 1).run(marks.indices.map { $0..<$0 + 1 }, to: [sink]) {
      canvas, index in
      canvas = picture([marks[index]])
    }
    var bytes = try FileAccess.read(path, limit: 1 << 20)
    let controls = bytes.indices.dropLast(4).filter { bytes[$0..<$0 + 3].elementsEqual([0x21, 0xF9, 4]) }
    try #require(controls.count == delays.count)
    for (at, delay) in zip(controls, delays) {
      (bytes[at + 4], bytes[at + 5]) = (UInt8(delay & 255), UInt8(delay >> 8))
    }
    try FileAccess.write(bytes, to: path)
  }

  // A frame too short for two clocks to distinguish used to be compared with nothing.
  @Test(arguments: [
    [10, 0, 10], [10, 1, 10], [10, 2, 10], [2, 1, 1, 2], [0, 0, 0], [1, 1, 1], [0, 3, 0, 3], [1, 1, 1, 1, 1, 50],
  ])
  func shortFramesAreComparedToo(delays: [Int]) throws {
    try inFolder { folder in
      let marks = delays.indices.map { $0 * 7 }
      try gif(marks, delays: delays, folder + "/a.gif")
      let same = try FrameDiff(expected: folder + "/a.gif", actual: folder + "/a.gif")
      #expect(same.passes && same.items.count == delays.count)
      for changed in marks.indices {
        var others = marks
        others[changed] = 99
        try gif(others, delays: delays, folder + "/b.gif")
        for (expected, actual) in [("/a.gif", "/b.gif"), ("/b.gif", "/a.gif")] {
          let diff = try FrameDiff(expected: folder + expected, actual: folder + actual)
          #expect(!diff.passes && diff.items.filter { !$0.passes }.count == 1, "frame \(changed) of \(delays)")
        }
      }
    }
  }

  @Test func aShortFrameThatOnlyOneFilmHasIsFound() throws {
    try inFolder { folder in
      try gif([1, 2, 3], delays: [10, 1, 10], folder + "/a.gif")
      try gif([1, 3], delays: [10, 11], folder + "/b.gif")
      try gif([1, 3, 4], delays: [10, 11, 1], folder + "/c.gif")
      for (expected, actual) in [
        ("/a.gif", "/b.gif"), ("/b.gif", "/a.gif"), ("/b.gif", "/c.gif"), ("/c.gif", "/b.gif"),
      ] {
        #expect(try !FrameDiff(expected: folder + expected, actual: folder + actual).passes, "\(expected), \(actual)")
      }
    }
  }

  @Test func nothingComparedIsNoPass() throws {
    try inFolder { folder in
      try FileAccess.createFolder(folder + "/a")
      try FileAccess.createFolder(folder + "/b")
      try write(picture([]), folder + "/c.png")
      #expect { try FrameDiff(expected: folder + "/a", actual: folder + "/b") } throws: {
        "\($0)".contains("nothing to compare")
      }
      #expect { try FrameDiff(expected: folder + "/a", actual: folder + "/c.png") } throws: {
        "\($0)".contains("is a folder, and")
      }
      try FileAccess.write(Array("no picture".utf8), to: folder + "/d.png")
      #expect(throws: StageError.self) { try FrameDiff(expected: folder + "/d.png", actual: folder + "/d.png") }
    }
  }
}
