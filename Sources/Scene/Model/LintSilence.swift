/// A lint rule that a scene silences, with the reason.
public struct LintSilence: Hashable, Sendable {
  public var rule: LintRule

  /// The name of the only reel in which it is silent; nil for every reel.
  public var reel: String?

  /// The reason, for people; not empty.
  public var reason: String

  public init(_ rule: LintRule, in reel: String? = nil, because reason: String) {
    self.rule = rule
    self.reel = reel
    self.reason = reason
  }
}

extension Scene {
  /// Returns the reason why a rule is silent in a reel, or nil if it is not. A silence of the reel comes before one of
  /// all reels.
  public func silence(of rule: LintRule, inReel reel: String) -> String? {
    let about = lint.filter { $0.rule == rule }
    return (about.first { $0.reel == reel } ?? about.first { $0.reel == nil })?.reason
  }
}
