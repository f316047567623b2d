import NavReelDocuments
public import Testing

/// Expects a frame's state to have given values; this compares numbers instead of pixels, and needs no golden.
///
///     expectState("checkout.scene.json5", "push", at: "50%", [
///       "bar.tintColor": "#007aff", "title.checkout.x": .number(148, within: 0.5), "backgrounds.home.alpha": 1,
///     ])
///
/// The names are those of `navreel inspect --stage state`, joined by dots, and of the text files beside goldens. A name
/// that no frame of the reel has fails, and the failure lists similar names.
///
/// - Parameters:
///   - scene: a path from the folder of the test's file, or a scene built in Swift.
///   - reel: the name of one of the scene's reels.
///   - instant: seconds since the reel began, such as `0.1` or `101/30`, or a percentage of the reel such as `50%`.
///   - values: the expected values, by name.
///   - tolerance: the allowed difference of a number, at least 0, in its unit. Default 0.001.
public func expectState(
  _ scene: some SceneSourceConvertible, _ reel: String, at instant: String, _ values: KeyValuePairs<String, StateValue>,
  within tolerance: Double = 0.001, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let source = ReelSource(scene: scene.sceneSource, reel: reel, testFile: sourceLocation.path)
  let check = StateCheck(
    source: source, instant: instant, values: values.map { ($0.key, $0.value) }, tolerance: tolerance)
  check.failure()?.reportToSwiftTesting(comment(), sourceLocation)
}
