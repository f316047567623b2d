import NavReel
import NavReelReview
import NavReelScene

/// `navreel approve`: makes reels of the last report the new goldens.
enum ApproveCommand: Command {
  static let name = "approve"
  static let summary = "makes reels of the last report the new goldens"
  static let usage = "ID… [options]"
  static let operands = 0...100_000
  static let completes = Completion.listed(.approvable)
  static let exitStatus = "0 approved or nothing to approve, 2 failure"
  static let options = [
    Option("all", "approve every reel of the report that does not pass"),
    Option("report", value: "DIR", "the folder of the report (default: the project's, or report)"),
    Option("goldens", value: "DIR", "the folder of the goldens (default: the report's)"),
    Option("quiet", short: "q", "print only errors"),
  ]
  static let examples = [
    "navreel verify forest.scene.json5 --report report",
    "navreel approve forest/push",
    "navreel approve \"forest/*\"",
  ]

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    guard arguments.flag("all") != !arguments.operands.isEmpty else {
      throw UsageError(
        message: arguments.flag("all")
          ? "--all means every reel; leave the ids out" : "which reels? Name their ids, or give --all",
        command: name)
    }
    for option in ["goldens", "report"] where arguments.value(option) == "" {
      throw arguments.invalid(option, "", "a folder")
    }
    let project = try ProjectFile.find()
    let folder = ReportFolder(arguments.value("report") ?? project?.reportPath ?? "report")
    try folder.checkHolds()
    // The lock keeps the folder unchanged from reading the report to the last golden.
    return try folder.read { () throws(StageError) in
      Result { try approve(from: folder, project, arguments) }
    }.get()
  }

  private static func approve(
    from folder: ReportFolder, _ project: ProjectFile?, _ arguments: ParsedArguments
  ) throws -> ExitStatus {
    let report = try ReviewReport(path: folder.reportPath)
    let store = GoldenStore(try arguments.value("goldens") ?? report.goldens(in: project))
    let approval = GoldenApproval(report, in: folder, to: store)
    let reviews = try chosen(arguments, report)
    guard reviews.contains(where: { $0.severity > 0 }) else {
      for review in reviews { tell(review, .passes, arguments) }
      if arguments.flag("all") && !arguments.flag("quiet") { Console.talk("nothing to approve: every reel passes") }
      return .fine
    }
    var status = ExitStatus.fine
    try approval.locked { () throws(StageError) in
      for review in reviews {
        let outcome = approval.approve(review)
        tell(review, outcome, arguments)
        if case .refused = outcome { status = .trouble }
      }
    }
    if status == .fine && !arguments.flag("quiet") {
      Console.talk("Taken from the report \(folder.path). Commit \(FilePath.trimmed(store.folder))/ with the scenes.")
    }
    return status
  }

  private static func chosen(_ arguments: ParsedArguments, _ report: ReviewReport) throws -> [ReelReview] {
    if arguments.flag("all") { return report.reviews.filter { $0.severity > 0 } }
    var chosen: [ReelReview] = []
    for word in arguments.operands {
      guard let reviews = report.reviews(meant: word) else {
        guard PathPattern(word).isPlain else {
          throw UsageError(
            message: "no reel of the report is meant by \"\(word)\"\nKnown: "
              + report.reviews.map(\.address.id).joined(separator: ", "), command: name)
        }
        throw UsageError.unknown("reel", word, known: report.reviews.map(\.address.id), command: name)
      }
      for review in reviews where !chosen.contains(where: { $0.address == review.address }) { chosen.append(review) }
    }
    return chosen
  }

  private static func tell(_ review: ReelReview, _ outcome: GoldenApproval.Outcome, _ arguments: ParsedArguments) {
    let id = Console.printableLine(review.address.id)
    switch outcome {
    case .refused(let reason): Console.complain("\(id): \(reason)")
    case _ where arguments.flag("quiet"): break
    case .approved: Console.result("\(id): approved")
    case .isThere: Console.result("\(id): is approved already")
    case .passes: Console.result("\(id): passes, so there is nothing to approve")
    }
  }
}
