import NavReelDrawing

/// One reading of a document: the settings in force, and the problems found so far.
///
/// Reading goes on after a problem, so that one run finds them all. A value that could not be read is nil, as is every
/// value that cannot do without it.
package final class SceneDecoder {
  /// The file's name in messages.
  package let name: String

  /// The pictures by path; nil while they are only collected.
  private let images: [String: ImageTraits]?

  /// The look in force for everything read from now on.
  var look = Scene.Look.ios18
  var appearance = Scene.Appearance.light

  /// The problems found, each with its place. Its message is made only if it is among the first of the file: the others
  /// are only counted.
  private var findings: [Finding] = []

  /// The problems found before, and the number of further ones.
  private let earlier: (problems: [SceneProblem], more: Int)

  private struct Finding {
    let location: SourceLocation
    let path: JSON5Path
    let message: () -> String
  }

  /// The number of problems found.
  var problemCount: Int { findings.count + earlier.problems.count + earlier.more }

  /// True once a problem has been found.
  package var hasProblems: Bool { problemCount > 0 }

  /// The problems found, as an error; nil if there are none.
  var error: SceneError? {
    guard hasProblems else { return nil }
    // In the order of the file; at one place, in the order in which they were found.
    let order = findings.indices.sorted { (findings[$0].location, $0) < (findings[$1].location, $1) }
    let shown = order.prefix(SceneError.mostShown).map { index in
      let finding = findings[index]
      return SceneProblem(
        name: name, location: finding.location, path: finding.path.text, message: finding.message())
    }
    return SceneError(earlier.problems + shown, more: problemCount - earlier.problems.count - shown.count)
  }

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

  /// - Parameter document: the document; the problems found in it already are reported with the rest.
  init(_ document: JSON5Document, images: [String: ImageTraits]?) {
    name = document.name
    earlier = (document.duplicateKeys, document.moreDuplicates)
    self.images = images
  }

  var palette: SystemColors { SystemColors(look: look, appearance: appearance) }

  /// True in the second reading, when pictures have their sizes.
  var knowsImages: Bool { images != nil }

  package func report(_ message: @escaping @autoclosure () -> String, at node: Node) {
    report(at: node.value.location, node.path, message)
  }

  private func report(at location: SourceLocation, _ path: JSON5Path, _ message: @escaping () -> String) {
    findings.append(Finding(location: location, path: path, message: message))
  }

  /// Reports `expected …, got …`, with the nearest of some names; `listing` shows the allowed ones.
  ///
  /// - Parameter cure: the right notation, for common mistakes.
  package func expected(
    _ phrase: String, at node: Node, near names: [String] = [], listing allowed: [String] = [], cure: String? = nil
  ) {
    report(at: node.value.location, node.path) {
      let list = allowed.isEmpty ? "" : " (\(allowed.joined(separator: ", ")))"
      let hint = cure.map { "; " + $0 } ?? node.string.map { Suggestion.clause($0, among: names) } ?? ""
      return "expected \(phrase)\(list), got \(node.summary)\(hint)"
    }
  }

  func warn(_ code: String, _ message: String, at node: Node) {
    warnings.append(SceneWarning(code: code, path: node.path.text, message: message, location: node.location))
  }

  /// Reports a key that the object does not have, with the place where it belongs or the key that may have been meant,
  /// else with all keys.
  func unknownKey(
    _ member: Node.Member, allowed: [String], homes: @escaping @autoclosure () -> [String] = []
  ) {
    report(at: member.keyLocation, member.node.path) {
      let homes = homes()
      let hint =
        KeySlips.cure(for: member.key, at: member.node.path.text).map { "; " + $0 }
        ?? KeySlips.meant(by: member.key, among: allowed).map { "; did you mean \"\($0)\"?" }
        ?? (homes.isEmpty
          ? Suggestion.clause(member.key, among: allowed) : "; it belongs in \(alternatives(homes))")
      let list = hint.isEmpty ? "; allowed: " + allowed.joined(separator: ", ") : hint
      return "unknown key \(JSON5Value.quoted(member.key))\(list)"
    }
  }

  func reportUnknown(_ members: [Node.Member], allowed: [String]) {
    for member in members where !allowed.contains(member.key) { unknownKey(member, allowed: allowed) }
  }

  /// Reports names that would be one file on some disks; more names than a scene may have are not compared.
  func checkDistinct(_ members: [Node.Member], limit: Int) {
    guard members.count <= limit else { return }
    for (member, clash) in zip(members, SceneName.clashes(members.map(\.key))) {
      guard let clash, let first = members.first(where: { $0.key == clash }) else { continue }
      report(at: member.keyLocation, member.node.path) {
        "\(JSON5Value.quoted(member.key)) and \(JSON5Value.quoted(clash)) at \(first.keyLocation) are too alike: "
          + SceneName.clashPhrase + "; rename one of them"
      }
    }
  }

  /// Reports an unsuitable name: names of screens and reels become names of files and ids of items.
  func checkName(_ member: Node.Member) {
    guard !SceneName.isName(member.key) else { return }
    report(at: member.keyLocation, member.node.path) { "expected \(SceneName.phrase)" }
  }
}

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
