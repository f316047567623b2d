import NavReelCodecs
import NavReelMotion
import NavReel

/// An error for a text that is not a golden's side file.
public struct GoldenRecordFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int

  /// The reason, such as `expected …, got "…"`.
  public let reason: String

  /// The line, from 1, then the reason.
  public var description: String { "line \(line): \(reason)" }
}

extension GoldenRecord {
  /// Reads a side file; its line ends may have been converted to those of another system.
  public init(bytes: [UInt8]) throws(GoldenRecordFault) {
    guard let text = String(validating: bytes.filter { $0 != 0x0D }, as: UTF8.self) else {
      throw GoldenRecordFault(line: 1, reason: "is not UTF-8 text")
    }
    var reader = GoldenRecordReader(text)
    self = try reader.record()
  }
}

/// Reads a side file line by line.
private struct GoldenRecordReader {
  private let lines: [Substring]

  /// The number of the next line, from 0.
  private var number = 0

  init(_ text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false) }

  private func fault(_ expected: String) -> GoldenRecordFault {
    // The last line has no line end, so the file was cut off in it or before it.
    guard number < lines.count - 1 else {
      return GoldenRecordFault(line: number + 1, reason: "expected \(expected), but the file ends here")
    }
    let line = lines[number]
    let isConflict = ["<<<<<<<", "=======", ">>>>>>>"].contains { line.hasPrefix($0) }
    let got = line.count > 60 ? line.prefix(60) + "…" : line
    return GoldenRecordFault(
      line: number + 1,
      reason: isConflict
        ? "holds a merge conflict; choose one version of the golden and its side file"
        : "expected \(expected), got \"\(got)\"")
  }

  /// Returns the words after a key and moves to the next line; nil if the line has another key.
  private mutating func words(_ key: String) -> [Substring]? {
    guard number < lines.count else { return nil }
    let words = lines[number].split(separator: " ", omittingEmptySubsequences: false)
    guard words.first == key[...] else { return nil }
    number += 1
    return Array(words.dropFirst())
  }

  private mutating func value<T>(
    _ key: String, _ expected: String, count: Int = 1, _ read: ([Substring]) -> T?
  ) throws(GoldenRecordFault) -> T {
    guard let words = words(key) else { throw fault("\"\(key) \(expected)\"") }
    guard words.count == count, let value = read(words) else {
      number -= 1
      throw fault("\"\(key) \(expected)\"")
    }
    return value
  }

  private mutating func heading(_ text: String) throws(GoldenRecordFault) {
    guard number + 1 < lines.count, lines[number].isEmpty else { throw fault("an empty line") }
    number += 1
    guard lines[number] == text else { throw fault("\"\(text)\"") }
    number += 1
  }

  mutating func record() throws(GoldenRecordFault) -> GoldenRecord {
    let isFirstForm = lines.first == GoldenRecord.firstForm[...]
    guard isFirstForm || lines.first == GoldenRecord.form[...] else { throw fault("\"\(GoldenRecord.form)\"") }
    number = 1
    let tool = try value("tool", "VERSION") { GoldenText.unescaped($0[0]) }
    let scene = try value("scene", "NAME") { GoldenText.unescaped($0[0]) }
    let reel = try value("reel", "NAME") { GoldenText.unescaped($0[0]) }
    let variant = try words("variant") == nil ? "" : again("variant", "NAME") { GoldenText.unescaped($0[0]) }
    let size = try value("size", "WIDTH HEIGHT", count: 2) { words -> (Int, Int)? in
      guard let width = GoldenText.number(words[0]), let height = GoldenText.number(words[1]), width > 0, height > 0
      else { return nil }
      return (width, height)
    }
    let rate = try value("rate", "FRAMES-A-SECOND") { words in
      Fraction(words[0]).flatMap { RenderOptions.isRate($0) ? $0 : nil }
    }
    let frames = try value("frames", "NUMBER") { GoldenText.number($0[0]).flatMap { $0 > 0 ? $0 : nil } }
    let file = try value("file", "DIGEST") { PixelDigest(String($0[0])) }
    var record = GoldenRecord(
      tool: tool, scene: scene, reel: reel, variant: variant, width: size.0, height: size.1, rate: rate, file: file,
      fonts: try fonts(), timeline: PictureTimeline(), values: [])
    try heading("pictures")
    try pictures(frames, of: &record)
    try heading("values")
    record.values = try values(frames)
    if isFirstForm { record.values.removeAll(where: \.isPageDigest) }
    try heading("end")
    return record
  }

  private mutating func again<T>(
    _ key: String, _ expected: String, _ read: ([Substring]) -> T?
  ) throws(GoldenRecordFault) -> T {
    number -= 1
    return try value(key, expected, read)
  }

  private mutating func fonts() throws(GoldenRecordFault) -> [GoldenRecord.Font] {
    var fonts: [GoldenRecord.Font] = []
    while let words = words("font") {
      guard (2...3).contains(words.count), words[0].utf8.count == 64, let file = GoldenText.unescaped(words[1]) else {
        number -= 1
        throw fault("\"font SHA-256 FILE VERSION\"")
      }
      let version = words.count == 3 ? GoldenText.unescaped(words[2]) : nil
      fonts.append(GoldenRecord.Font(file: file, version: version, sha256: String(words[0])))
    }
    return fonts
  }

  private mutating func pictures(_ count: Int, of record: inout GoldenRecord) throws(GoldenRecordFault) {
    while record.timeline.frameCount < count {
      let start = record.timeline.frameCount
      let words = number < lines.count ? lines[number].split(separator: " ", omittingEmptySubsequences: false) : []
      guard words.count == 3, let frames = GoldenText.range(words[0]), frames.lowerBound == start,
        frames.upperBound <= count, Fraction(words[1]) == record.start(of: start),
        let digest = PixelDigest(String(words[2]))
      else { throw fault("\"\(start)… \(record.start(of: start)) DIGEST\"") }
      record.timeline.append(digest, count: frames.count)
      number += 1
    }
  }

  private mutating func values(_ count: Int) throws(GoldenRecordFault) -> [ValueTrack] {
    var tracks: [ValueTrack] = []
    while number < lines.count, !lines[number].isEmpty {
      var words = lines[number].split(separator: " ", omittingEmptySubsequences: false)
      if words.count > 2, words[0].isEmpty, words[1].isEmpty, !tracks.isEmpty {
        words.removeFirst(2)
      } else {
        guard !words[0].isEmpty, let name = GoldenText.unescaped(words.removeFirst()) else {
          throw fault("an attribute")
        }
        tracks.append(ValueTrack(name: name))
      }
      for word in words {
        guard let run = GoldenRecordReader.run(word),
          run.frames.lowerBound >= tracks[tracks.count - 1].runs.last?.frames.upperBound ?? 0,
          run.frames.upperBound <= count
        else { throw fault("runs such as 0-6:1") }
        tracks[tracks.count - 1].append(run.value, run.frames)
      }
      number += 1
    }
    return tracks
  }

  private static func run(_ word: Substring) -> (frames: Range<Int>, value: String)? {
    guard let colon = word.firstIndex(of: ":"), let frames = GoldenText.range(word[..<colon]),
      let value = GoldenText.unescaped(word[word.index(after: colon)...])
    else { return nil }
    return (frames, value)
  }
}
