import NavReelDocuments

/// `lint: {contrast: "why", overlap: {push: "why"}}`.
enum LintKeys {
  private static let keys = LintRule.allCases.map { rule in (rule, Key(rule.rawValue, reasons, summary(of: rule))) }

  static let table = ObjectTable(name: "lint", noun: "silenced rules", entries: keys.map { $0.1.entry })

  static let form = Form<[LintSilence]>.object("lint", "silenced rules") { node, decoder in
    guard let object = ObjectReader(node, table, decoder) else { return nil }
    return keys.flatMap { rule, key in
      (object[key] ?? []).map { LintSilence(rule, in: $0.reel, because: $0.reason) }
    }
  }

  /// A reason for all reels, or for one by name.
  private struct Reason: Hashable {
    var reel: String?
    var reason: String
  }

  private static let reasons = Form<[Reason]>(
    "why, or {reel: why, …}",
    schema: .anyOf([reason.schema, .object(["type": .string("object"), "additionalProperties": reason.schema])])
  ) { node, decoder in
    guard let members = node.members else {
      guard node.string != nil else {
        decoder.expected("why, or {reel: why, …}", at: node)
        return nil
      }
      return reason.read(node, decoder).map { [Reason(reel: nil, reason: $0)] }
    }
    return members.compactMap { member in
      if !decoder.reelNames.contains(member.key) { decoder.unknownKey(member, allowed: decoder.reelNames) }
      return reason.read(member.node, decoder).map { Reason(reel: member.key, reason: $0) }
    }
  }

  /// The reason for a silence: a decision needs one.
  private static let reason = Form<String>(
    "why, in words",
    schema: .object([
      "type": .string("string"), "pattern": .string("\\S"), "maxLength": .integer(Form<String>.longestText),
    ])
  ) { node, decoder in
    if let text = node.string, text.allSatisfy(\.isWhitespace) {
      decoder.expected("why, in words", at: node)
      return nil
    }
    return Form.text.read(node, decoder)
  }

  private static func summary(of rule: LintRule) -> String {
    switch rule {
    case .undeclaredJump: "A colour, alpha or place jumps, and nothing in the scene asks for a jump."
    case .flicker: "A value leaves and comes back at once."
    case .cancelResidue: "A cancelled swipe does not end as it began."
    case .contrast: "The title, buttons or status bar can hardly be read."
    case .overlap: "A title lies over a button."
    case .uncovered: "Some pixels are covered by nothing."
    case .truncatedText: "A text is cut short."
    case .doubledTranslucency: "Two translucent backgrounds overlap."
    case .ambiguousRotation: "A turn by exactly 180 degrees, or by whole turns, has no definite way."
    case .lostBlur: "A blur lies in something faded."
    }
  }
}
