/// Asserts that a frame's state has given values: `expectState` for XCTest.
///
///     XCTAssertState("checkout.scene.json5", "push", at: "50%", ["bar.tintColor": "#007aff"])
///
/// - Parameters:
///   - scene: a path from the folder of the test's file, or a scene built in Swift.
///   - reel: the name of one of the scene's reels.
///   - instant: seconds since the reel began, such as `0.1` or `101/30`, or a percentage of the reel such as `50%`.
///   - values: the expected values, by their names in `navreel inspect --stage state`.
///   - tolerance: the allowed difference of a number, at least 0, in its unit. Default 0.001.
public func XCTAssertState(
  _ scene: some SceneSourceConvertible, _ reel: String, at instant: String, _ values: KeyValuePairs<String, StateValue>,
  within tolerance: Double = 0.001, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) {
  let source = ReelSource(scene: scene.sceneSource, reel: reel, testFile: "\(file)")
  let check = StateCheck(
    source: source, instant: instant, values: values.map { ($0.key, $0.value) }, tolerance: tolerance)
  check.failure()?.reportToXCTest(message(), file, line)
}
