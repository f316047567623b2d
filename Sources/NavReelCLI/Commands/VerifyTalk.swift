import NavReel
import NavReelReview
import NavReelScene
import Synchronization

/// The messages of `navreel verify` while it runs.
final class VerifyTalk: Sendable {
  private let isQuiet: Bool

  /// The base of the report's paths.
  private let root: ReportRoot

  /// The largest number of lines about one thing.
  private let limit = 8
  private let told = Mutex<Set<String>>([])

  init(isQuiet: Bool, root: ReportRoot) {
    self.isQuiet = isQuiet
    self.root = root
  }

  func tell(_ event: ReviewRun.Event) {
    switch event {
    case .warnings(let warnings, let path): warn(warnings, root.way(to: path))
    case .reviewed(let review):
      tell(review)
      warn(review)
    // A scene that fails to open fails in every variant.
    case .trouble(let trouble, let error):
      guard told.withLock({ $0.insert(trouble.message).inserted }) else { return }
      tell(trouble)
      if let hint = error.hint { Console.talk(hint) }
    }
  }

  func tell(_ trouble: ReviewReport.Trouble) {
    Console.complain(trouble, path: trouble.scenePath.isEmpty ? "" : root.way(to: trouble.scenePath))
  }

  /// Prints where the report is, always for a failed run.
  ///
  /// - Parameter page: nil if the previous report was kept.
  func tell(_ page: ReportFolder.WrittenPage?, of report: ReviewReport, in folder: ReportFolder) {
    guard let page else {
      return Console.talk("The report in \(folder.path) is the former one: nothing was compared now.")
    }
    ReportCommand.warn(page)
    if isQuiet && report.severity == 0 { return }
    let part = report.part.map { " (part \($0.shard.index) of \($0.shard.count); navreel merge joins them)" } ?? ""
    Console.talk("The report: \(page.path)\(part)")
  }

  /// Prints the remarks about the whole run.
  func tell(_ report: ReviewReport) {
    // The joined report has those of parts.
    if report.part == nil {
      for warning in report.warnings {
        Console.warn(Console.printableLine(warning.message), at: Place(root.way(to: warning.path), warning.line))
      }
    }
    if isQuiet { return }
    for id in report.orphans.prefix(limit) {
      Console.talk("note: the golden \(Console.printableLine(id)) has no reel; navreel prune lists such")
    }
    let rest = report.orphans.count - limit
    if rest > 0 { Console.talk("note: and \(rest.of("more golden"))") }
    Console.talk(report.summary)
  }

  /// Prints what to do next about goldens that were written, are missing, or differ.
  ///
  /// - Parameter approval: nil if there is no report to approve from.
  func tellNext(
    _ report: ReviewReport, _ store: GoldenStore, _ approval: ApproveCommandLine?, _ arguments: ParsedArguments
  ) {
    if isQuiet { return }
    if report.reviews.contains(where: \.isWritten) {
      Console.talk(
        "Commit \(FilePath.trimmed(store.folder))/ with the \(arguments.operands.count == 1 ? "scene" : "scenes").")
    }
    func again(_ update: GoldenUpdate) -> String {
      let words = ["navreel", arguments.command, "--update", update.rawValue] + arguments.words
      return words.map(ShellWord.quoted).joined(separator: " ")
    }
    let failing = report.reviews.filter { $0.severity > 0 }
    let missing = failing.count { $0.verdict == .missing }
    let others = failing.filter { $0.verdict != .missing }
    let approvable = others.filter(\.canBeApproved).map(\.address.id)
    // A user of --update already knows.
    let isFirst = !arguments.flag("update")
    if missing > 0 && isFirst { Console.talk("Draw \(missing == 1 ? "it" : "them") with: \(again(.missing))") }
    if let approval {
      if !approvable.isEmpty { Console.talk(approval.hint(approvable)) }
    } else if others.contains(where: { $0.verdict != .unreadable }) && isFirst {
      Console.talk("If this is meant: \(again(.changed))")
    }
  }

  /// Warns once about large goldens that were written, since a repository keeps every version of them.
  ///
  /// - Parameter scale: the requested pixels per point; nil for the devices' own.
  func warnOfSizes(_ report: ReviewReport, _ store: GoldenStore, scale: Double?) {
    let large: [(path: String, size: Int)] = report.reviews.filter(\.isWritten).compactMap { review in
      let path = store.picturePath(review.address)
      guard let size = FileAccess.size(path), size > VerifyTalk.mostBytes else { return nil }
      return (path, size)
    }
    guard let largest = large.max(by: { ($0.size, $1.path) < ($1.size, $0.path) }) else { return }
    let tenths = (largest.size + 50_000) / 100_000
    let smaller = scale.map { $0 <= 1 } ?? false ? "" : "--scale 1, "
    let others = large.count > 1 ? ", and \((large.count - 1).of("more golden")) above 4 MB" : ""
    Console.warn(
      "the golden has \(tenths / 10).\(tenths % 10) MB\(others); to make it smaller, use \(smaller)fewer frames a second "
        + "such as --fps 30, a smaller device or a shorter reel", at: Place(largest.path))
  }

  /// The size of a golden's picture, in bytes, above which the warning is given.
  private static let mostBytes = 4_000_000

  /// Prints each warning once, even if several films have it.
  private func warn(_ warnings: [SceneWarning], _ path: String) {
    for warning in warnings where told.withLock({ $0.insert("\(path): \(warning)").inserted }) {
      Console.warn(warning, of: path)
    }
  }

  /// Prints the first of the lint's findings in a reel.
  private func warn(_ review: ReelReview) {
    let (limit, findings) = (3, review.objections)
    let (id, place) = (
      Console.printableLine(review.address.id), Place(root.way(to: review.scenePath), at: review.location)
    )
    for finding in findings.prefix(limit) { Console.warn("\(id): \(Console.printableLine("\(finding)"))", at: place) }
    if findings.count > limit {
      Console.warn("\(id): \(findings.count - limit) more from the lint; navreel lint lists all", at: place)
    }
  }

  private func tell(_ review: ReelReview) {
    if isQuiet && review.severity == 0 { return }
    Console.result(Console.printableLine(review.description))
    for words in review.words.prefix(limit) { Console.result("  " + Console.printableLine(words)) }
    let rest = review.words.count - limit
    if rest > 0 { Console.result("  and \(rest.of("more difference"))") }
    if !isQuiet { for note in review.notes.prefix(limit) { Console.talk("  note: " + Console.printableLine(note)) } }
  }
}
