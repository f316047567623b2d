import NavReelCodecs
import NavReelDiff
public import NavReelDrawing
public import Foundation

/// A folder of goldens, and a folder where what differs is laid out for a look.
///
/// A golden is named `topic/point`. Beside the goldens' own folder, a failure leaves `<name>.actual.png`,
/// `<name>.expected.png` and `<name>.diff.png`, which the next success takes away.
public struct GoldenFolder: Sendable {
  /// Where the goldens lie.
  public let goldens: URL

  /// Where pictures and texts that differ are laid out.
  public let failures: URL

  /// True when goldens that are missing or differ are written anew. Each still is a problem of that run.
  public let isRecording: Bool

  /// Neither folder needs to exist.
  public init(goldens: URL, failures: URL, isRecording: Bool) {
    self.goldens = goldens
    self.failures = failures
    self.isRecording = isRecording
  }

  /// `Fixtures/goldens`; failures go to `.build/golden-failures`; `NAVREEL_RECORD_GOLDENS=1` records.
  public static let standard = GoldenFolder(
    goldens: Fixtures.folder.appending(path: "goldens"),
    failures: Fixtures.package.appending(path: ".build/golden-failures"),
    isRecording: ProcessInfo.processInfo.environment["NAVREEL_RECORD_GOLDENS"] == "1")

  /// What is wrong with a picture, in words that name the files to look at, or nil when it equals its golden.
  public func problem(with actual: Pixmap, named name: String) -> String? {
    let files = Files(self, name, "png")
    do {
      guard let recorded = try files.recorded() else {
        return try missing(files, PNGEncoder().encode(actual))
      }
      let expected = try decodePicture(recorded).pixmap
      let comparison = Comparison(expected, actual)
      if comparison.areEqual { return files.clear() }
      let difference = DifferencePicture(expected, actual).pixmap()
      let words = "golden and actual: \(comparison)"
      return try differing(files, recorded, PNGEncoder().encode(actual), PNGEncoder().encode(difference), words)
    } catch {
      return "golden \(name): \(error)"
    }
  }

  /// What is wrong with a text, or nil when it equals its golden.
  public func problem(with actual: String, named name: String) -> String? {
    let files = Files(self, name, "txt")
    do {
      guard let recorded = try files.recorded() else { return try missing(files, [UInt8](actual.utf8)) }
      if recorded.elementsEqual(actual.utf8) { return files.clear() }
      let words = firstDifferingLine(String(decoding: recorded, as: UTF8.self), actual)
      return try differing(files, recorded, [UInt8](actual.utf8), nil, words)
    } catch {
      return "golden \(name): \(error)"
    }
  }

  private func missing(_ files: Files, _ actual: [UInt8]) throws -> String {
    if isRecording {
      try files.write(actual, to: files.golden)
      return "golden \(files.name): recorded for the first time; look at \(files.golden.path)"
    }
    try files.write(actual, to: files.actual)
    return "golden \(files.name): there is none; scripts/record-goldens records \(files.actual.path)"
  }

  private func differing(
    _ files: Files, _ expected: [UInt8], _ actual: [UInt8], _ difference: [UInt8]?, _ words: String
  ) throws -> String {
    try files.write(expected, to: files.expected)
    try files.write(actual, to: files.actual)
    if let difference { try files.write(difference, to: files.difference) }
    if isRecording {
      try files.write(actual, to: files.golden)
      return "golden \(files.name): recorded anew. \(words). The old one: \(files.expected.path)"
    }
    return "golden \(files.name): \(words). See \(files.actual.path) and its neighbours"
  }
}

/// Where the parts of one golden lie.
private struct Files {
  let name: String
  let golden: URL
  let actual: URL
  let expected: URL
  let difference: URL

  init(_ folder: GoldenFolder, _ name: String, _ type: String) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    precondition(
      parts.count == 2 && parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") },
      "a golden is named topic/point, not \(name)")
    self.name = name
    golden = folder.goldens.appending(path: "\(name).\(type)")
    actual = folder.failures.appending(path: "\(name).actual.\(type)")
    expected = folder.failures.appending(path: "\(name).expected.\(type)")
    difference = folder.failures.appending(path: "\(name).diff.\(type)")
  }

  /// The golden's bytes, or nil when there is none.
  func recorded() throws -> [UInt8]? {
    guard FileManager.default.fileExists(atPath: golden.path) else { return nil }
    return [UInt8](try Data(contentsOf: golden))
  }

  func write(_ bytes: [UInt8], to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file, options: .atomic)
  }

  /// Takes away what an earlier failure left; there is mostly nothing. Returns nil: no problem.
  func clear() -> String? {
    for file in [actual, expected, difference] where FileManager.default.fileExists(atPath: file.path) {
      try? FileManager.default.removeItem(at: file)
    }
    return nil
  }
}

/// Names the first line at which two texts part.
private func firstDifferingLine(_ expected: String, _ actual: String) -> String {
  let a = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let b = actual.split(separator: "\n", omittingEmptySubsequences: false)
  let line = zip(a, b).prefix { $0 == $1 }.count
  func show(_ lines: [Substring]) -> String { line < lines.count ? "\"\(lines[line])\"" : "the end" }
  return "line \(line + 1) differs: the golden has \(show(a)), the actual text \(show(b))"
}
