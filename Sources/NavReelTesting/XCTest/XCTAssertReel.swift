public import NavReelDiff
public import NavReelMotion

/// Asserts that every frame of a reel has its golden's pixels: `expectReel` for XCTest.
///
///     func testTheBarFadesIn() {
///       XCTAssertReel("checkout.scene.json5", "push")
///     }
///
/// XCTest has no attachments on Linux: the pictures of failures go to the folder in the environment variable
/// `NAVREEL_ARTIFACTS`. `NAVREEL_RECORD` records goldens.
///
/// - Parameters:
///   - scene: a path from the folder of the test's file, or a scene built in Swift.
///   - reel: the name of one of the scene's reels.
///   - goldens: the folder of the goldens. Default: `Goldens` beside the test's file.
///   - limits: the allowed differences, with their reasons. Default: none.
///   - fps: frames a second, one of `RenderOptions.isRate(_:)`. Default 60.
public func XCTAssertReel(
  _ scene: some SceneSourceConvertible, _ reel: String, matches goldens: Goldens = .besideTest,
  limits: DiffLimits = .exact,
  fps: Fraction = 60, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  let source = ReelSource(scene: scene.sceneSource, reel: reel, testFile: "\(file)")
  let check = ReelCheck(source: source, goldens: goldens, limits: limits, fps: fps)
  check.failure()?.reportToXCTest(message(), file, line)
}

/// Asserts that one frame of a reel has its golden's pixels; otherwise like
/// ``XCTAssertReel(_:_:matches:limits:fps:_:file:line:)``.
///
/// - Parameter instant: seconds since the reel began, such as `0.1` or `101/30`, or a percentage of the reel such as
///   `50%`. A time beyond the end of the reel fails.
public func XCTAssertFrame(
  _ scene: some SceneSourceConvertible, _ reel: String, at instant: String, matches goldens: Goldens = .besideTest,
  limits: DiffLimits = .exact, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) {
  let source = ReelSource(scene: scene.sceneSource, reel: reel, testFile: "\(file)")
  let check = ReelCheck(source: source, instant: instant, goldens: goldens, limits: limits)
  check.failure()?.reportToXCTest(message(), file, line)
}
