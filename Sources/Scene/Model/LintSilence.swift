/// A lint rule that a scene wants no word of, and why.
public struct LintSilence: Hashable, Sendable {
  public var rule: LintRule

  /// The one reel in which it is silent, by name; nil for every reel.
  public var reel: String?

  /// For people; not empty.
  public var reason: String

  public init(_ rule: LintRule, in reel: String? = nil, because reason: String) {
    self.rule = rule
    self.reel = reel
    self.reason = reason
  }
}

extension Scene {
  /// Why a rule is silent in a reel, or nil where it is not; what is said of the reel counts before what is said of all.
  public func silence(of rule: LintRule, inReel reel: String) -> String? {
    let about = lint.filter { $0.rule == rule }
    return (about.first { $0.reel == reel } ?? about.first { $0.reel == nil })?.reason
  }
}
