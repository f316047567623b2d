import NavReelCodecs
import NavReelMotion
import NavReel

extension GoldenRecord {
  /// The format's name and version.
  static let form = "navreel-golden 2"

  /// The version before, which is still read. Its digests of pages depended on names in NavReel's own code.
  static let firstForm = "navreel-golden 1"

  /// The text of the side file: a header, a line for each picture with its frames, its start and the digest of its
  /// pixels, and the runs of each attribute.
  ///
  ///     navreel-golden 2
  ///     tool 0.1.0
  ///     scene forest
  ///     reel push
  ///     size 393 852
  ///     rate 60
  ///     frames 31
  ///     file 0f3c…
  ///     font 1d2e… Inter-SemiBold.otf 4.001
  ///
  ///     pictures
  ///     0-6 0 5a20…
  ///     7 7/60 91be…
  ///
  ///     values
  ///     progress 0-6:0 7:0.012
  ///
  ///     end
  public var text: String {
    var lines = [GoldenRecord.form]
    func add(_ words: String...) { lines.append(words.joined(separator: " ")) }
    add("tool", GoldenText.escaped(tool))
    add("scene", GoldenText.escaped(scene))
    add("reel", GoldenText.escaped(reel))
    if !variant.isEmpty { add("variant", GoldenText.escaped(variant)) }
    add("size", "\(width)", "\(height)")
    add("rate", rate.description)
    add("frames", "\(timeline.frameCount)")
    add("file", file.description)
    for font in fonts {
      lines.append(
        ([font.sha256, GoldenText.escaped(font.file)] + (font.version.map { [GoldenText.escaped($0)] } ?? []))
          .reduce("font") { $0 + " " + $1 })
    }
    lines += ["", "pictures"]
    for picture in timeline.pictures {
      add(
        GoldenText.range(picture.frames), start(of: picture.frames.lowerBound).description, picture.digest.description)
    }
    lines += ["", "values"]
    for track in values { lines += GoldenText.lines(track) }
    // A truncated file lacks it.
    lines += ["", "end"]
    return lines.joined(separator: "\n") + "\n"
  }
}

/// Writes and reads the words of side files.
enum GoldenText {
  /// Returns a text such as `7` or `0-6`, last frame included.
  static func range(_ frames: Range<Int>) -> String {
    frames.count == 1 ? "\(frames.lowerBound)" : "\(frames.lowerBound)-\(frames.upperBound - 1)"
  }

  /// Reads a text of ``range(_:)``.
  static func range(_ text: Substring) -> Range<Int>? {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { number($0) }
    guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1], first <= last else {
      return nil
    }
    return first..<last + 1
  }

  /// Reads a number of at most nine digits.
  static func number(_ text: Substring) -> Int? {
    guard (1...9).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text)
  }

  /// Returns a word in which spaces, control characters and backslashes are replaced by their code points: `\20;`.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar == "\\" || scalar.properties.isWhitespace || scalar.properties.generalCategory == .control {
        result += "\\" + String(scalar.value, radix: 16) + ";"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  /// Reads a word of ``escaped(_:)``.
  static func unescaped(_ word: Substring) -> String? {
    guard word.utf8.contains(UInt8(ascii: "\\")) else { return String(word) }
    let parts = word.split(separator: "\\", omittingEmptySubsequences: false)
    var result = String(parts[0])
    for part in parts.dropFirst() {
      guard let end = part.firstIndex(of: ";"), let code = UInt32(part[..<end], radix: 16),
        let scalar = Unicode.Scalar(code)
      else { return nil }
      result.unicodeScalars.append(scalar)
      result += part[part.index(after: end)...]
    }
    return result
  }

  private static let columns = 100

  /// Returns a track's name and runs; lines that would be too long are continued on lines that begin with two spaces.
  static func lines(_ track: ValueTrack) -> [String] {
    var lines = [escaped(track.name)]
    for run in track.runs {
      let word = range(run.frames) + ":" + escaped(run.value)
      if lines[lines.count - 1].utf8.count + 1 + word.utf8.count > columns {
        lines.append("  " + word)
      } else {
        lines[lines.count - 1] += " " + word
      }
    }
    return lines
  }
}
