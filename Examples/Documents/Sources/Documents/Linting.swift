import NavReel
import NavReelReview

/// The lint in Swift, which docs/lint.md names.
func objections(in film: Film) throws -> [LintFinding] { try Lint().findings(in: film) }
