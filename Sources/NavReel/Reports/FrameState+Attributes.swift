package import NavReelScene

extension FrameState {
  /// Every single value that `inspect --stage state` prints, with its path for a name; see ``FilmAttributes``.
  package var attributes: [(name: String, value: FilmAttribute.Value)] {
    var values: [(name: String, value: FilmAttribute.Value)] = []
    StateReport(state: self).json.eachAttribute { values.append(($0, $1)) }
    return values
  }
}
