import NavReel
import Scene

/// The findings of a run, for people and for programs. Keys only grow within a schema's version.
public struct LintReport: Sendable {
  /// Of the keys.
  public static let schema = 1

  /// What was found in one reel.
  public struct Entry: Hashable, Sendable {
    public let address: GoldenAddress
    public let findings: [LintFinding]

    public init(_ address: GoldenAddress, _ findings: [LintFinding]) {
      self.address = address
      self.findings = findings
    }

    /// A line for each finding that is not silenced: `forest/push: error overlap: title.forest lies over …`.
    public var lines: [String] {
      findings.filter { $0.silencedBecause == nil }.map { "\(address.id): \($0.severity.rawValue) \($0)" }
    }

    /// A line for each that is, with its reason.
    public var silencedLines: [String] {
      findings.compactMap { finding in
        finding.silencedBecause.map { "\(address.id): silenced \(finding) (\($0))" }
      }
    }
  }

  public let entries: [Entry]

  /// What could not be looked at, as sentences.
  public let troubles: [String]

  public init(_ entries: [Entry], troubles: [String] = []) {
    self.entries = entries
    self.troubles = troubles
  }

  /// How many findings of that severity are not silenced.
  public func count(_ severity: LintFinding.Severity) -> Int {
    entries.reduce(0) { $0 + $1.findings.count { $0.severity == severity && $0.silencedBecause == nil } }
  }

  public var silencedCount: Int { entries.reduce(0) { $0 + $1.findings.count { $0.silencedBecause != nil } } }

  /// As a program answers: 0 without errors, 1 with one, 2 where something could not be looked at; without a reel, 2.
  public var severity: Int {
    if entries.isEmpty || !troubles.isEmpty { return 2 }
    return count(.error) > 0 ? 1 : 0
  }

  /// `3 reels: 1 error, 2 warnings, 4 silenced`
  public var summary: String {
    func words(_ count: Int, _ noun: String) -> String { "\(count) \(noun)" + (count == 1 ? "" : "s") }
    var parts: [String] = []
    if count(.error) > 0 { parts.append(words(count(.error), "error")) }
    if count(.warning) > 0 { parts.append(words(count(.warning), "warning")) }
    if silencedCount > 0 { parts.append("\(silencedCount) silenced") }
    if !troubles.isEmpty { parts.append("\(troubles.count) not looked at") }
    return words(entries.count, "reel") + ": " + (parts.isEmpty ? "nothing found" : parts.joined(separator: ", "))
  }

  /// `schema`, `navreel`, `severity`, `errors`, `warnings`, `silenced`, `troubles[]`, and `reels[]`: {`id`, `scene`, `variant`,
  /// `reel`, `findings[]`: {`rule`, `severity`, `message`, `subjects[]`, `frames[]` (first and last frame of each run), `frame`,
  /// `silenced` (the reason, or null)}}.
  public var json: String {
    JSONText.object([
      "schema": .integer(LintReport.schema), "navreel": .string(NavReelVersion.current),
      "severity": .integer(severity), "errors": .integer(count(.error)), "warnings": .integer(count(.warning)),
      "silenced": .integer(silencedCount), "troubles": .strings(troubles),
      "reels": .array(entries.map(LintReport.json)),
    ]).text
  }

  private static func json(_ entry: Entry) -> JSONText {
    .object([
      "id": .string(entry.address.id), "scene": .string(entry.address.scene),
      "variant": .string(entry.address.variant), "reel": .string(entry.address.reel),
      "findings": .array(entry.findings.map(\.json)),
    ])
  }
}
