public import NavReelReview
public import Testing

/// A trait that lets one test, or the tests of a suite, write their goldens.
///
///     @Test(.recordsGoldens(.changed)) func theTitleFadesIn() {
///       expectReel("checkout.scene.json5", "push")
///     }
///
/// A test that wrote a golden fails in that run, because it compared nothing. The environment variable `NAVREEL_RECORD`
/// overrides the trait, and if `CI` is set, the trait records nothing.
public struct GoldenRecording: TestTrait, SuiteTrait, TestScoping {
  /// The goldens to write.
  public let update: GoldenUpdate

  /// Always true: the tests of a suite inherit the trait unless they have one of their own.
  public var isRecursive: Bool { true }

  /// The goldens that the traits of the running test ask to write; nil if it has no such trait.
  @TaskLocal static var current: GoldenUpdate?

  /// Runs a test with the trait; Swift Testing calls this.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await GoldenRecording.$current.withValue(update) { try await function() }
  }
}

extension Trait where Self == GoldenRecording {
  /// Returns a trait that lets tests write goldens.
  ///
  /// - Parameter update: the goldens to write. Default: those that are missing.
  public static func recordsGoldens(_ update: GoldenUpdate = .missing) -> Self { GoldenRecording(update: update) }
}
