import NavReel

/// A condition that holds, or else fails with words and pictures.
protocol Check {
  /// Returns the failure; nil if the condition holds.
  func failure(_ settings: TestSettings) throws -> CheckFailure?
}

extension Check {
  /// Checks with the settings of the environment and the running test's traits. Errors become failures.
  func failure() -> CheckFailure? {
    do {
      let settings = try TestSettings.current()
      return try failure(settings)?.laidOut(in: settings.artifacts)
    } catch { return CheckFailure(error) }
  }
}
