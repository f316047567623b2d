public import NavReel
public import Scene

/// What an expectation draws: a scene file, or a scene built in Swift.
///
///     expectReel("checkout.scene.json5", "push")
///     expectReel(.file("checkout.scene.json5", variant: "appearance=dark", scale: 1), "push")
///     expectReel(.scene(checkout, name: "checkout"), "push")
///
/// A text is the path of a file. Paths begin at the folder of the test's file.
public struct SceneSource: Sendable, ExpressibleByStringInterpolation {
  private enum Kind: Sendable {
    case file(String, variant: String, scale: Double?)
    case scene(Scene, name: String)
    case stage(Stage)
  }

  private let kind: Kind

  /// - Parameter value: as the path of ``file(_:variant:scale:)``.
  public init(stringLiteral value: String) { kind = .file(value, variant: "", scale: nil) }

  private init(_ kind: Kind) { self.kind = kind }

  /// A scene file.
  ///
  /// - Parameters:
  ///   - path: from the folder of the test's file, or absolute.
  ///   - variant: as `--variant` of the tool, such as `appearance=dark,direction=rtl`. Default: the scene as it is.
  ///   - scale: pixels per point, one of `Stage.OpenOptions.scales`. Default: the device's.
  public static func file(_ path: String, variant: String = "", scale: Double? = nil) -> SceneSource {
    SceneSource(.file(path, variant: variant, scale: scale))
  }

  /// A scene built in Swift, without picture files.
  ///
  /// - Parameter name: what its goldens are called; as `checkout` of `checkout.scene.json5`.
  public static func scene(_ scene: Scene, name: String) -> SceneSource { SceneSource(.scene(scene, name: name)) }

  /// A stage that is open; its name is that of its goldens.
  public static func stage(_ stage: Stage) -> SceneSource { SceneSource(.stage(stage)) }

  /// - Parameter folder: where relative paths begin.
  /// - Returns: the stage, and what the variant is called in the address of a golden.
  func open(in folder: String) throws(StageError) -> (stage: Stage, variant: String) {
    switch kind {
    case .stage(let stage): return (stage, "")
    case .scene(let scene, let name): return (try Stage(scene: scene, name: name), "")
    case .file(let path, let text, let scale):
      let variant: SceneVariant
      do throws(SceneVariant.Fault) { variant = try SceneVariant(text) } catch { throw .request("variant: \(error)") }
      let file = FilePath.join(folder, path)
      guard FileAccess.exists(file) else {
        let hint = path.hasPrefix("/") ? "" : "; paths begin at the folder of the test's file"
        throw .file(FileError(path: file, reason: "no such scene" + hint))
      }
      return (try Stage.open(file, .init(variant: variant, scale: scale)), variant.name)
    }
  }
}
