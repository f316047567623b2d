import NavReelDocuments

extension Scene {
  /// Returns the scene with what a variant says in place of its own. Colours stay those of the scene.
  ///
  /// - Throws: for a device that is not in the table.
  public func applying(_ variant: SceneVariant) throws(SceneVariant.Fault) -> Scene {
    var scene = self
    scene.look = variant.look ?? look
    scene.orientation = variant.orientation ?? orientation
    scene.appearance = variant.appearance ?? appearance
    scene.direction = variant.direction ?? direction
    scene.language = variant.language ?? language
    if let name = variant.device {
      guard let device = Device(named: name) else {
        let near = Suggestion.clause(name, among: Device.table.map(\.name))
        throw SceneVariant.Fault(description: "device: unknown device \(JSON5Value.quoted(name))\(near)")
      }
      scene.device = device
    }
    return scene
  }
}
