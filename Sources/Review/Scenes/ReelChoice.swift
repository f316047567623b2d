public import NavReel
import NavReelScene

/// Reels by their names, of whatever scenes have them.
public struct ReelChoice: Hashable, Sendable {
  /// Empty for all.
  public let names: [String]

  /// - Parameter names: empty for all.
  public init(_ names: [String]) { self.names = names }

  /// True when nothing is left out.
  public var isAll: Bool { names.isEmpty }

  /// Those that are meant, in their order.
  public func chosen(of reels: [String]) -> [String] { isAll ? reels : reels.filter(names.contains) }

  /// - Parameter reels: of each scene; nil for one that cannot be read, which may have any.
  /// - Throws: for the first name that no scene has, with those that there are.
  public func check(against reels: [[String]?]) throws(StageError) {
    if reels.contains(where: { $0 == nil }) { return }
    var known: [String] = []
    for name in reels.flatMap({ $0 ?? [] }) where !known.contains(name) { known.append(name) }
    guard let odd = names.first(where: { !known.contains($0) }) else { return }
    let near = Suggestion.nearest(odd, among: known).map { "; did you mean \"\($0)\"?" } ?? ""
    throw .request("no reel is called \"\(odd)\"\(near)\nThere are: \(known.joined(separator: ", "))")
  }
}
