import NavReelDocuments
public import NavReelDiff
public import NavReelMotion
public import Testing

/// Expects every frame of a reel to have its golden's pixels.
///
///     @Test func theBarFadesIn() {
///       expectReel("checkout.scene.json5", "push")
///     }
///
/// A failure describes the change in words, and attaches the frame that changed most: expected, actual, and their
/// difference. A missing golden fails too; the trait `.recordsGoldens()` and `NAVREEL_RECORD` record it.
///
/// - Parameters:
///   - scene: a path from the folder of the test's file, or a scene built in Swift.
///   - reel: the name of one of the scene's reels.
///   - goldens: the folder of the goldens. Default: `Goldens` beside the test's file.
///   - limits: the allowed differences, with their reasons. Default: none.
///   - fps: frames a second, one of `RenderOptions.isRate(_:)`. Default 60.
public func expectReel(
  _ scene: some SceneSourceConvertible, _ reel: String, matches goldens: Goldens = .besideTest,
  limits: DiffLimits = .exact,
  fps: Fraction = 60, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let source = ReelSource(scene: scene.sceneSource, reel: reel, testFile: sourceLocation.path)
  let check = ReelCheck(source: source, goldens: goldens, limits: limits, fps: fps)
  check.failure()?.reportToSwiftTesting(comment(), sourceLocation)
}

/// Expects one frame of a reel to have its golden's pixels; otherwise like
/// ``expectReel(_:_:matches:limits:fps:_:sourceLocation:)``.
///
///     expectFrame("checkout.scene.json5", "push", at: "50%")
///
/// - Parameter instant: seconds since the reel began, such as `0.1` or `101/30`, or a percentage of the reel such as
///   `50%`. A time beyond the end of the reel fails.
public func expectFrame(
  _ scene: some SceneSourceConvertible, _ reel: String, at instant: String, matches goldens: Goldens = .besideTest,
  limits: DiffLimits = .exact, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let source = ReelSource(scene: scene.sceneSource, reel: reel, testFile: sourceLocation.path)
  let check = ReelCheck(source: source, instant: instant, goldens: goldens, limits: limits)
  check.failure()?.reportToSwiftTesting(comment(), sourceLocation)
}
