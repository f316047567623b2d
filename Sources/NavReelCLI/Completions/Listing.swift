import NavReelDiff
import NavReel
import NavReelReview

/// Names that the tool can find but a shell cannot know: `navreel completions --list`.
enum Listing: String, CaseIterable {
  /// The reels of the scenes on the line, or of the project.
  case reels

  /// The ids that can be approved from the last report.
  case approvable

  /// Returns the names, ascending and unique; none if something cannot be read.
  ///
  /// - Parameter words: the words of the line so far, after the tool's name.
  func names(_ words: [String]) -> [String] {
    switch self {
    case .reels: Set(Listing.scenes(words).flatMap(Listing.reels)).sorted()
    case .approvable: Listing.approvable(words)
    }
  }

  private static func scenes(_ words: [String]) -> [String] {
    let named = words.filter { $0.hasSuffix(".json5") && FileAccess.exists($0) }
    guard named.isEmpty else { return named }
    do throws(StageError) { return try ProjectFile.find()?.foundScenes().files.map(\.value) ?? [] } catch { return [] }
  }

  private static func reels(_ path: String) -> [String] {
    do throws(StageError) { return try SceneOutline(path: path).reels } catch { return [] }
  }

  private static func approvable(_ words: [String]) -> [String] {
    let option = "--report"
    let attached = words.last { $0.hasPrefix(option + "=") }?.dropFirst(option.count + 1)
    let value = words.lastIndex(of: option).flatMap { $0 + 1 < words.count ? words[$0 + 1] : nil }
    do throws(StageError) {
      var folder = attached.map(String.init) ?? value
      if folder == nil { folder = try ProjectFile.find()?.reportPath }
      return try ReviewReport(path: ReportFolder(folder ?? "report").reportPath).reviews
        .filter { $0.severity > 0 && $0.canBeApproved }.map(\.address.id).sorted()
    } catch { return [] }
  }
}
