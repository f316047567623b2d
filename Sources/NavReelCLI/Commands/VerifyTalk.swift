import NavReel
import Review
import Scene
import Synchronization

/// What `navreel verify` says while it runs.
final class VerifyTalk: Sendable {
  private let isQuiet: Bool

  /// Lines about one thing.
  private let limit = 8
  private let told = Mutex<Set<String>>([])

  init(isQuiet: Bool) { self.isQuiet = isQuiet }

  func tell(_ event: ReviewRun.Event) {
    switch event {
    case .warnings(let warnings): warn(warnings)
    case .reviewed(let review):
      tell(review)
      warn(review.address.id, review.objections)
    // A scene that does not open does not in any variant.
    case .trouble(let trouble, let error):
      guard told.withLock({ $0.insert(trouble.message).inserted }) else { return }
      Console.complain(trouble.message)
      if let hint = error.hint { Console.talk(hint) }
    }
  }

  /// Where the report is.
  ///
  /// - Parameter page: nil where the former one was left.
  func tell(_ page: ReportFolder.WrittenPage?, _ shard: Shard?, in folder: ReportFolder) {
    guard let page else {
      return Console.talk("The report in \(folder.path) is the former one: nothing was compared now.")
    }
    ReportCommand.warn(page)
    if isQuiet { return }
    let part = shard.map { " (part \($0.index) of \($0.count); navreel merge joins them)" } ?? ""
    Console.talk("The report: \(page.path)\(part)")
  }

  /// What holds for the run as a whole.
  func tell(_ report: ReviewReport) {
    if isQuiet { return }
    for id in report.orphans.prefix(limit) {
      Console.talk("note: the golden \(Console.printableLine(id)) has no reel; navreel prune lists such")
    }
    let rest = report.orphans.count - limit
    if rest > 0 { Console.talk("note: and \(rest) more \(rest == 1 ? "golden" : "goldens")") }
    Console.talk(report.summary)
  }

  /// Each warning once, whatever number of films it holds for.
  private func warn(_ warnings: [SceneWarning]) {
    for warning in warnings where told.withLock({ $0.insert(warning.description).inserted }) {
      Console.warn(Console.printableLine(warning.description))
    }
  }

  /// The first of what the lint objects to in a reel.
  private func warn(_ id: String, _ findings: [LintFinding]) {
    let limit = 3
    for finding in findings.prefix(limit) { Console.warn(Console.printableLine("\(id): \(finding)")) }
    if findings.count > limit {
      Console.warn("\(Console.printableLine(id)): \(findings.count - limit) more of the lint; navreel lint tells all")
    }
  }

  private func tell(_ review: ReelReview) {
    if isQuiet && review.severity == 0 { return }
    Console.result(Console.printableLine(review.description))
    for words in review.words.prefix(limit) { Console.result("  " + Console.printableLine(words)) }
    let rest = review.words.count - limit
    if rest > 0 { Console.result("  and \(rest) more \(rest == 1 ? "difference" : "differences")") }
    if !isQuiet { for note in review.notes.prefix(limit) { Console.talk("  note: " + Console.printableLine(note)) } }
  }
}
