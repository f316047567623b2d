/// The command that makes what a report has drawn the goldens, for somebody who copies it.
///
///     ApproveCommandLine(report: "out/report").text(["forest/push"])   // navreel approve --report out/report forest/push
public struct ApproveCommandLine: Hashable, Sendable {
  /// All that stands before the ids.
  let start: String

  /// - Parameter folder: the report's, from where the command will be given.
  public init(report folder: String) {
    var folder = folder
    // However many slashes were typed at its end.
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    start = "navreel approve --report \(ShellWord.quoted(folder))"
  }

  /// - Parameter ids: of reels.
  public func text(_ ids: [String]) -> String {
    // What begins with a dash is not taken for an option behind two of them.
    let words = (ids.contains { $0.hasPrefix("-") } ? ["--"] : []) + ids.map(ShellWord.quoted)
    return ([start] + words).joined(separator: " ")
  }

  /// What a reel that does not pass is told with; nil for one that cannot be approved.
  func hint(for review: ReelReview) -> String? {
    review.canBeApproved ? "If this is as intended: \(text([review.address.id]))" : nil
  }
}
