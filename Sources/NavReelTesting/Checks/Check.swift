import NavReel

/// Something that holds, or fails in words and pictures.
protocol Check {
  /// Nil when it holds.
  func failure(_ settings: TestSettings) throws -> CheckFailure?
}

extension Check {
  /// As the environment and the traits of the running test ask for it; what keeps a check from being made is a failure.
  func failure() -> CheckFailure? {
    do {
      let settings = try TestSettings.current()
      return try failure(settings)?.laidOut(in: settings.artifacts)
    } catch { return CheckFailure(error) }
  }
}
