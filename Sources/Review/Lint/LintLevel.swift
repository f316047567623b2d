public import NavReelScene

/// What a project makes of a lint rule.
public enum LintLevel: String, Hashable, Sendable, CaseIterable {
  /// Its findings are left out.
  case off

  /// Every finding of the rule is one.
  case warning, error
}

extension [LintFinding] {
  /// The findings as a project wants them; rules that it says nothing of keep their own severity.
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
