public import NavReelScene

/// A record of which silences of scenes silence anything, over all reels and variants checked.
public struct SilenceUse: Sendable {
  private struct Use: Hashable {
    let scenePath: String
    let silence: LintSilence
  }

  private var said: [Use] = []
  private var used: Set<Use> = []

  /// Creates an empty record.
  public init() {}

  /// Records the findings in a reel, as they were before a project's settings changed or dropped any.
  ///
  /// - Parameter path: the path of the scene's file, as it was given.
  public mutating func take(_ findings: [LintFinding], of reel: String, in scene: Scene, _ path: String) {
    for silence in scene.lint {
      let use = Use(scenePath: path, silence: silence)
      if !said.contains(use) { said.append(use) }
      // A silence for the reel takes precedence over one for all reels.
      let holds = scene.silence(of: silence.rule, inReel: reel) == silence.reason && [nil, reel].contains(silence.reel)
      if holds && findings.contains(where: { $0.rule == silence.rule }) { used.insert(use) }
    }
  }

  /// A note for each silence that silences nothing, in the order of the scenes.
  public var notes: [LintReport.Note] {
    said.filter { !used.contains($0) }.map { use in
      let place = use.silence.reel.map { " in \($0)" } ?? ""
      return LintReport.Note(
        scenePath: use.scenePath, message: "the silence of \(use.silence.rule.rawValue)\(place) silences nothing")
    }
  }
}
