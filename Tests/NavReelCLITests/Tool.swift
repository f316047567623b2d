import Foundation
import NavReelTestSupport

/// The built executable, run as a process in its own folder.
struct Tool {
  /// The exit status and the output of a run.
  struct Outcome {
    var status: Int32
    var out: String
    var err: String

    var lines: [String] { out.split(separator: "\n").map(String.init) }
  }

  /// The folder, removed when the test ends.
  let folder: URL

  /// The executable, beside the test bundle that is running.
  static let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "navreel")

  /// Runs a body in a new folder with `small.scene.json5`.
  static func inFolder<R>(_ body: (Tool) throws -> R) throws -> R {
    let folder = FileManager.default.temporaryDirectory.appending(path: "navreel-cli-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let tool = Tool(folder: folder)
    try tool.write("small.scene.json5", smallScene)
    return try body(tool)
  }

  /// The variables that CI servers set and the tool reads.
  private static let surroundings = ["CI", "GITHUB_ACTIONS", "GITHUB_STEP_SUMMARY"]

  @discardableResult
  func callAsFunction(_ arguments: String...) throws -> Outcome { try run(arguments) }

  /// Runs a shell command line, in which `$0` is the tool.
  func shell(_ line: String) throws -> Outcome {
    try run(["-c", line, Tool.executable.path], of: URL(fileURLWithPath: "/bin/sh"))
  }

  func run(
    _ arguments: [String], of executable: URL = Tool.executable, during: (Process) throws -> Void = { _ in }
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // The suite may itself run where the tool behaves differently.
    process.environment = ProcessInfo.processInfo.environment.filter { !Tool.surroundings.contains($0.key) }
    // Streams go to files: a full pipe would block a tool with much output.
    let names = ["out", "err"].map { folder.appending(path: ".std\($0)-\(UUID().uuidString)") }
    for name in names { try Data().write(to: name) }
    let handles = try names.map { try FileHandle(forWritingTo: $0) }
    (process.standardOutput, process.standardError) = (handles[0], handles[1])
    process.standardInput = FileHandle.nullDevice
    try process.run()
    try during(process)
    process.waitUntilExit()
    let texts = try names.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    for name in names { try FileManager.default.removeItem(at: name) }
    return Outcome(status: process.terminationStatus, out: texts[0], err: texts[1])
  }

  func write(_ name: String, _ text: String) throws {
    try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
  }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: folder.appending(path: path).path) }

  /// Returns the names in a folder, including hidden ones, sorted.
  func names(_ path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path)) ?? []).sorted()
  }

  func json(_ path: String) throws -> [String: Any] {
    try Tool.json(String(contentsOf: folder.appending(path: path), encoding: .utf8))
  }

  static func json(_ text: String) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
  }

  /// Returns the digests in a `reel.json`.
  func digests(_ path: String) throws -> [String] {
    (try json(path)["frames"] as? [[String: Any]] ?? []).compactMap { $0["xxh128"] as? String }
  }

  static let smallScene = """
    {
      navreel: 1,
      device: {size: [120, 200], scale: 1, safeTop: 20},
      screens: {
        one: {title: "One", bar: {barTintColor: "#00a050", titleColor: "white"}, content: {rows: 3}},
        two: {title: "Two", right: [{icon: "add"}], content: {color: "#faf0e6"}},
      },
      reels: {
        push: {type: "push", from: "one", to: "two"},
        still: {type: "still", screen: "one"},
      },
    }
    """
}
