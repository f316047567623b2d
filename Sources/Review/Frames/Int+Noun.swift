extension Int {
  /// With what is counted: `1 reel`, `2 reels`.
  ///
  /// - Parameter many: default: the noun and an s.
  package func of(_ noun: String, _ many: String? = nil) -> String {
    "\(self) \(self == 1 ? noun : many ?? noun + "s")"
  }
}
