public import NavReelDiff
public import NavReelMotion
import NavReel
public import NavReelScene

/// What a command goes by, each value with where it came from: the command line, the project's file, or nobody.
public struct ProjectSettings: Sendable {
  /// Nil outside a project.
  public let project: ProjectFile?

  /// The scenes' files from the working folder. Default: none.
  public var scenes: [Sourced<String>] = []

  /// Why patterns of the project's file mean no scene.
  public var problems: [SceneProblem] = []

  /// The goldens' folder, from the working folder. Default: `goldens`.
  public var goldens: Sourced<String>

  /// Nil: no report is written.
  public var report: Sourced<String?>

  /// Frames a second. Default 60.
  public var fps: Sourced<Fraction>

  /// Pixels per point; nil for the device's.
  public var scale: Sourced<Double?>

  /// Default: the scene as it is.
  public var variants: [Sourced<SceneVariant>]

  /// Whether pictures and fonts may lie outside a scene's folder. Default: false.
  public var allowsOutside: Sourced<Bool>

  /// What reels may differ by; of those that match a reel, the last one holds.
  public var tolerances: Sourced<[ReelTolerance]>

  /// What is made of each rule that somebody says something of.
  public var levels: [LintRule: Sourced<LintLevel>]

  /// The source of what the words of a command say.
  public static let commandLine = DiffLimits.commandLine

  /// What the file says, and what holds where it says nothing; its scenes are not looked for.
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

  /// What is made of each rule that somebody says something of, without who says it.
  public var lint: [LintRule: LintLevel] { levels.mapValues(\.value) }

  /// What a reel may differ by: exact, unless a tolerance says otherwise.
  public var limits: @Sendable (GoldenAddress) -> DiffLimits {
    { [tolerances] in tolerances.value.last(matching: $0)?.limits ?? .exact }
  }

  /// Every scene in every variant.
  public var items: [SceneItem] {
    scenes.flatMap { scene in variants.map { SceneItem(path: scene.value, variant: $0.value) } }
  }

  /// The tolerances that hold for none of the reels of a run, or of the whole that it is part of: a slip, or a reel that is
  /// gone.
  public func unusedTolerances(in report: ReviewReport) -> [ReviewReport.Warning] {
    guard hasAllScenes, report.troubles.isEmpty else { return [] }
    let ids = report.part?.whole ?? report.reviews.map(\.address.id)
    return tolerances.value.filter { tolerance in !ids.contains { tolerance.reels.matches($0) } }.map {
      ReviewReport.Warning(
        path: ProjectFile.fileName, line: $0.line, message: "no reel is meant by the tolerance of \"\($0.reels)\"")
    }
  }

  /// The variants that there are, whichever are looked at; nil where no project says.
  public var knownVariants: [SceneVariant]? {
    guard let variants = project?.variants, !variants.isEmpty else { return nil }
    return variants.map(\.value)
  }

  /// What may surprise: scenes that are named by hand and lie in another project than the working folder.
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

  /// True when the scenes are those of the project's file, and so all there are.
  public var hasAllScenes: Bool {
    !scenes.isEmpty && scenes.allSatisfy { $0.source != ProjectSettings.commandLine }
  }
}
