import NavReel

/// The options of every command that opens a scene.
enum SceneOptions {
  static let variant = Option(
    "variant", value: "KEY=VALUE,…", isRepeatable: true,
    "appearance, direction, device, orientation, look or language in place of the scene's")
  static let scale = Option("scale", value: "N", "pixels per point (default: the device's)")
  static let allowOutside = Option("allow-outside", "let pictures and fonts lie outside the scene's folder")

  /// The variants asked for; one that changes nothing when none is.
  static func variants(_ arguments: ParsedArguments) throws -> [SceneVariant] {
    let texts = arguments.all(variant.name)
    if texts.isEmpty { return [SceneVariant()] }
    return try texts.map { text in
      do throws(SceneVariant.Fault) { return try SceneVariant(text) } catch {
        throw UsageError(message: "--variant: \(error)", command: arguments.command)
      }
    }
  }

  static func open(_ path: String, _ variant: SceneVariant, _ arguments: ParsedArguments) throws -> Stage {
    let scale = try arguments.parsed(Self.scale.name, "a number above 0 and up to 16") { text in
      Double(text).flatMap { $0 > 0 && $0 <= 16 ? $0 : nil }
    }
    return try Stage.open(
      path, .init(variant: variant, scale: scale, allowsOutside: arguments.flag(allowOutside.name)))
  }

  /// The reels asked for, or all.
  static func films(_ stage: Stage, _ names: [String], command: String) throws -> [Film] {
    if names.isEmpty { return try stage.films() }
    return try names.map { name in
      guard stage.scene.reel(name) != nil else {
        throw UsageError.unknown("reel", name, known: stage.scene.reels.map(\.name), command: command)
      }
      return try stage.film(name)
    }
  }
}
