extension Scene {
  /// No number of a scene is larger, so that arithmetic on it stays finite.
  package static let largestNumber = 1_000_000.0
}
