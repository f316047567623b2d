public import NavReelScene

/// A project's setting for a lint rule.
public enum LintLevel: String, Hashable, Sendable, CaseIterable {
  /// Leaves out the rule's findings.
  case off

  /// Gives every finding of the rule this severity.
  case warning, error
}

extension [LintFinding] {
  /// Returns the findings with a project's levels applied; findings of other rules keep their severity.
  public func leveled(_ levels: [LintRule: LintLevel]) -> [LintFinding] {
    compactMap { finding in
      switch levels[finding.rule] {
      case nil: finding
      case .off: nil
      case .warning: finding.with(.warning)
      case .error: finding.with(.error)
      }
    }
  }
}

extension LintFinding {
  fileprivate func with(_ severity: Severity) -> LintFinding {
    LintFinding(
      rule, severity, message, subjects: subjects, frames: frames, frame: frame, silencedBecause: silencedBecause)
  }
}
