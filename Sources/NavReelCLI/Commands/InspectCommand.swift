import NavReel
import NavReelReview

/// `navreel inspect`: prints one instant, stage by stage.
enum InspectCommand: Command {
  static let name = "inspect"
  static let summary = "prints the state, layout or drawing of a reel at one instant"
  static let usage = "SCENE [options]"
  static let operands = 1...1
  static let completes = Completion.scenes
  static let options = [
    Option("reel", value: "NAME", completes: .listed(.reels), "the reel (default: the only one)"),
    Option("at", value: "T", "the instant, in seconds (0.1, 101/30) or as a percentage (50%) (default: 0)"),
    Option(
      "stage", value: "WORD", completes: .words(Inspection.Step.self), "scene, state (default), layout or display-list"),
    Option("json", "print JSON; a display list is printed as lines otherwise"),
    SceneOptions.scale,
    SceneOptions.variant,
    SceneOptions.allowOutside,
  ]
  static let examples = [
    "navreel inspect forest.scene.json5 --reel push --at 0.1",
    "navreel inspect forest.scene.json5 --reel push --at 50% --stage layout --json",
  ]

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    let variants = try SceneOptions.variants(arguments)
    guard variants.count == 1 else {
      throw UsageError(message: "inspect shows one variant at a time", command: name)
    }
    let step: Inspection.Step = try arguments.word("stage") ?? .state
    let instant = try arguments.parsed("at", "seconds such as 0.1, or a percentage of 0…100 such as 50%") {
      Instant($0)
    }
    try OpenFiles.check(threads: RenderOptions.cores)
    let stage = try SceneOptions.open(arguments.operands[0], variants[0], arguments)
    if stage.scene.reels.isEmpty { _ = try SceneOptions.films(stage, [], path: arguments.operands[0], arguments) }
    guard let reel = arguments.value("reel") ?? (stage.scene.reels.count == 1 ? stage.scene.reels[0].name : nil) else {
      throw UsageError(
        message: "which reel? --reel "
          + stage.scene.reels.map { ShellWord.quoted($0.name) }.joined(separator: ", --reel "), command: name)
    }
    let film = try SceneOptions.films(stage, [reel], path: arguments.operands[0], arguments)[0]
    if let remark = instant.flatMap({ film.remark(on: $0) }) { Console.warn(remark, of: arguments.operands[0]) }
    let inspection = Inspection(film, at: film.time(of: instant ?? .seconds(.zero)).value)
    for warning in inspection.warnings { Console.warn(warning, of: arguments.operands[0]) }
    Console.resultText(arguments.flag("json") ? inspection.json(step) : inspection.text(step))
    return .fine
  }
}
