import NavReelDocuments
public import NavReelDiff
public import NavReelMotion
import NavReel
public import NavReelScene

/// A `navreel.json5`: a project's scenes, the folder of their goldens, and the allowed differences.
///
///     let project = try ProjectFile.find()
///     for path in try project?.sceneFiles() ?? [] { … }
///
/// Paths in the file are relative to its folder, whatever the working folder is; ``goldens``, ``report`` and
/// ``sceneFiles()`` give paths from the working folder.
public struct ProjectFile: Sendable {
  /// The name of the file.
  public static let fileName = "navreel.json5"

  /// The path of the file, from the working folder: `../navreel.json5`.
  public let path: String

  /// The patterns of the scenes' files as written, relative to ``folder``.
  public var scenes: [Sourced<PathPattern>] { patterns.map(\.sourced) }
  var patterns: [Placed<PathPattern>] = []

  /// The folder of the goldens. Default: `goldens` in ``folder``.
  public internal(set) var goldens: Sourced<String>

  /// The folder of reports; nil if the file does not set it.
  public internal(set) var report: Sourced<String>?

  /// The number of frames a second; nil if the file does not set it.
  public internal(set) var fps: Sourced<Fraction>?

  /// The pixels per point, one of ``Stage/OpenOptions/scales``; nil if the file does not set it.
  public internal(set) var scale: Sourced<Double>?

  /// The variants, with different names; empty if the file does not set them.
  public internal(set) var variants: [Sourced<SceneVariant>] = []

  /// The tolerances in the order of the file; if several match a reel, the last one applies.
  public internal(set) var tolerances: [ReelTolerance] = []

  /// The levels of the lint rules that the file names.
  public internal(set) var lint: [LintRule: Sourced<LintLevel>] = [:]

  /// True if pictures and fonts may be outside a scene's folder; nil if the file does not set it.
  public internal(set) var allowsOutside: Sourced<Bool>?

  /// The file's folder, from the working folder; `.` for the working folder itself.
  public var folder: String { FilePath.folder(of: path) }

  /// - Parameter path: the path of the file, from the working folder.
  init(at path: String) {
    self.path = path
    goldens = Sourced(FilePath.join(FilePath.folder(of: path), "goldens"), from: DiffLimits.byDefault)
  }

  /// Returns the place of a line for a source: `navreel.json5:12`, whatever the working folder is.
  static func place(_ location: SourceLocation) -> String { "\(fileName):\(location.line)" }

  static func place(_ problem: DocumentProblem) -> String { problem.location.map { place($0) } ?? fileName }
}
