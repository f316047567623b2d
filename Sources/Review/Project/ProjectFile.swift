public import NavReelDiff
public import NavReelMotion
import NavReel
public import NavReelScene

/// A `navreel.json5`: what a project's scenes are, where their goldens lie, and what they may differ by.
///
///     let project = try ProjectFile.find()
///     for path in try project?.sceneFiles() ?? [] { … }
///
/// Its paths are relative to its own folder, wherever one stands; ``goldens``, ``report`` and ``sceneFiles()`` are
/// the ways there from the working folder.
public struct ProjectFile: Sendable {
  /// What the file is called.
  public static let fileName = "navreel.json5"

  /// From the working folder: `../navreel.json5`.
  public let path: String

  /// Of the scenes' files; as written, relative to ``folder``.
  public var scenes: [Sourced<PathPattern>] { patterns.map(\.sourced) }
  var patterns: [Placed<PathPattern>] = []

  /// Default: `goldens` in ``folder``.
  public internal(set) var goldens: Sourced<String>

  /// Nil where the file says nothing.
  public internal(set) var report: Sourced<String>?

  /// Frames a second; nil where the file says nothing.
  public internal(set) var fps: Sourced<Fraction>?

  /// Pixels per point, one of ``Stage/OpenOptions/scales``; nil where the file says nothing.
  public internal(set) var scale: Sourced<Double>?

  /// No two of one name; empty where the file says nothing.
  public internal(set) var variants: [Sourced<SceneVariant>] = []

  /// In the order of the file: of those that match a reel, the last one holds.
  public internal(set) var tolerances: [ReelTolerance] = []

  /// What is made of rules; those that the file does not name are not here.
  public internal(set) var lint: [LintRule: Sourced<LintLevel>] = [:]

  /// Nil where the file says nothing.
  public internal(set) var allowsOutside: Sourced<Bool>?

  /// The file's folder from the working folder; `.` for that one itself.
  public var folder: String { FilePath.folder(of: path) }

  /// - Parameter path: of the file, from the working folder.
  init(at path: String) {
    self.path = path
    goldens = Sourced(FilePath.join(FilePath.folder(of: path), "goldens"), from: DiffLimits.byDefault)
  }

  /// Where a line of the file is, in a source: `navreel.json5:12`. The same wherever one stands.
  static func place(_ location: SourceLocation) -> String { "\(fileName):\(location.line)" }

  static func place(_ problem: SceneProblem) -> String { problem.location.map { place($0) } ?? fileName }
}
