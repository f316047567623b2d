import NavReelDrawing

/// One reading of a document: what is in force, and what has been found wrong so far.
///
/// Reading goes on after a problem, so that one run finds them all; what could not be read is nil up to the next
/// value that can do without it.
package final class SceneDecoder {
  /// The file's name in messages.
  package let name: String

  /// Nil while pictures are only collected.
  private let images: [String: ImageTraits]?

  /// In force for everything read from now on.
  var look = Scene.Look.ios18
  var appearance = Scene.Appearance.light

  /// What has been found wrong, each with its place. It is put into words when it is known to be among the first of the
  /// file: the others are only counted.
  private var findings: [Finding] = []

  /// Found before, and how many more of these there are.
  private let earlier: (problems: [SceneProblem], more: Int)

  private struct Finding {
    let location: SourceLocation
    let path: JSON5Path
    let message: () -> String
  }

  /// The number of faults found.
  var problemCount: Int { findings.count + earlier.problems.count + earlier.more }

  /// True once anything has been found wrong.
  package var hasProblems: Bool { problemCount > 0 }

  /// The faults found, as an error; nil for nothing.
  var error: SceneError? {
    guard hasProblems else { return nil }
    // In the order of the file, and of one place as they were found.
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

  /// In seconds; a longer film is a problem.
  var longestFilm = Scene.usualLongestFilm

  /// For what comes after the screens and animators have been read.
  var screenNames: [String] = []
  var reelNames: [String] = []
  var animators: [Animator] = []

  /// True when an animator was given up, so that its name is not missed a second time.
  var hasBrokenAnimators = false

  /// Of the screen or title view that is being read.
  var viewDefaults = ViewDefaults(textColor: .black, tintColor: .black)

  /// How deep the views that are being read lie in each other.
  var viewDepth = 0

  /// - Parameter document: what was found wrong in it already is told with the rest.
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

  /// Reports `expected …, got …`, with the nearest of some names; `listing` shows what was allowed.
  ///
  /// - Parameter cure: how to write what was meant, for slips that are common.
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

  /// Reports a key that the object does not know: with where it belongs, or the one that may have been meant, else
  /// with all of them.
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

  /// Reports names that would be one file on some disks; of more than a scene may have, their number alone is reported.
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

  /// Names of screens and reels become names of files and ids of items.
  func checkName(_ member: Node.Member) {
    guard !SceneName.isName(member.key) else { return }
    report(at: member.keyLocation, member.node.path) { "expected \(SceneName.phrase)" }
  }
}

extension SceneDecoder {
  /// Returns a file's path; relative or not is for the caller to judge, who knows the scene's folder.
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

  /// Returns a picture with what is known of it; in the first reading it is noted, and its size is zero.
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
