import NavReelCodecs
import NavReelDrawing
import Foundation
import Testing

/// Foreign pictures tested end to end: their files' colours, alpha and bit depths.
@Suite struct PictureColorCommandTests {
  // MARK: Files by hand

  private static func chunk(_ name: String, _ payload: [UInt8]) -> [UInt8] {
    func number(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
    let body = Array(name.utf8) + payload
    var crc: UInt32 = .max
    for byte in body {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1 }
    }
    return number(UInt32(payload.count)) + body + number(~crc)
  }

  private static func zlib(_ data: [UInt8]) -> [UInt8] {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in data {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    let (n, sum) = (UInt16(data.count), b << 16 | a)
    return [0x78, 1, 1, UInt8(n & 255), UInt8(n >> 8), UInt8(~n & 255), UInt8(~n >> 8)] + data
      + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
  }

  /// Returns a PNG of 4×4 equal pixels; `colour` is PNG's colour type: 2 without alpha, 6 with.
  static func png(_ pixel: [UInt8], colour: UInt8, depth: UInt8 = 8, _ chunks: [UInt8] = []) -> [UInt8] {
    let row: [UInt8] = [0] + (0..<4).flatMap { _ in pixel }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", [0, 0, 0, 4, 0, 0, 0, 4, depth, colour, 0, 0, 0]) + chunks
      + chunk("IDAT", zlib((0..<4).flatMap { _ in row })) + chunk("IEND", [])
  }

  static let displayP3 = chunk("cICP", [12, 13, 0, 1])
  static let pq = chunk("cICP", [9, 16, 0, 1])
  static let broken = chunk("iCCP", Array("p\0\0".utf8) + zlib([1, 2, 3]))

  /// sRGB's chromaticities and gamma as a profile, whose numbers are multiples of 1/65,536 (ICC.1:2022).
  static let sRGB: [UInt8] = {
    func fixed(_ value: Double) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: Int32((value * 65536).rounded()) >> $0) }
    }
    let colors = [(0.43607, 0.22249, 0.01392), (0.38515, 0.71687, 0.09708), (0.14307, 0.06061, 0.71410)].map {
      Array("XYZ \0\0\0\0".utf8) + fixed($0.0) + fixed($0.1) + fixed($0.2)
    }
    let curve =
      Array("para\0\0\0\0".utf8) + [0, 3, 0, 0] + [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].flatMap(fixed)
    let tags = zip(["rXYZ", "gXYZ", "bXYZ", "rTRC", "gTRC", "bTRC"], colors + [curve, curve, curve])
    var (table, body) = ([0, 0, 0, 6] as [UInt8], [] as [UInt8])
    for (name, tag) in tags {
      let place = 132 + 72 + body.count
      table += Array(name.utf8) + [0, 0, UInt8(place >> 8), UInt8(place & 255), 0, 0, 0, UInt8(tag.count)]
      body += tag
    }
    var head = [UInt8](repeating: 0, count: 128)
    head.replaceSubrange(12..<24, with: Array("mntrRGB XYZ ".utf8))
    head.replaceSubrange(36..<40, with: Array("acsp".utf8))
    return chunk("iCCP", Array("sRGB IEC61966-2.1\0\0".utf8) + zlib(head + table + body))
  }()

  private func inFolder(_ files: [String: [UInt8]], _ body: (Tool) throws -> Void) throws {
    try Tool.inFolder { navreel in
      for (name, bytes) in files { try Data(bytes).write(to: navreel.folder.appending(path: name)) }
      try body(navreel)
    }
  }

  private func scene(_ picture: String) -> String {
    """
    {navreel: 1, device: {size: [4, 4], scale: 1, safeTop: 0}, statusBar: {hidden: true},
     screens: {a: {bar: {hidden: true}, header: {image: "\(picture)", height: 4}}},
     reels: {s: {type: "still", screen: "a"}}}
    """
  }

  // MARK: Straight values

  // Cases F1, F2, hostile/al-* and hostile/b16-*.
  @Test func diffComparesWhatTheFilesSay() throws {
    let files = [
      "a.png": Self.png([255, 0, 0, 1], colour: 6), "b.png": Self.png([200, 0, 0, 1], colour: 6),
      "c.png": Self.png([255, 0, 0, 8], colour: 6), "d.png": Self.png([100, 0, 0, 8], colour: 6),
      "e.png": Self.png([9, 9, 9, 0], colour: 6), "f.png": Self.png([9, 9, 8, 0], colour: 6),
      "g.png": Self.png([0x80, 0, 0x80, 0, 0x80, 0], colour: 2, depth: 16),
      "h.png": Self.png([0x80, 0x40, 0x80, 0x40, 0x80, 0x40], colour: 2, depth: 16),
    ]
    let rows: [(String, Int32)] = [
      ("a.png a.png", 0), ("a.png b.png", 1), ("c.png d.png --max-delta 5", 1), ("c.png d.png --max-delta 155", 0),
      ("e.png f.png", 1), ("e.png f.png --perceptual 0", 0), ("g.png g.png", 0), ("g.png h.png", 1),
      ("g.png h.png --max-delta 0.25", 0), ("g.png h.png --max-delta 0.2", 1), ("g.png h.png --max-delta 255.5", 2),
    ]
    try inFolder(files) { navreel in
      for (line, status) in rows {
        let run = try navreel.run(["diff"] + line.split(separator: " ").map(String.init))
        #expect(run.status == status, "\(line): \(run.out) \(run.err)")
      }
      let json = try Tool.json(navreel("diff", "g.png", "h.png", "--json").out)
      let picture = try #require((json["pictures"] as? [[String: Any]])?.first)
      #expect(picture["largestStep"] as? Double == 0.249027)
      // The same in folders.
      _ = try navreel.shell("mkdir x y; cp g.png x/1.png; cp h.png y/1.png; cp a.png x/2.png; cp b.png y/2.png")
      #expect(try navreel("diff", "x", "y").out.hasSuffix("2 of 2 pictures differ\n"))
    }
  }

  // Case F3.
  @Test(arguments: ["apng", "webp"]) func losslessFormatsKeepTranslucentColours(command: String) throws {
    let files = [
      "1.png": Self.png([200, 100, 50, 16], colour: 6), "2.png": Self.png([3, 2, 1, 0], colour: 6),
      "3.png": Self.png([7, 8, 9, 200], colour: 6),
    ]
    try inFolder(files) { navreel in
      let run = try navreel(command, "1.png", "2.png", "3.png", "--fps", "1", "-o", "film")
      #expect(run.status == 0, "\(run.err)")
      var reader = try openAnimation(navreel.bytes("film"), form: .straight)
      for word: UInt32 in [0x1032_64C8, 0x0001_0203, 0xC809_0807] {
        #expect(try reader.next()?.pixmap[2, 1] == word)
      }
      // A single frame becomes a still.
      #expect(try navreel(command, "1.png", "--fps", "1", "-o", "still").status == 0)
      #expect(try navreel("diff", "1.png", "still").status == 0)
    }
  }

  @Test func aGIFSaysWhatBecomesOfTranslucentPixels() throws {
    let files = [
      "a.png": Self.png([200, 100, 50, 1], colour: 6), "b.png": Self.png([200, 100, 50, 0], colour: 6),
      "c.png": Self.png([200, 100, 50, 255], colour: 6),
    ]
    try inFolder(files) { navreel in
      let odd = try navreel("gif", "c.png", "a.png", "--fps", "1", "-o", "x.gif")
      #expect(odd.status == 0 && odd.err.hasPrefix("x.gif: warning: a GIF has no translucent pixels"), "\(odd.err)")
      #expect(try navreel("gif", "c.png", "b.png", "--fps", "1", "-o", "y.gif").err.isEmpty)
    }
  }

  // MARK: Colours

  // Cases F4, F6, F7.
  @Test func scenesShowPicturesInSRGB() throws {
    let red: [UInt8] = [234, 51, 35]
    let files = [
      "p3.png": Self.png(red, colour: 2, Self.displayP3), "srgb.png": Self.png(red, colour: 2, Self.sRGB),
      "pq.png": Self.png(red, colour: 2, Self.pq), "broken.png": Self.png(red, colour: 2, Self.broken),
    ]
    let rows: [(String, UInt32, String?)] = [
      ("p3.png", 0xFF00_00FF, nil), ("srgb.png", 0xFF23_33EA, nil),
      ("pq.png", 0xFF23_33EA, "pq.png: PQ is high dynamic range, which is not converted: read as sRGB"),
      (
        "broken.png", 0xFF23_33EA, "broken.png: colour profile (iCCP) is broken: it does not begin as one: read as sRGB"
      ),
    ]
    try inFolder(files) { navreel in
      for (name, pixel, words) in rows {
        try navreel.write("c.scene.json5", scene(name))
        let run = try navreel("render", "c.scene.json5", "--at", "0", "-o", "out")
        #expect(run.status == 0 && run.err.contains("warning") == (words != nil), "\(run.err)")
        if let words { #expect(run.err.contains(words), "\(run.err)") }
        #expect(try decodePicture(navreel.bytes("out/c/s/frame-0000.png")).pixmap[1, 1] == pixel)
        #expect(try navreel.json("out/c/s/reel.json")["lcms2"] == nil)
        #expect(
          try navreel("render", "c.scene.json5", "--strict", "--at", "0", "-o", "o").status == (words == nil ? 0 : 2))
      }
    }
  }

  // Case F5.
  @Test func commandsOnFilesReadThemInSRGB() throws {
    let red: [UInt8] = [234, 51, 35]
    let files = [
      "p3.png": Self.png(red, colour: 2, Self.displayP3), "plain.png": Self.png(red, colour: 2),
      "pq.png": Self.png(red, colour: 2, Self.pq), "red.png": Self.png([255, 0, 0], colour: 2),
    ]
    try inFolder(files) { navreel in
      #expect(try navreel("diff", "p3.png", "plain.png").status == 1)
      #expect(try navreel("diff", "p3.png", "red.png").status == 0)
      for command in ["gif", "apng", "webp"] {
        let run = try navreel(command, "p3.png", "--fps", "1", "-o", "film")
        #expect(run.status == 0 && !run.err.contains("warning"))
        var reader = try openAnimation(navreel.bytes("film"))
        #expect(try reader.next()?.pixmap[1, 1] == 0xFF00_00FF)
        let warned = try navreel(command, "pq.png", "plain.png", "--fps", "1", "-o", "film")
        #expect(warned.status == 0 && warned.err.contains("pq.png: warning: PQ is high dynamic range"))
      }
      #expect(try navreel("strip", "pq.png", "p3.png", "-o", "s.png").err.contains("pq.png: warning: PQ is high"))
      #expect(try navreel("diff", "pq.png", "plain.png").err.contains("pq.png: warning: PQ is high dynamic range"))
      #expect(try navreel("diff", "pq.png", "plain.png", "-q").err.isEmpty)
      _ = try navreel.shell("cp pq.png pq2.png")
      let both = try navreel("gif", "pq.png", "pq2.png", "--fps", "1", "-o", "film.gif").err
      #expect(both.contains("pq.png: warning: PQ is high") && both.contains("(and in 1 more file)\n"), "\(both)")
    }
  }

  // Cases F14 and F15.
  @Test func picturesThatAreNotReadSayWhy() throws {
    let heic = [0, 0, 0, 24] + Array("ftypheic\0\0\0\0mif1heic".utf8)
    var huge = Self.png([1, 2, 3], colour: 2)
    huge.replaceSubrange(8..<33, with: Self.chunk("IHDR", [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30, 8, 2, 0, 0, 0]))
    try inFolder(["photo.jpg": heic, "huge.png": huge]) { navreel in
      try navreel.write("p.scene.json5", scene("photo.jpg"))
      let photo = try navreel("render", "p.scene.json5", "-o", "out")
      #expect(
        photo.status == 2 && photo.err.contains("photo.jpg: HEIC is not read; convert it to PNG or JPEG: heif-convert"))
      try navreel.write("h.scene.json5", scene("huge.png"))
      let vast = try navreel("render", "h.scene.json5", "-o", "out")
      #expect(
        vast.status == 2
          && vast.err.contains("30000×30000 pixels are more than the 64000000 allowed; scale the picture down"))
      #expect(!vast.err.contains("limit"))
    }
  }
}
