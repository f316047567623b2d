public import NavReelMotion
public import NavReel
public import NavReelScene

/// Searches every frame of a film for things that its author probably did not intend.
///
///     for finding in try Lint().findings(in: stage.film("push")) { print(finding) }
///
/// It draws nothing but small pictures of what is behind texts and buttons.
public struct Lint: Sendable {
  /// The rules to apply. Default: all.
  public var rules: [LintRule]

  /// The number of frames a second, one of ``RenderOptions/isRate(_:)``. Default 60.
  public var fps: Fraction

  /// The number of threads, at least 1; default: one per core. The findings do not depend on it.
  public var jobs: Int

  /// Polled before each frame; return true to end the run with ``StageError/interrupted(written:of:)``.
  public var isCancelled: @Sendable () -> Bool

  /// Creates a lint with all rules unless you name some.
  public init(
    rules: [LintRule] = LintRule.allCases, fps: Fraction = 60, jobs: Int = RenderOptions.cores,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.rules = rules
    self.fps = fps
    self.jobs = jobs
    self.isCancelled = isCancelled
  }

  /// Returns the findings rule by rule, and for each rule by their first frames. Silenced findings are included, with
  /// the scene's reason.
  ///
  /// - Throws: an error for missing or broken fonts that the frames need, or for a film of more than 100,000 frames.
  public func findings(in film: Film) throws(StageError) -> [LintFinding] {
    try findings(in: LintFilm(film, rules: Set(rules), fps: fps, jobs: jobs, isCancelled: isCancelled))
  }

  func findings(in frames: LintFilm) throws(StageError) -> [LintFinding] {
    let film = frames.film
    var findings: [LintFinding] = []
    for rule in LintRule.allCases where rules.contains(rule) {
      let reason = film.stage.scene.silence(of: rule, inReel: film.reel.name)
      var found = try rule.check.findings(in: frames)
      for index in found.indices { found[index].silencedBecause = reason }
      // The index keeps the order of findings that begin in the same frame.
      let order = found.indices.sorted {
        (found[$0].frames.first ?? 0, $0) < (found[$1].frames.first ?? 0, $1)
      }
      findings += order.map { found[$0] }
    }
    return findings
  }
}

/// The check of one rule.
protocol LintCheck {
  static func findings(in film: LintFilm) throws(StageError) -> [LintFinding]
}

extension LintRule {
  var check: any LintCheck.Type {
    switch self {
    case .undeclaredJump: UndeclaredJumpRule.self
    case .flicker: FlickerRule.self
    case .cancelResidue: CancelResidueRule.self
    case .contrast: ContrastRule.self
    case .overlap: OverlapRule.self
    case .uncovered: UncoveredRule.self
    case .truncatedText: TruncatedTextRule.self
    case .doubledTranslucency: DoubledTranslucencyRule.self
    case .ambiguousRotation: AmbiguousRotationRule.self
    case .lostBlur: LostBlurRule.self
    }
  }
}
