public import NavReelMotion
public import NavReel
public import NavReelScene

/// Looks through every frame of a film for what its maker will not have meant.
///
///     for finding in try Lint().findings(in: stage.film("push")) { print(finding) }
///
/// Nothing is drawn but small pictures of what lies behind texts and buttons.
public struct Lint: Sendable {
  /// What to look for. Default: everything.
  public var rules: [LintRule]

  /// Frames a second, one of ``RenderOptions/isRate(_:)``. Default 60.
  public var fps: Fraction

  /// Threads, at least 1; default: one a core. The findings do not depend on it.
  public var jobs: Int

  /// Asked before each frame; true ends the run with ``StageError/interrupted(written:of:)``.
  public var isCancelled: @Sendable () -> Bool

  /// Looks for everything unless told otherwise.
  public init(
    rules: [LintRule] = LintRule.allCases, fps: Fraction = 60, jobs: Int = RenderOptions.cores,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.rules = rules
    self.fps = fps
    self.jobs = jobs
    self.isCancelled = isCancelled
  }

  /// The findings rule by rule, each rule's by their first frames. What the scene silences is among them, with its reason.
  ///
  /// - Throws: every font that the frames need and that is missing or broken; a film of more than 100,000 frames.
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
      // Sorting keeps the order of what begins in one frame.
      let order = found.indices.sorted {
        (found[$0].frames.first ?? 0, $0) < (found[$1].frames.first ?? 0, $1)
      }
      findings += order.map { found[$0] }
    }
    return findings
  }
}

/// What a rule does with a film.
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
