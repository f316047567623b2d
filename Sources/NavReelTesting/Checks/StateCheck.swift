import NavReelDocuments
import NavReelMotion
import NavReel
import NavReelReview
import NavReelScene

/// A check of values of one frame's state.
struct StateCheck: Check {
  let source: ReelSource

  /// The instant, as ``ReelSource/frame(at:)`` reads it.
  let instant: String

  /// The expected values, by their names in `inspect` and in side files.
  let values: [(name: String, value: StateValue)]

  /// The tolerance for numbers that have none of their own.
  let tolerance: Double

  func failure(_ settings: TestSettings) throws -> CheckFailure? {
    guard !values.isEmpty else { throw StageError.request("no value is named, so there is nothing to expect") }
    let (frame, time, variant) = try source.frame(at: instant)
    let attributes = try frame.attributes(fps: 60, jobs: 1, ofEveryItem: true)
    var lines: [String] = []
    for (name, expected) in values {
      let attribute = attributes[name]
      // A name that no frame of the reel has is a mistake, not an absent value.
      if attribute == nil { try checkName(name) }
      if let fault = expected.fault(attribute?.value(at: 0), within: tolerance) { lines.append("  \(name) \(fault)") }
    }
    if lines.isEmpty { return nil }
    let id = try GoldenAddress(scene: frame.stage.name, variant: variant, reel: frame.reel.name).id
    return CheckFailure(
      ["\(id) (\(JSONText.number(time.value).line) s): \(lines.count) of \(values.count) values differ"] + lines)
  }

  private func checkName(_ name: String) throws(StageError) {
    _ = try source.film().film.attributes(fps: 60, jobs: RenderOptions.cores, ofEveryItem: true)
      .attributes(named: [name])
  }
}
