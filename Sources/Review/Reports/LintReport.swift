public import NavReelDocuments
import NavReel
public import NavReelScene

/// The findings of a run, as text and as JSON. Within a schema version, keys are only added.
public struct LintReport: Sendable {
  /// The version of the schema of ``json``.
  public static let schema = 1

  /// The findings in one reel.
  public struct Entry: Hashable, Sendable {
    /// The reel and its variant.
    public let address: GoldenAddress

    /// The path of the scene's file, as it was given.
    public let scenePath: String

    /// The reel's place in that file; nil if it is not known.
    public let location: SourceLocation?

    /// The findings, silenced ones included.
    public let findings: [LintFinding]

    /// Creates the entry of one reel.
    public init(
      _ address: GoldenAddress, scenePath: String = "", at location: SourceLocation? = nil, _ findings: [LintFinding]
    ) {
      self.address = address
      self.scenePath = scenePath
      self.location = location
      self.findings = findings
    }

    /// The findings that the scene does not silence.
    public var objections: [LintFinding] { findings.filter { !$0.isSilenced } }

    /// A line for each finding that is not silenced, such as `forest.scene.json5:40:5: error: forest/push: overlap:
    /// title.forest lies over …`.
    public var lines: [String] {
      let place = [scenePath, location?.description ?? ""].filter { !$0.isEmpty }.map { $0 + ":" }.joined()
      return objections.map { "\(place)\(place.isEmpty ? "" : " ")\($0.severity.rawValue): \(address.id): \($0)" }
    }

    /// A line for each silenced finding, with its reason.
    public var silencedLines: [String] {
      findings.compactMap { finding in
        finding.silencedBecause.map { "\(address.id): silenced \(finding) (\($0))" }
      }
    }
  }

  /// The reels by scene, in the order in which they were checked.
  public let entries: [Entry]

  /// The reels and scenes that could not be checked, and why.
  public let troubles: [ReviewReport.Trouble]

  /// A remark on a scene that is not a finding.
  public struct Note: Hashable, Sendable, CustomStringConvertible {
    /// The path of the scene's file, as it was given.
    public let scenePath: String

    /// A phrase without a full stop.
    public let message: String

    /// Creates a remark on a scene.
    public init(scenePath: String, message: String) {
      self.scenePath = scenePath
      self.message = message
    }

    /// `scenes/bar.scene.json5: the silence of overlap silences nothing`
    public var description: String { "\(scenePath): \(message)" }
  }

  /// Remarks on the scenes themselves.
  public let notes: [Note]

  /// Creates the report of a run.
  public init(_ entries: [Entry], troubles: [ReviewReport.Trouble] = [], notes: [Note] = []) {
    self.entries = entries
    self.troubles = troubles
    self.notes = notes
  }

  /// Returns the number of findings of a severity that are not silenced.
  public func count(_ severity: LintFinding.Severity) -> Int {
    entries.reduce(0) { $0 + $1.objections.count { $0.severity == severity } }
  }

  /// The number of findings that the scenes silence.
  public var silencedCount: Int { entries.reduce(0) { $0 + $1.findings.count(where: \.isSilenced) } }

  /// The exit status: 0 without errors, 1 with an error, 2 if something could not be checked or there is no reel.
  public var severity: Int {
    if entries.isEmpty || !troubles.isEmpty { return 2 }
    return count(.error) > 0 ? 1 : 0
  }

  /// `3 reels: 1 error, 2 warnings, 4 silenced`
  public var summary: String {
    var parts: [String] = []
    if count(.error) > 0 { parts.append(count(.error).of("error")) }
    if count(.warning) > 0 { parts.append(count(.warning).of("warning")) }
    if silencedCount > 0 { parts.append("\(silencedCount) silenced") }
    let words = parts.isEmpty ? "nothing found" : parts.joined(separator: ", ")
    return "\(entries.count.of("reel")): \(words)\(troubles.remark("not looked at"))"
  }

  /// A JSON object with `schema`, `navreel`, `severity`, `errors`, `warnings`, `silenced`, `troubles[]`, `notes[]`, and
  /// `reels[]`: {`id`, `scene`, `variant`, `reel`, `path` (of the scene's file, as it was given), `findings[]`:
  /// {`rule`, `severity`, `message`, `subjects[]`, `frames[]` (first and last frame of each run), `frame`, `silenced`
  /// (the reason, or null)}}.
  public var json: String {
    JSONText.object([
      "schema": .integer(LintReport.schema), "navreel": .string(NavReelVersion.current),
      "severity": .integer(severity), "errors": .integer(count(.error)), "warnings": .integer(count(.warning)),
      "silenced": .integer(silencedCount), "troubles": .strings(troubles.map(\.message)),
      "notes": .strings(notes.map(\.description)),
      "reels": .array(entries.map(LintReport.json)),
    ]).text
  }

  private static func json(_ entry: Entry) -> JSONText {
    .object([
      "id": .string(entry.address.id), "scene": .string(entry.address.scene),
      "variant": .string(entry.address.variant), "reel": .string(entry.address.reel),
      "path": .string(entry.scenePath), "findings": .array(entry.findings.map(\.json)),
    ])
  }
}
