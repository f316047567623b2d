import NavReelDiff
import NavReel
import NavReelReview

/// The option `--shard`, which selects a part of the reels.
enum ShardArguments {
  static let option = Option(
    "shard", value: "I/N|auto", completes: .words(["auto"]),
    "only part I of N of the reels; auto takes both from the CI job's environment")

  /// Returns the report's folder. A part does not use the project's, but one beside it, such as `report-2-of-4`.
  static func report(_ settings: ProjectSettings, _ shard: Shard?) -> String? {
    guard let path = settings.report.value else { return nil }
    guard let shard, settings.report.source != ProjectSettings.commandLine else { return path }
    return "\(path)-\(shard.index)-of-\(shard.count)"
  }

  /// Returns the part to run; nil for all.
  static func shard(_ arguments: ParsedArguments) throws(UsageError) -> Shard? {
    guard let text = arguments.value(option.name) else { return nil }
    let words = text.split(separator: "/", omittingEmptySubsequences: false)
    let allowed = "I/N with 1 ≤ I ≤ N such as 2/4, auto or auto/N"
    guard words.first == "auto" else {
      return try arguments.parsed(option.name, allowed) { Shard($0) }
    }
    let count = words.count == 2 ? Int(words[1]) : nil
    guard words.count == 1 || count.map({ (1...100_000).contains($0) }) == true else {
      throw arguments.invalid(option.name, text, allowed)
    }
    do throws(ShardEnvironment.Fault) { return try ShardEnvironment.shard(count: count, Environment.value) } catch {
      throw UsageError(message: "--\(option.name): \(error)", command: arguments.command)
    }
  }
}
