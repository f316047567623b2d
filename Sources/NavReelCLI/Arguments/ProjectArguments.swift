import Diff
import Motion
import NavReel
import Review
import Scene

/// Options that the project's file answers where the command line says nothing.
enum ProjectArguments {
  static let goldens = Option("goldens", value: "DIR", "the folder of the goldens (default: the project's, or goldens)")
  static let fps = Option("fps", value: "RATE", "frames a second, such as 60, 30 or 30000/1001 (default: 60)")

  /// What the command goes by. The scenes are those that are named, or the project's.
  static func settings(_ arguments: ParsedArguments) throws -> ProjectSettings {
    for name in ["goldens", "report"] where arguments.value(name) == "" {
      throw arguments.invalid(name, "", "a folder")
    }
    func given<Value>(_ value: Value?) -> Sourced<Value>? {
      value.map { Sourced($0, from: ProjectSettings.commandLine) }
    }
    let (rate, opening) = (try SceneOptions.rate(arguments), try SceneOptions.opening(arguments))
    let variants = arguments.flag(SceneOptions.variant.name) ? try SceneOptions.variants(arguments) : []
    var settings = ProjectSettings(try ProjectFile.find())
    settings.goldens = given(arguments.value("goldens")) ?? settings.goldens
    settings.report = given(arguments.value("report")) ?? settings.report
    settings.fps = given(rate) ?? settings.fps
    settings.scale = given(opening.scale) ?? settings.scale
    if !variants.isEmpty { settings.variants = variants.compactMap { given($0) } }
    if opening.allowsOutside { settings.allowsOutside = Sourced(true, from: ProjectSettings.commandLine) }
    settings.scenes = try scenes(arguments) ?? settings.project?.sceneFiles() ?? []
    return settings
  }

  /// As ``settings(_:)``, for a command that does nothing without a scene.
  static func settingsWithScenes(_ arguments: ParsedArguments) throws -> ProjectSettings {
    let settings = try settings(arguments)
    guard !settings.scenes.isEmpty else {
      throw UsageError(
        message: "which scenes? Name their files, or list them in a \(ProjectFile.fileName)", command: arguments.command
      )
    }
    return settings
  }

  /// How scenes are opened.
  static func opening(
    _ settings: ProjectSettings, _ variant: SceneVariant = SceneVariant()
  ) -> Stage.OpenOptions {
    Stage.OpenOptions(
      variant: variant, scale: settings.scale?.value, allowsOutside: settings.allowsOutside.value,
      isCancelled: { Interruption.isRequested })
  }

  /// The scenes that are named, each once; nil when none is.
  private static func scenes(_ arguments: ParsedArguments) throws -> [Sourced<String>]? {
    guard !arguments.operands.isEmpty else { return nil }
    var seen: Set<String> = []
    return try arguments.operands.filter { seen.insert($0).inserted }.map { path in
      guard !path.isEmpty else {
        throw UsageError(message: "the scene is an empty name; expected a file", command: arguments.command)
      }
      return Sourced(path, from: ProjectSettings.commandLine)
    }
  }
}
