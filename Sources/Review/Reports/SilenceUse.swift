public import NavReelScene

/// Which silences of scenes silence something, over all reels and variants that are looked at.
public struct SilenceUse: Sendable {
  private struct Use: Hashable {
    let scenePath: String
    let silence: LintSilence
  }

  private var said: [Use] = []
  private var used: Set<Use> = []

  /// Nothing is looked at yet.
  public init() {}

  /// Takes what was found in a reel, before a project makes anything of it.
  ///
  /// - Parameter path: of the scene's file, as the caller named it.
  public mutating func take(_ findings: [LintFinding], of reel: String, in scene: Scene, _ path: String) {
    for silence in scene.lint {
      let use = Use(scenePath: path, silence: silence)
      if !said.contains(use) { said.append(use) }
      // One that is said of the reel goes before one that is said of all.
      let holds = scene.silence(of: silence.rule, inReel: reel) == silence.reason && [nil, reel].contains(silence.reel)
      if holds && findings.contains(where: { $0.rule == silence.rule }) { used.insert(use) }
    }
  }

  /// About each that silences nothing, in the order in which they are said.
  public var notes: [LintReport.Note] {
    said.filter { !used.contains($0) }.map { use in
      let place = use.silence.reel.map { " in \($0)" } ?? ""
      return LintReport.Note(
        scenePath: use.scenePath, message: "the silence of \(use.silence.rule.rawValue)\(place) silences nothing")
    }
  }
}
