import NavReel

/// The command that makes what a report has drawn the goldens, for somebody who copies it.
///
///     ApproveCommandLine(report: "out/report").text(["forest/push"])   // navreel approve --report out/report forest/push
public struct ApproveCommandLine: Hashable, Sendable {
  /// All that stands before the ids.
  let start: String

  /// - Parameters:
  ///   - folder: the report's, from where the command will be given.
  ///   - goldens: their folder, where `approve` does not go by itself to what the report says; default: nil.
  public init(report folder: String, goldens: String? = nil) {
    let options = [("report", FilePath.trimmed(folder)), ("goldens", goldens)]
    start =
      "navreel approve"
      + options.compactMap { name, path in path.map { " --\(name) \(ShellWord.quoted($0))" } }.joined()
  }

  /// - Parameter ids: of reels.
  public func text(_ ids: [String]) -> String {
    // What begins with a dash is not taken for an option behind two of them.
    let words = (ids.contains { $0.hasPrefix("-") } ? ["--"] : []) + ids.map(ShellWord.quoted)
    return ([start] + words).joined(separator: " ")
  }

  /// For all of these reels of the report: more than a handful are not listed, and stand for every reel that does not pass.
  func text(ofAll ids: [String], most: Int = 5) -> String { ids.count > most ? start + " --all" : text(ids) }

  /// The command for some ids, which may be many.
  package func hint(_ ids: [String]) -> String { "If this is meant: \(text(ofAll: ids, most: 3))" }

  /// What a reel that does not pass is told with; nil for one that cannot be approved.
  func hint(for review: ReelReview) -> String? {
    review.canBeApproved ? hint([review.address.id]) : nil
  }
}
