import NavReelDocuments
public import NavReel
import NavReelScene

/// A choice of reels by name, in all scenes that have them.
public struct ReelChoice: Hashable, Sendable {
  /// The names; empty for all reels.
  public let names: [String]

  /// - Parameter names: the names; empty for all reels.
  public init(_ names: [String]) { self.names = names }

  /// True if all reels are chosen.
  public var isAll: Bool { names.isEmpty }

  /// Returns the chosen ones of some reels, in their order.
  public func chosen(of reels: [String]) -> [String] { isAll ? reels : reels.filter(names.contains) }

  /// Checks that every name is a reel's.
  ///
  /// - Parameter reels: the reels of each scene; nil for a scene that cannot be read, which may have any.
  /// - Throws: for the first name that no scene has; the error lists the names there are.
  public func check(against reels: [[String]?]) throws(StageError) {
    if reels.contains(where: { $0 == nil }) { return }
    var known: [String] = []
    for name in reels.flatMap({ $0 ?? [] }) where !known.contains(name) { known.append(name) }
    guard let odd = names.first(where: { !known.contains($0) }) else { return }
    let near = Suggestion.nearest(odd, among: known).map { "; did you mean \"\($0)\"?" } ?? ""
    throw .request("no reel is called \"\(odd)\"\(near)\nThere are: \(known.joined(separator: ", "))")
  }
}
