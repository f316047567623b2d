public import NavReelReview
public import Testing

/// Lets the tests of a suite, or one test, write their goldens.
///
///     @Test(.recordsGoldens(.changed)) func theTitleFadesIn() {
///       expectReel("checkout.scene.json5", "push")
///     }
///
/// A test that wrote a golden fails in that run: it did not compare anything. `NAVREEL_RECORD` of the environment wins
/// over the trait, and where `CI` is set the trait records nothing.
public struct GoldenRecording: TestTrait, SuiteTrait, TestScoping {
  /// Which goldens are written.
  public let update: GoldenUpdate

  /// True: the tests of a suite have the trait of their suite, unless they have one of their own.
  public var isRecursive: Bool { true }

  /// What the traits of the running test say; nil where they say nothing.
  @TaskLocal static var current: GoldenUpdate?

  /// Called by Swift Testing around a test.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await GoldenRecording.$current.withValue(update) { try await function() }
  }
}

extension Trait where Self == GoldenRecording {
  /// Lets tests write goldens.
  ///
  /// - Parameter update: which ones. Default: those that are missing.
  public static func recordsGoldens(_ update: GoldenUpdate = .missing) -> Self { GoldenRecording(update: update) }
}
