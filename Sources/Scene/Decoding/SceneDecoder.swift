import NavReelDocuments
import NavReelDrawing

/// One reading of a scene: the settings in force, and what was found so far.
final class SceneDecoder: DocumentReader {
  let problems: ProblemLog

  /// The pictures by path; nil while they are only collected.
  private let images: [String: ImageTraits]?

  /// The look in force for everything read from now on.
  var look = Scene.Look.ios18
  var appearance = Scene.Appearance.light

  private(set) var warnings: [SceneWarning] = []
  private(set) var imageRequests: [AssetRequest] = []
  private var requestedImages: Set<String> = []

  var defaults = SceneDefaults()

  /// The longest film, in seconds; a longer one is a problem.
  var longestFilm = Scene.usualLongestFilm

  /// Names to which other parts of the file refer.
  var screenNames: [String] = []
  var reelNames: [String] = []
  var animators: [Animator] = []

  /// True if an animator could not be read, so that its name is not reported as missing, too.
  var hasBrokenAnimators = false

  /// The defaults of the screen or title view that is being read.
  var viewDefaults = ViewDefaults(textColor: .black, tintColor: .black)

  /// The nesting depth of the views that are being read.
  var viewDepth = 0

  init(_ document: JSON5Document, images: [String: ImageTraits]?) {
    problems = ProblemLog(document)
    self.images = images
  }

  var palette: SystemColors { SystemColors(look: look, appearance: appearance) }

  /// True in the second reading, when pictures have their sizes.
  var knowsImages: Bool { images != nil }

  func warn(_ code: String, _ message: String, at node: Node) {
    warnings.append(SceneWarning(code: code, path: node.path.text, message: message, location: node.location))
  }

  /// Reports names that would be one file on some disks; more names than a scene may have are not compared.
  func checkDistinct(_ members: [Node.Member], limit: Int) {
    guard members.count <= limit else { return }
    for (member, clash) in zip(members, SceneName.clashes(members.map(\.key))) {
      guard let clash, let first = members.first(where: { $0.key == clash }) else { continue }
      problems.report(at: member.keyLocation, member.node.path) {
        "\(JSON5Value.quoted(member.key)) and \(JSON5Value.quoted(clash)) at \(first.keyLocation) are too alike: "
          + SceneName.clashPhrase + "; rename one of them"
      }
    }
  }

  /// Reports an unsuitable name: names of screens and reels become names of files and ids of items.
  func checkName(_ member: Node.Member) {
    guard !SceneName.isName(member.key) else { return }
    problems.report(at: member.keyLocation, member.node.path) { "expected \(SceneName.phrase)" }
  }
}

extension SceneDecoder {
  static func synonym(of word: String) -> String? { SceneSlips.name(meantBy: word) }

  static func advice(
    onUnknownKey member: Node.Member, allowed: [String], in table: ObjectTable?, at node: Node?
  ) -> String? {
    if let cure = SceneSlips.cure(for: member.key, at: member.node.path.text) { return cure }
    if let key = SceneSlips.key(meantBy: member.key, among: allowed) { return "did you mean \"\(key)\"?" }
    guard let table, let node else { return nil }
    let homes = KeyHome.places(of: member.key, missedIn: table, at: node)
    return homes.isEmpty ? nil : "it belongs in \(alternatives(homes))"
  }
}

/// The forms of scenes, which the settings in force may change.
typealias Form<Value> = NavReelDocuments.Form<Value, SceneDecoder>
typealias Key<Value> = NavReelDocuments.Key<Value, SceneDecoder>
typealias ObjectReader = NavReelDocuments.ObjectReader<SceneDecoder>

extension SceneDecoder {
  /// Returns a file's path, or nil after a report. The caller, which knows the scene's folder, judges absolute paths.
  func assetPath(_ node: Node, _ phrase: String) -> String? {
    guard let path = node.string else {
      expected(phrase, at: node)
      return nil
    }
    let isPlain = path.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0 != "\\" }
    guard !path.isEmpty else {
      expected(phrase, at: node)
      return nil
    }
    guard path.utf8.count <= Limits.pathLength, isPlain else {
      expected(phrase + " with / between its parts, at most \(Limits.pathLength) bytes", at: node)
      return nil
    }
    return path
  }

  /// Returns a picture with its size and opacity; in the first reading it is only recorded, and its size is zero.
  func image(_ path: String, at node: Node) -> ImageReference? {
    guard let images else {
      if requestedImages.insert(path).inserted {
        imageRequests.append(AssetRequest(path: path, location: node.value.location, place: node.path.text))
      }
      return ImageReference(path: path, size: .zero, isOpaque: true)
    }
    guard let traits = images[path] else {
      report("there is no picture \(JSON5Value.quoted(path))", at: node)
      return nil
    }
    return ImageReference(path: path, size: traits.size, isOpaque: traits.isOpaque)
  }
}
