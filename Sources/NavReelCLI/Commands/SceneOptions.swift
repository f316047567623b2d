import NavReel

/// The options of every command that opens a scene.
enum SceneOptions {
  static let variant = Option(
    "variant", value: "KEY=VALUE,…", isRepeatable: true, completes: .variant,
    "replace the scene's appearance, direction, device, orientation, look or language")
  static let scale = Option(
    "scale", value: "N|device", completes: .words(["device"]), "pixels per point, 0.01…16 (default: the device's)")
  static let jobs = Option("jobs", value: "N", "threads (default: one for each core)")
  static let allowOutside = Option("allow-outside", "allow pictures and fonts outside the scene's folder")

  /// The option for commands with many scenes; a scene without any of the reels is left out.
  static let reel = Option(
    "reel", value: "NAME,…", isRepeatable: true, completes: .listed(.reels),
    "only these reels, from any scene (default: all)")

  /// Returns the requested names; empty for all.
  static func reels(_ arguments: ParsedArguments) throws(UsageError) -> [String] {
    let names = arguments.list(reel.name)
    var seen: Set<String> = []
    for name in names {
      if name.isEmpty { throw arguments.invalid(reel.name, name, "names of reels") }
      guard seen.insert(name).inserted else {
        throw UsageError(message: "--reel: \"\(name)\" is given twice", command: arguments.command)
      }
    }
    return names
  }

  /// Returns the requested variants, or one that changes nothing.
  static func variants(_ arguments: ParsedArguments) throws -> [SceneVariant] {
    let texts = arguments.all(variant.name)
    if texts.isEmpty { return [SceneVariant()] }
    var variants: [SceneVariant] = []
    for text in texts {
      let next: SceneVariant
      do throws(SceneVariant.Fault) { next = try SceneVariant(text) } catch {
        throw UsageError(message: "--variant: \(error)", command: arguments.command)
      }
      variants.append(next)
      if let clash = SceneName.clashes(variants.map(\.name)).compactMap(\.self).last {
        throw UsageError(
          message: clash == next.name
            ? "--variant: two variants are called \"\(next.name)\", and would go to one folder"
            : "--variant: \"\(clash)\" and \"\(next.name)\" are too alike: \(SceneName.clashPhrase)",
          command: arguments.command)
      }
    }
    return variants
  }

  /// - Parameter defaultScale: pixels per point without `--scale`; nil for the device's own.
  static func open(
    _ path: String, _ variant: SceneVariant, _ arguments: ParsedArguments, defaultScale: Double? = nil
  ) throws -> Stage {
    guard !path.isEmpty else {
      throw UsageError(message: "the scene is an empty name; expected a file", command: arguments.command)
    }
    let width = try arguments.parsed("width", "whole pixels of 1…20000") { text in
      Int(text).flatMap { (1...20_000).contains($0) ? $0 : nil }
    }
    try arguments.exclude("width", Self.scale.name, because: "say the same")
    var options = try opening(arguments)
    options.variant = variant
    if !arguments.flag(Self.scale.name) { options.scale = defaultScale }
    let stage = try Stage.open(path, options)
    guard let width else { return stage }
    let points = stage.scene.canvas.size.width
    let scale = Double(width) / points
    guard Stage.OpenOptions.scales.contains(scale) else {
      let (least, most) = (Stage.OpenOptions.scales.lowerBound, Stage.OpenOptions.scales.upperBound)
      throw UsageError(
        message: "--width: a screen of \(Int(points)) points is drawn \(Int((points * least).rounded(.up)))…"
          + "\(Int(points * most)) pixels wide, got \(width)", command: arguments.command)
    }
    return try stage.scaled(to: scale)
  }

  /// Returns the options for opening scenes, for any variant.
  static func opening(_ arguments: ParsedArguments) throws -> Stage.OpenOptions {
    let isDevices = arguments.value(Self.scale.name) == "device"
    let scale =
      isDevices
      ? nil
      : try arguments.parsed(Self.scale.name, "a number of 0.01…16, or device") { text in
        Double(text).flatMap { Stage.OpenOptions.scales.contains($0) ? $0 : nil }
      }
    return Stage.OpenOptions(
      scale: scale, allowsOutside: arguments.flag(allowOutside.name), isCancelled: { Interruption.isRequested })
  }

  /// Returns the options with the requested rate and number of threads.
  static func pace(_ arguments: ParsedArguments, _ defaults: RenderOptions = RenderOptions()) throws -> RenderOptions {
    var options = defaults
    options.fps = try rate(arguments) ?? options.fps
    options.jobs = try jobs(arguments) ?? options.jobs
    return options
  }

  /// Returns the instants of `--at`.
  static func instants(_ arguments: ParsedArguments) throws -> [Instant] {
    try arguments.list("at").map { text in
      guard let instant = Instant(text) else {
        throw arguments.invalid("at", text, "seconds such as 0.1 or 101/30, or a percentage of 0…100 such as 50%")
      }
      return instant
    }
  }

  /// Returns the frames per second, if given.
  static func rate(_ arguments: ParsedArguments) throws -> Fraction? {
    try arguments.parsed("fps", RenderOptions.ratePhrase) { text in
      Fraction(text).flatMap { RenderOptions.isRate($0) ? $0 : nil }
    }
  }

  /// Returns the number of threads, if given.
  static func jobs(_ arguments: ParsedArguments) throws -> Int? {
    try arguments.whole(jobs.name, 1...256)
  }

  /// Returns the requested reels, or all.
  ///
  /// - Parameter names: the reels' names, without repetition.
  static func films(_ stage: Stage, _ names: [String], path: String, _ arguments: ParsedArguments) throws -> [Film] {
    let command = arguments.command
    if names.isEmpty || stage.scene.reels.isEmpty {
      return try stage.reelNames(path).map { (name) throws in try stage.film(name) }
    }
    return try names.map { name in
      guard stage.scene.reel(name) != nil else {
        throw UsageError.unknown("reel", name, known: stage.scene.reels.map(\.name), command: command)
      }
      return try stage.film(name)
    }
  }
}
