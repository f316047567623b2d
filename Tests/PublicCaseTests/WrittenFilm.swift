import NavReelCodecs
import NavReelDrawing
import Foundation
import NavReelMotion
import Testing

@testable import NavReel

/// A folder of its own, removed afterwards.
func inCaseFolder<R>(_ body: (String) throws -> R) throws -> R {
  let folder = FileManager.default.temporaryDirectory.appending(path: "navreel-\(UUID())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder.path)
}

/// A file of a moving picture, and what it shows.
struct WrittenFilm {
  let bytes: [UInt8]
  let header: AnimationHeader
  let frames: [AnimationFrame]

  init(_ bytes: [UInt8]) throws {
    var reader = try openAnimation(bytes)
    var frames: [AnimationFrame] = []
    while let frame = try reader.next() { frames.append(frame) }
    self.bytes = bytes
    self.header = reader.header
    self.frames = frames
  }

  /// Pictures written as frames that exist already are.
  init(
    _ pictures: [Pixmap], as format: some AnimationFormat, _ durations: FrameDurations
  ) throws {
    let bytes = try inCaseFolder { folder in
      for (i, picture) in pictures.enumerated() {
        try FileAccess.write(PNGEncoder(effort: .fast).encode(picture), to: "\(folder)/\(i).png")
      }
      try FrameFiles([folder]).write(format, to: folder + "/film", durations: durations, jobs: 2)
      return try FileAccess.read(folder + "/film", limit: 1 << 24)
    }
    try self.init(bytes)
  }

  init(_ pictures: [Pixmap], as format: some AnimationFormat, fps: Fraction) throws {
    try self.init(pictures, as: format, FrameDurations(rate: fps, count: pictures.count))
  }

  /// A reel rendered in one run into several formats, by the endings of their files.
  static func rendered(
    _ film: Film, fps: Fraction, _ formats: [any AnimationFormat]
  ) throws -> (films: [String: WrittenFilm], manifest: FilmManifest, warnings: [String]) {
    try inCaseFolder { folder in
      let render = try FilmRender(
        film, to: folder + "/reel", options: RenderOptions(formats: formats, fps: fps, jobs: 2))
      let manifest = try render.run()
      var films: [String: WrittenFilm] = [:]
      for ending in formats.compactMap(\.fileExtension) {
        films[ending] = try WrittenFilm(FileAccess.read("\(folder)/reel.\(ending)", limit: 1 << 24))
      }
      return (films, manifest, render.warnings.map(\.message))
    }
  }

  var pictures: [Pixmap] { frames.map(\.pixmap) }
  var delays: [Fraction] { frames.map(\.duration) }

  /// In seconds.
  var length: Double { delays.reduce(0) { $0 + $1.value } }

  /// In hundredths of a second, or thousandths.
  func ticks(_ perSecond: Int) -> [Int] { delays.map { Int(($0.value * Double(perSecond)).rounded()) } }

  /// What is on show at an instant.
  func picture(at time: Double) -> Pixmap {
    var end = 0.0
    for frame in frames {
      end += frame.duration.value
      if time < end - 1e-9 { return frame.pixmap }
    }
    return frames[frames.count - 1].pixmap
  }
}

extension Pixmap {
  /// A picture of one colour per pixel; 0 is clear.
  static func painted(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) -> Pixmap {
    var picture = Pixmap(width: width, height: height)
    for y in 0..<height { for x in 0..<width { picture[x, y] = color(x, y) } }
    return picture
  }

  /// Something like a photograph: slow hills with grain, of thousands of colours.
  static func photograph(_ width: Int, _ height: Int) -> Pixmap {
    var grain: UInt32 = 7
    return painted(width, height) { x, y in
      grain = grain &* 1_664_525 &+ 1_013_904_223
      let noise = Int(grain >> 29)
      return opaque(40 + x * 180 / width + noise, 30 + y * 190 / height + noise, 60 + (x * y) % 120 + noise)
    }
  }
}

func opaque(_ r: Int, _ g: Int, _ b: Int) -> UInt32 { UInt32(r | g << 8 | b << 16) | 0xFF00_0000 }

/// The control block of a GIF's frame, read without the code under test.
struct GIFControlBlock {
  var disposal: Int
  var delay: Int
  var hasOwnPalette: Bool
  var hasClear: Bool

  /// Of every frame; nil for a file whose blocks do not follow each other as they should.
  static func all(_ bytes: [UInt8]) -> [GIFControlBlock]? {
    guard bytes.starts(with: Array("GIF89a".utf8)), bytes.count > 13 else { return nil }
    func table(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
    func end(ofBlocksAt start: Int) -> Int? {
      var at = start
      while at < bytes.count, bytes[at] != 0 { at += Int(bytes[at]) + 1 }
      return at < bytes.count ? at + 1 : nil
    }
    var at = 13 + table(bytes[10])
    var controls: [GIFControlBlock] = []
    var pending: GIFControlBlock?
    while at + 1 < bytes.count {
      switch (bytes[at], bytes[at + 1]) {
      case (0x21, 0xF9):
        guard at + 8 <= bytes.count, bytes[at + 2] == 4 else { return nil }
        pending = GIFControlBlock(
          disposal: Int(bytes[at + 3] >> 2 & 7), delay: Int(bytes[at + 4]) | Int(bytes[at + 5]) << 8,
          hasOwnPalette: false, hasClear: bytes[at + 3] & 1 == 1)
        at += 8
      case (0x21, _):
        guard let next = end(ofBlocksAt: at + 2) else { return nil }
        at = next
      case (0x2C, _):
        guard at + 10 < bytes.count, var control = pending else { return nil }
        control.hasOwnPalette = bytes[at + 9] & 0x80 != 0
        controls.append(control)
        pending = nil
        guard let next = end(ofBlocksAt: at + 11 + table(bytes[at + 9])) else { return nil }
        at = next
      default: return nil
      }
    }
    return bytes.last == 0x3B && at == bytes.count - 1 ? controls : nil
  }
}
