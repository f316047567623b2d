import NavReel

/// The command that makes a report's frames the goldens, for people to copy.
///
///     // navreel approve --report out/report forest/push
///     ApproveCommandLine(report: "out/report").text(["forest/push"])
public struct ApproveCommandLine: Hashable, Sendable {
  /// The part of the command before the ids.
  let start: String

  /// - Parameters:
  ///   - folder: the report's folder, from the folder in which the command will be run.
  ///   - goldens: the folder of the goldens, if `approve` cannot find it from the report; default: nil.
  public init(report folder: String, goldens: String? = nil) {
    let options = [("report", FilePath.trimmed(folder)), ("goldens", goldens)]
    start =
      "navreel approve"
      + options.compactMap { name, path in path.map { " --\(name) \(ShellWord.quoted($0))" } }.joined()
  }

  /// Returns the command.
  ///
  /// - Parameter ids: the ids of the reels to approve.
  public func text(_ ids: [String]) -> String {
    // After two dashes, an id that begins with a dash is not read as an option.
    let words = (ids.contains { $0.hasPrefix("-") } ? ["--"] : []) + ids.map(ShellWord.quoted)
    return ([start] + words).joined(separator: " ")
  }

  /// Returns the command for all reels that do not pass; with more than `most`, it says `--all` instead of their ids.
  func text(ofAll ids: [String], most: Int = 5) -> String { ids.count > most ? start + " --all" : text(ids) }

  /// Returns a hint with the command for some ids, of which there may be many.
  package func hint(_ ids: [String]) -> String { "If this is meant: \(text(ofAll: ids, most: 3))" }

  /// Returns the hint for a reel that does not pass; nil if it cannot be approved.
  func hint(for review: ReelReview) -> String? {
    review.canBeApproved ? hint([review.address.id]) : nil
  }
}
