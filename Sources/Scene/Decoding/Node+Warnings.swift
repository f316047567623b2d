import NavReelDocuments

extension Node {
  /// The warning with the place of its path in the file, or of the part of the path that the file has.
  func placed(_ warning: SceneWarning) -> SceneWarning {
    var (node, warning) = (self, warning)
    while let member = node.members?.first(where: { warning.path.hasBegun(by: $0.node.path.text) }) {
      node = member.node
      warning.location = member.keyLocation
    }
    return warning
  }
}

extension String {
  /// True for the path itself, and for one that leads on from it.
  fileprivate func hasBegun(by path: String) -> Bool {
    self == path || hasPrefix(path + ".") || hasPrefix(path + "[")
  }
}
