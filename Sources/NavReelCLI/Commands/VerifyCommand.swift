import NavReel
import Review

/// `navreel verify`: every reel beside its golden.
enum VerifyCommand: Command {
  static let name = "verify"
  static let summary = "draws reels and holds them against the goldens of former runs"
  static let usage = "SCENE… [options]"
  static let operands = 1...100_000
  static let options = [
    Option("goldens", value: "DIR", "the folder of the goldens (default: goldens)"),
    Option("update", value: "WORD", "write goldens: all, changed, missing or none (default)"),
    SceneOptions.variant,
    Option("fps", value: "RATE", "frames a second, such as 60, 30 or 30000/1001 (default: 60)"),
    SceneOptions.scale,
    Option("jobs", value: "N", "threads (default: one a core)"),
    Option("json", value: "FILE", "the verdicts for programs"),
    SceneOptions.allowOutside,
    Option("quiet", short: "q", "print nothing but errors, warnings and reels that do not pass"),
  ]
  static let examples = [
    "navreel verify forest.scene.json5 --update missing",
    "navreel verify forest.scene.json5",
    "navreel verify forest.scene.json5 --update changed --json verdicts.json",
  ]

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    let folder = arguments.value("goldens") ?? "goldens"
    guard !folder.isEmpty else { throw arguments.invalid("goldens", "", "a folder") }
    if arguments.value("json") == "" { throw arguments.invalid("json", "", "a file") }
    let words = GoldenUpdate.allCases.map(\.rawValue).joined(separator: ", ")
    let update = try arguments.parsed("update", words) { GoldenUpdate(rawValue: $0) } ?? .none
    let pace = try SceneOptions.pace(arguments)
    try OpenFiles.check(threads: max(pace.jobs, RenderOptions.cores))
    let review = GoldenReview(
      GoldenStore(folder), update: update, fps: pace.fps, jobs: pace.jobs,
      isCancelled: { Interruption.isRequested })
    var run = Run(review: review, isQuiet: arguments.flag("quiet"))
    try review.store.locked(for: update) {
      for path in arguments.operands {
        for variant in try SceneOptions.variants(arguments) { try run.scene(path, variant, arguments) }
      }
    }
    let report = ReviewReport(run.reviews, troubles: run.troubles)
    if let path = arguments.value("json") { try report.write(to: path) }
    if !run.isQuiet { Console.talk(report.summary) }
    return ExitStatus(rawValue: Int32(report.severity)) ?? .trouble
  }

  /// Scenes one after the other; what is wrong with one keeps none of the others.
  private struct Run {
    let review: GoldenReview
    let isQuiet: Bool
    var reviews: [ReelReview] = []
    var troubles: [String] = []
    private var told: Set<String> = []

    /// The files whose goldens a folder holds, by the folder's name.
    private var files: [String: String] = [:]

    init(review: GoldenReview, isQuiet: Bool) {
      self.review = review
      self.isQuiet = isQuiet
    }

    mutating func scene(_ path: String, _ variant: SceneVariant, _ arguments: ParsedArguments) throws {
      do {
        let stage = try SceneOptions.open(path, variant, arguments)
        if let other = files[stage.name], other != path {
          throw StageError.request(
            "\(path): the goldens of \(other) are called \"\(stage.name)\" too; give one of the scenes another name")
        }
        files[stage.name] = path
        warn(stage.warnings)
        for film in try SceneOptions.films(stage, [], path: path, arguments) { try self.film(film, variant.name) }
      } catch { try trouble(error) }
    }

    private mutating func film(_ film: Film, _ variant: String) throws {
      do {
        let found = try review.run(film, variant: variant)
        reviews.append(found)
        warn(found.warnings)
        tell(found)
      } catch { try trouble(error, film.reel.name) }
    }

    /// Each warning once, whatever number of films it holds for.
    private mutating func warn(_ warnings: [SceneWarning]) {
      for warning in warnings where told.insert(warning.description).inserted { Console.warn(warning.description) }
    }

    /// Usage and a stop end the run; anything else is told, and the next one's turn comes.
    private mutating func trouble(_ error: any Error, _ reel: String? = nil) throws {
      guard let error = error as? StageError else { throw error }
      if case .interrupted = error { throw error }
      let text = (reel.map { $0 + ": " } ?? "") + error.description
      troubles.append(text)
      Console.complain(text)
      if let hint = error.hint { Console.talk(hint) }
    }

    private func tell(_ review: ReelReview) {
      if isQuiet && review.severity == 0 { return }
      Console.result(review.description)
      let limit = 8
      for words in review.words.prefix(limit) { Console.result("  " + words) }
      if review.words.count > limit { Console.result("  and \(review.words.count - limit) more differences") }
      if !isQuiet { for note in review.notes.prefix(limit) { Console.talk("  note: " + note) } }
    }
  }
}
