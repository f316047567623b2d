import Foundation
public import Testing

/// A program of other people's in which tests open our files; where it is not installed, they are skipped.
///
///     @Test(.needs("ffmpeg")) func ffmpegReadsOurFiles() throws {
///       let ffmpeg = try #require(OutsideProgram("ffmpeg"))
///       let bytes = try #require(try ffmpeg.output(["-version"]))
public struct OutsideProgram: Sendable {
  private let path: String

  /// Nil where it is not installed.
  ///
  /// - Parameter name: a path, or a name in the folders where systems keep programs.
  public init?(_ name: String) {
    let paths = name.hasPrefix("/") ? [name] : ["/usr/bin/", "/usr/local/bin/"].map { $0 + name }
    guard let found = paths.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else { return nil }
    path = found
  }

  /// A Python that has Pillow; nil without one.
  public static let pillow: OutsideProgram? =
    [Fixtures.package.appending(path: ".build/pictures/bin/python").path, "python3"].lazy
    .compactMap { OutsideProgram($0) }
    .first { (try? $0.run(["-c", "import PIL.Image"]))?.status == 0 }

  /// Runs it, and returns its exit status and standard output.
  ///
  /// - Parameter input: what it reads from its standard input. Nothing by default.
  public func run(_ arguments: [String], input: [UInt8] = []) throws -> (status: Int32, output: [UInt8]) {
    // A file: to write into a pipe while the other one is read would need a second thread.
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(input).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = try FileHandle(forReadingFrom: file)
    try process.run()
    let output = [UInt8](pipe.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }

  /// The standard output, or nil where it failed.
  public func output(_ arguments: [String]) throws -> [UInt8]? {
    let (status, output) = try run(arguments)
    return status == 0 ? output : nil
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips where one of some ``OutsideProgram``s is not installed.
  public static func needs(_ programs: String...) -> Self {
    let missing = programs.filter { OutsideProgram($0) == nil }
    return .enabled(if: missing.isEmpty, "not installed: \(missing.joined(separator: ", "))")
  }

  /// Skips where no Python has Pillow.
  public static var needsPillow: Self { .enabled(if: OutsideProgram.pillow != nil, "not installed: Pillow") }

  /// Skips without a ``HeadlessBrowser``.
  public static var needsBrowser: Self {
    .enabled(if: HeadlessBrowser.program != nil, "not installed: chromium-headless-shell; NAVREEL_CHROMIUM may name it")
  }
}
