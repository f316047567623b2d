extension Sequence where Element: Hashable {
  /// Returns the elements in their order, each once.
  package func eachOnce() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
