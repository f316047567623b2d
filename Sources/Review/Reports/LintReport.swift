import NavReel
public import NavReelScene

/// The findings of a run, for people and for programs. Keys only grow within a schema's version.
public struct LintReport: Sendable {
  /// Of the keys.
  public static let schema = 1

  /// What was found in one reel.
  public struct Entry: Hashable, Sendable {
    /// Which reel, in which variant.
    public let address: GoldenAddress

    /// The scene's file, as the caller named it.
    public let scenePath: String

    /// The reel's place in that file; nil where that is not known.
    public let location: SourceLocation?

    /// Those that are silenced too.
    public let findings: [LintFinding]

    /// Of one reel.
    public init(
      _ address: GoldenAddress, scenePath: String = "", at location: SourceLocation? = nil, _ findings: [LintFinding]
    ) {
      self.address = address
      self.scenePath = scenePath
      self.location = location
      self.findings = findings
    }

    /// Findings that the scene does not silence.
    public var objections: [LintFinding] { findings.filter { !$0.isSilenced } }

    /// A line for each finding that is not silenced:
    /// `forest.scene.json5:40:5: error: forest/push: overlap: title.forest lies over …`.
    public var lines: [String] {
      let place = [scenePath, location?.description ?? ""].filter { !$0.isEmpty }.map { $0 + ":" }.joined()
      return objections.map { "\(place)\(place.isEmpty ? "" : " ")\($0.severity.rawValue): \(address.id): \($0)" }
    }

    /// A line for each that is, with its reason.
    public var silencedLines: [String] {
      findings.compactMap { finding in
        finding.silencedBecause.map { "\(address.id): silenced \(finding) (\($0))" }
      }
    }
  }

  /// By scenes, in the order in which reels were looked at.
  public let entries: [Entry]

  /// What could not be looked at.
  public let troubles: [ReviewReport.Trouble]

  /// Something that is no finding.
  public struct Note: Hashable, Sendable, CustomStringConvertible {
    /// The scene's file, as the caller named it.
    public let scenePath: String

    /// One phrase without a full stop.
    public let message: String

    /// About a scene.
    public init(scenePath: String, message: String) {
      self.scenePath = scenePath
      self.message = message
    }

    /// `scenes/bar.scene.json5: the silence of overlap silences nothing`
    public var description: String { "\(scenePath): \(message)" }
  }

  /// What is odd about the scenes themselves.
  public let notes: [Note]

  /// Of a run.
  public init(_ entries: [Entry], troubles: [ReviewReport.Trouble] = [], notes: [Note] = []) {
    self.entries = entries
    self.troubles = troubles
    self.notes = notes
  }

  /// How many findings of that severity are not silenced.
  public func count(_ severity: LintFinding.Severity) -> Int {
    entries.reduce(0) { $0 + $1.objections.count { $0.severity == severity } }
  }

  /// How many findings the scenes say are meant.
  public var silencedCount: Int { entries.reduce(0) { $0 + $1.findings.count(where: \.isSilenced) } }

  /// As a program answers: 0 without errors, 1 with one, 2 where something could not be looked at; without a reel, 2.
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

  /// `schema`, `navreel`, `severity`, `errors`, `warnings`, `silenced`, `troubles[]`, `notes[]`, and `reels[]`: {`id`, `scene`, `variant`,
  /// `reel`, `path` (of the scene's file, as it was named), `findings[]`: {`rule`, `severity`, `message`, `subjects[]`, `frames[]` (first and last frame of each run), `frame`,
  /// `silenced` (the reason, or null)}}.
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
