package import Scene

extension FrameState {
  /// What `inspect --stage state` prints, as values: for pictures that tell of the state.
  package var report: JSONText { StateReport(state: self).json }
}
