public import NavReelDocuments
public import NavReelDiff
public import NavReelMotion
import NavReel
public import NavReelScene

/// The settings of a command, each with its source: the command line, the project's file, or the defaults.
public struct ProjectSettings: Sendable {
  /// The project; nil outside a project.
  public let project: ProjectFile?

  /// The scenes' files from the working folder. Default: none.
  public var scenes: [Sourced<String>] = []

  /// The reasons why patterns of the project's file match no scene.
  public var problems: [DocumentProblem] = []

  /// The goldens' folder, from the working folder. Default: `goldens`.
  public var goldens: Sourced<String>

  /// The folder of the report; nil writes no report.
  public var report: Sourced<String?>

  /// The number of frames a second. Default 60.
  public var fps: Sourced<Fraction>

  /// The pixels per point; nil for the device's scale.
  public var scale: Sourced<Double?>

  /// The variants. Default: the scene itself.
  public var variants: [Sourced<SceneVariant>]

  /// True if pictures and fonts may be outside a scene's folder. Default: false.
  public var allowsOutside: Sourced<Bool>

  /// The allowed differences of reels; if several match a reel, the last one applies.
  public var tolerances: Sourced<[ReelTolerance]>

  /// The levels of the lint rules that have one.
  public var levels: [LintRule: Sourced<LintLevel>]

  /// The source of values from the command line.
  public static let commandLine = DiffLimits.commandLine

  /// Takes the values of a project file and the defaults for the others; does not search for scenes.
  public init(_ project: ProjectFile?) {
    self.project = project
    let nobody = DiffLimits.byDefault
    goldens = project?.goldens ?? Sourced("goldens", from: nobody)
    report = project?.report.map { Sourced($0.value, from: $0.source) } ?? Sourced(nil, from: nobody)
    fps = project?.fps ?? Sourced(60, from: nobody)
    scale = project?.scale.map { Sourced($0.value, from: $0.source) } ?? Sourced(nil, from: nobody)
    let variants = project?.variants ?? []
    self.variants = variants.isEmpty ? [Sourced(SceneVariant(), from: nobody)] : variants
    allowsOutside = project?.allowsOutside ?? Sourced(false, from: nobody)
    tolerances = Sourced(project?.tolerances ?? [], from: nobody)
    levels = project?.lint ?? [:]
  }

  /// The levels of the lint rules that have one, without their sources.
  public var lint: [LintRule: LintLevel] { levels.mapValues(\.value) }

  /// The allowed differences of a reel: none, unless a tolerance matches it.
  public var limits: @Sendable (GoldenAddress) -> DiffLimits {
    { [tolerances] in tolerances.value.last(matching: $0)?.limits ?? .exact }
  }

  /// Every scene in every variant.
  public var items: [SceneItem] {
    scenes.flatMap { scene in variants.map { SceneItem(path: scene.value, variant: $0.value) } }
  }

  /// Returns warnings for the tolerances that match no reel of a run, or of the whole that it is a part of: they are
  /// mistakes, or their reels are gone.
  public func unusedTolerances(in report: ReviewReport) -> [ReviewReport.Warning] {
    guard hasAllScenes, report.troubles.isEmpty else { return [] }
    let ids = report.part?.whole ?? report.reviews.map(\.address.id)
    return tolerances.value.filter { tolerance in !ids.contains { tolerance.reels.matches($0) } }.map {
      ReviewReport.Warning(
        path: ProjectFile.fileName, line: $0.line, message: "no reel is meant by the tolerance of \"\($0.reels)\"")
    }
  }

  /// All variants of the project, whichever are used; nil if no project names any.
  public var knownVariants: [SceneVariant]? {
    guard let variants = project?.variants, !variants.isEmpty else { return nil }
    return variants.map(\.value)
  }

  /// Remarks on possible surprises: scenes on the command line that are in another project than the working folder.
  public var notes: [String] {
    let here = ReportRoot(".")
    var seen: Set<String> = []
    return scenes.filter { $0.source == ProjectSettings.commandLine }.compactMap { scene in
      guard let path = ProjectFile.path(from: FilePath.folder(of: scene.value)), let real = FileAccess.resolved(path),
        real != project.flatMap({ FileAccess.resolved($0.path) }), seen.insert(real).inserted
      else { return nil }
      return "\(here.told(real)) lies above \(here.told(scene.value)) and is not used from here"
    }
  }

  /// True if the scenes are those of the project's file, which are all there are.
  public var hasAllScenes: Bool {
    !scenes.isEmpty && scenes.allSatisfy { $0.source != ProjectSettings.commandLine }
  }
}
