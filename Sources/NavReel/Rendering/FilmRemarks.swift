import NavReelDrawing
import NavReelMotion
import NavReelScene

/// Remarks on requests that cannot be met for a film.
struct FilmRemarks {
  let list: [SceneWarning]

  init(_ film: Film, _ options: RenderOptions, frameCount: Int) {
    var list = (options.instants ?? []).compactMap { FilmRemarks.pastTheEnd($0, of: film) }
    if options.shard.range(of: frameCount).isEmpty {
      let message = "shard \(options.shard.index)/\(options.shard.count) has no frames: the film has \(frameCount)"
      list.append(SceneWarning(code: "empty-shard", path: film.reel.name, message: message))
    }
    self.list = list
  }

  /// Returns a remark on an instant past the end; a bare number that large was probably meant as a percentage.
  static func pastTheEnd(_ instant: Instant, of film: Film) -> SceneWarning? {
    guard case .seconds(let seconds) = instant, seconds > film.timeline.exactDuration else { return nil }
    let text = number(seconds.value)
    let isPercentage = seconds > .one && seconds <= Fraction(100)
    let hint = isPercentage ? "; \(text) percent of it is written \(text)%" : ""
    return SceneWarning(
      code: "past-the-end", path: film.reel.name,
      message: "the instant \(text) s lies past the end of the film, which lasts \(number(film.duration)) s\(hint)")
  }
}

extension Film {
  /// Returns a remark on an instant past the film's end, which shows the end; nil for any other.
  public func remark(on instant: Instant) -> SceneWarning? { FilmRemarks.pastTheEnd(instant, of: self) }
}
