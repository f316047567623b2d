/// One reading of a document by forms: the problems found so far, and whatever else its forms need.
///
/// Reading goes on after a problem, so that one run finds them all. A value that could not be read is nil, as is every
/// value that cannot do without it.
package protocol DocumentReader: AnyObject {
  var problems: ProblemLog { get }

  /// Returns the word used here for a word of another library; nil for any other word. Default: nil.
  static func synonym(of word: String) -> String?

  /// Returns advice on a key that an object does not have, such as `did you mean "title"?`; nil to suggest the nearest
  /// key. Default: nil.
  ///
  /// - Parameters:
  ///   - table: the object's table, if it has one.
  ///   - node: the object.
  static func advice(onUnknownKey member: Node.Member, allowed: [String], in table: ObjectTable?, at node: Node?)
    -> String?
}

extension DocumentReader {
  package static func synonym(of word: String) -> String? { nil }

  package static func advice(
    onUnknownKey member: Node.Member, allowed: [String], in table: ObjectTable?, at node: Node?
  ) -> String? { nil }
}

extension DocumentReader {
  /// True once a problem has been found.
  package var hasProblems: Bool { problems.count > 0 }

  package func report(_ message: @escaping @autoclosure () -> String, at node: Node) {
    problems.report(at: node.location, node.path, message)
  }

  /// Reports `expected …, got …`, with the nearest of some names; `listing` shows the allowed ones.
  ///
  /// - Parameter cure: the right notation, for common mistakes.
  package func expected(
    _ phrase: String, at node: Node, near names: [String] = [], listing allowed: [String] = [], cure: String? = nil
  ) {
    problems.report(at: node.location, node.path) {
      let list = allowed.isEmpty ? "" : " (\(allowed.joined(separator: ", ")))"
      let hint = cure.map { "; " + $0 } ?? node.string.map { Self.clause($0, among: names) } ?? ""
      return "expected \(phrase)\(list), got \(node.summary)\(hint)"
    }
  }

  /// Returns `; did you mean "blue"?`, or an empty text.
  private static func clause(_ word: String, among names: [String]) -> String {
    if let meant = synonym(of: word), names.contains(meant) { return Suggestion.clause(meant) }
    return Suggestion.clause(word, among: names)
  }

  /// Reports a key that the object does not have, with advice, or else with the allowed keys.
  package func unknownKey(
    _ member: Node.Member, allowed: [String], in table: ObjectTable? = nil, at node: Node? = nil
  ) {
    problems.report(at: member.keyLocation, member.node.path) {
      let hint =
        Self.advice(onUnknownKey: member, allowed: allowed, in: table, at: node).map { "; " + $0 }
        ?? Self.clause(member.key, among: allowed)
      let list = hint.isEmpty ? "; allowed: " + allowed.joined(separator: ", ") : hint
      return "unknown key \(JSON5Value.quoted(member.key))\(list)"
    }
  }

  package func reportUnknown(_ members: [Node.Member], allowed: [String]) {
    for member in members where !allowed.contains(member.key) { unknownKey(member, allowed: allowed) }
  }
}

/// The reader of a document whose forms need nothing but the document.
package final class PlainReader: DocumentReader {
  package let problems: ProblemLog

  init(_ document: JSON5Document) { problems = ProblemLog(document) }
}
