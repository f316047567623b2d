import NavReelDrawing
import NavReelMotion
import NavReel
import NavReelScene

/// Finds rotations of ambiguous direction: transforms are interpolated the shorter way, and half a turn has none.
enum AmbiguousRotationRule: LintCheck {
  static func findings(in film: LintFilm) -> [LintFinding] {
    let (scene, reel) = (film.film.stage.scene, film.film.reel)
    var tracks: [(id: String, track: Track<Double>)] = []
    let names: [String]
    var animator: String?
    switch reel.kind {
    case .transition(let transition):
      (names, animator) = ([transition.from, transition.to], transition.animator)
    case .swipe(let swipe): (names, animator) = ([swipe.from, swipe.to], swipe.animator)
    case .scroll(let scroll): names = [scroll.screen]
    case .still(let still): names = [still.screen]
    }
    if let animator = scene.animators.first(where: { $0.name == animator }) {
      let ends = ["from", "to"].enumerated().map { "page." + names[$0.offset] }
      tracks += zip(ends, [animator.from.rotation, animator.to.rotation]).map { ($0, $1) }
    }
    for screen in names.compactMap({ scene.screen($0) }) {
      tracks += rotations(screen.views, "view." + screen.name)
      tracks += rotations(screen.header?.views ?? [], "header.\(screen.name).view")
      tracks += screen.titleView.map { rotations([$0], nil, id: "titleView." + screen.name) } ?? []
    }
    let frames = FrameRanges([0..<film.times.count])
    return tracks.compactMap { id, track in
      words(track).map {
        LintFinding(.ambiguousRotation, .warning, "\(id) \($0)", subjects: [id], frames: frames, frame: 0)
      }
    }
  }

  /// Returns a description of the track's ambiguous turn; nil if it has none.
  static func words(_ track: Track<Double>) -> String? {
    guard !track.interpolation.isStep else { return nil }
    let turns = zip(track.keys, track.keys.dropFirst()).map { $1.value - $0.value }
    guard let turn = turns.max(by: { abs($0) < abs($1) }), abs(turn) >= 180 else { return nil }
    let rest = abs(turn).truncatingRemainder(dividingBy: 360)
    let degrees = number(turn)
    if rest == 180 { return "turns by \(degrees) degrees, which has no shorter way" }
    if rest == 0 { return "turns by \(degrees) degrees, of which nothing is seen" }
    let drawn = rest > 180 ? rest - 360 : rest
    return "turns by \(degrees) degrees, of which \(number(turn < 0 ? -drawn : drawn)) are drawn, the shorter way"
  }

  private static func rotations(_ views: [View], _ prefix: String?, id: String = "") -> [(String, Track<Double>)] {
    views.enumerated().flatMap { index, view -> [(String, Track<Double>)] in
      let id = prefix.map { "\($0).\(index)" } ?? id
      var found: [(String, Track<Double>)] = []
      if case .track(_, let track) = view.transform.rotation { found.append((id, track)) }
      switch view.kind {
      case .group(let inner), .effect(_, let inner): found += rotations(inner, id)
      default: break
      }
      return found
    }
  }
}
