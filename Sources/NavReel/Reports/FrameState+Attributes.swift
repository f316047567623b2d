package import NavReelScene

extension FrameState {
  /// Every value that `inspect --stage state` prints, named by its path; see ``FilmAttributes``.
  package var attributes: [(name: String, value: FilmAttribute.Value)] {
    var values: [(name: String, value: FilmAttribute.Value)] = []
    StateReport(state: self).json.eachAttribute { values.append(($0, $1)) }
    return values
  }
}
