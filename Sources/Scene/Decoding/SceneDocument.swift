public import NavReelDocuments

/// A scene file that has been parsed, but not decoded.
///
///     let draft = try SceneDocument(text: text, name: "forest.scene.json5").decode()
///     let scene = try draft.resolve(images: traits)
public struct SceneDocument: Sendable {
  /// The file's name in messages.
  public let name: String
  private let file: JSON5Document

  /// The largest size of a scene file, in bytes: 4 MiB. A larger file is not read.
  public static let byteLimit = JSON5Document.byteLimit

  /// Reads JSON5 from a text.
  ///
  /// - Throws: every syntax error that can be told apart.
  public init(text: String, name: String) throws(DocumentError) {
    self.name = name
    file = try SceneDocument.parse(text.utf8, name)
  }

  /// Reads JSON5 from the bytes of a file, which must be UTF-8.
  public init(bytes: some Collection<UInt8>, name: String) throws(DocumentError) {
    self.name = name
    file = try SceneDocument.parse(bytes, name)
  }

  private static func parse(_ bytes: some Collection<UInt8>, _ name: String) throws(DocumentError) -> JSON5Document {
    try JSON5Document(bytes: bytes, name: name) { word in ColorSlip(word).map { "write \($0.cure)" } }
  }

  /// Checks the whole scene and lists the files that it names.
  ///
  /// - Parameter variant: the values that replace the file's own.
  /// - Throws: every problem of the file, in the file's order.
  public func decode(variant: SceneVariant = SceneVariant()) throws(DocumentError) -> SceneDraft {
    let (scene, decoder) = try read(variant: variant, images: nil)
    var isFontFile = false
    if case .file = scene.fonts.text { isFontFile = true }
    return SceneDraft(
      document: self, variant: variant, outline: scene, images: decoder.imageRequests,
      font: fontRequest(scene.fonts), isFontFile: isFontFile)
  }

  /// Reads the scene; without `images` the pictures are only recorded.
  func read(
    variant: SceneVariant, images: [String: ImageTraits]?
  ) throws(DocumentError) -> (scene: Scene, decoder: SceneDecoder) {
    let decoder = SceneDecoder(file, images: images)
    let scene = SceneKeys.read(Node(file.root), variant, decoder)
    if let error = decoder.problems.error { throw error }
    guard let scene else { preconditionFailure("a scene that is not read has a problem") }
    return (scene, decoder)
  }

  /// The places of the reels' names.
  var reelLocations: [String: SourceLocation] {
    let members = Node(file.root).member(SceneKeys.reels.name)?.members ?? []
    return Dictionary(members.map { ($0.key, $0.keyLocation) }, uniquingKeysWith: { first, _ in first })
  }

  private func fontRequest(_ fonts: Fonts) -> AssetRequest? {
    guard let node = Node(file.root).member("fonts")?.member("text") else { return nil }
    let name =
      switch fonts.text {
      case .file(let path), .family(let path): path
      }
    return AssetRequest(path: name, location: node.value.location, place: node.path.text)
  }
}
