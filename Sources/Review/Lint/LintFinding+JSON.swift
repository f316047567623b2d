import NavReelDocuments
import NavReelScene

extension LintFinding {
  /// An object with `rule`, `severity`, `message`, `subjects[]`, `frames[]` (first and last of each run), `frame`,
  /// `silenced` (the reason, or null).
  var json: JSONText {
    .object([
      "rule": .string(rule.rawValue), "severity": .string(severity.rawValue), "message": .string(message),
      "subjects": .strings(subjects), "frames": .array(frames.ranges.map(\.json)), "frame": .integer(frame),
      "silenced": .optional(silencedBecause) { .string($0) },
    ])
  }
}
