extension Int {
  /// Returns the number with a noun: `1 reel`, `2 reels`.
  ///
  /// - Parameter many: the plural. Default: the noun and an s.
  package func of(_ noun: String, _ many: String? = nil) -> String {
    "\(self) \(self == 1 ? noun : many ?? noun + "s")"
  }
}
