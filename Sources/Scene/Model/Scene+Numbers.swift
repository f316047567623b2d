extension Scene {
  /// The largest number in a scene, so that arithmetic on it stays finite.
  package static let largestNumber = 1_000_000.0
}
