public import NavReel
public import NavReelScene

/// The scene that an expectation draws: a scene file, or a scene built in Swift.
///
///     expectReel("checkout.scene.json5", "push")
///     expectReel(.file("checkout.scene.json5", variant: "appearance=dark", scale: 1), "push")
///     expectReel(checkout, "push")
///     expectReel(.scene(checkout, named: "checkout", variant: "direction=rtl", scale: 1), "push")
///
/// A text is the path of a file. Paths begin at the folder of the test's file.
public struct SceneSource: Sendable {
  fileprivate enum Kind: Sendable {
    case file(String, variant: String, scale: Double?)
    case scene(Scene, name: String?, variant: String, scale: Double?)
    case stage(Stage)
  }

  fileprivate let kind: Kind

  /// Opens the scene.
  ///
  /// - Parameter testFile: relative paths begin at its folder; its name is that of a scene that has none.
  /// - Returns: the stage, and what the variant is called in the address of a golden.
  func open(for testFile: String) throws(StageError) -> (stage: Stage, variant: String) {
    switch kind {
    case .stage(let stage): return (stage, "")
    case .scene(let scene, let name, let text, let scale):
      let variant = try SceneSource.variant(text)
      let file = FilePath.name(of: testFile)
      let name = name ?? (file.hasSuffix(".swift") ? String(file.dropLast(6)) : file)
      return (try Stage(scene: scene, named: name, variant: variant, scale: scale), variant.name)
    case .file(let path, let text, let scale):
      let variant = try SceneSource.variant(text)
      let file = FilePath.join(FilePath.folder(of: testFile), path)
      guard FileAccess.exists(file) else {
        let hint = path.hasPrefix("/") ? "" : "; paths begin at the folder of the test's file"
        throw .file(FileError(path: file, reason: "no such scene" + hint))
      }
      return (try Stage.open(file, .init(variant: variant, scale: scale)), variant.name)
    }
  }

  private static func variant(_ text: String) throws(StageError) -> SceneVariant {
    do throws(SceneVariant.Fault) { return try SceneVariant(text) } catch { throw .request("variant: \(error)") }
  }
}

/// A value that names what an expectation draws: the path of a scene file, a scene, a stage, or a ``SceneSource``.
public protocol SceneSourceConvertible: Sendable {
  var sceneSource: SceneSource { get }
}

extension SceneSource: SceneSourceConvertible {
  public var sceneSource: SceneSource { self }
}

extension String: SceneSourceConvertible {
  /// The scene file at this path, as ``SceneSourceConvertible/file(_:variant:scale:)``.
  public var sceneSource: SceneSource { .file(self) }
}

extension Scene: SceneSourceConvertible {
  /// The scene under the name of the test's file.
  public var sceneSource: SceneSource { .scene(self) }
}

extension Stage: SceneSourceConvertible {
  /// The open stage; its name is that of its goldens.
  public var sceneSource: SceneSource { SceneSource(kind: .stage(self)) }
}

extension SceneSourceConvertible where Self == SceneSource {
  /// A scene file.
  ///
  /// - Parameters:
  ///   - path: a path, relative to the folder of the test's file, or absolute.
  ///   - variant: text as for `--variant`, such as `appearance=dark,direction=rtl`. Default: the scene itself.
  ///   - scale: pixels per point, one of `Stage.OpenOptions.scales`. Default: the device's scale.
  public static func file(_ path: String, variant: String = "", scale: Double? = nil) -> SceneSource {
    SceneSource(kind: .file(path, variant: variant, scale: scale))
  }

  /// A scene built in Swift, without picture files.
  ///
  /// - Parameters:
  ///   - name: what its goldens are called, such as `checkout` of `checkout.scene.json5`. Default: the name of the file of
  ///     the test.
  ///   - variant: as of ``file(_:variant:scale:)``; colours stay those of the scene. Default: the scene as it is.
  ///   - scale: pixels per point, one of `Stage.OpenOptions.scales`. Default: the device's.
  public static func scene(
    _ scene: Scene, named name: String? = nil, variant: String = "", scale: Double? = nil
  ) -> SceneSource {
    SceneSource(kind: .scene(scene, name: name, variant: variant, scale: scale))
  }
}
