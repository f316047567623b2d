import NavReelDocuments
import NavReelDrawing
import NavReelScene
import Testing

/// Returns the problems of decoding a text, as `path: message`; empty if it decodes.
func problems(in text: String, variant: SceneVariant = SceneVariant()) -> [String] {
  do throws(DocumentError) {
    _ = try SceneDocument(text: text, name: "s").decode(variant: variant)
    return []
  } catch {
    return error.problems.map { $0.path.isEmpty ? $0.message : "\($0.path): \($0.message)" }
  }
}

/// Returns the scene of a text whose pictures, if any, have 100 × 50 opaque pixels.
func scene(_ text: String, variant: SceneVariant = SceneVariant()) throws -> Scene {
  let draft = try SceneDocument(text: text, name: "s").decode(variant: variant)
  let traits = ImageTraits(size: Size(100, 50), isOpaque: true)
  return try draft.resolve(images: Dictionary(uniqueKeysWithValues: draft.imagePaths.map { ($0.path, traits) }))
}

/// Returns the screen `a` with the given members.
func screen(_ words: String, top: String = "") throws -> Screen {
  let scene = try scene("{navreel: 1, \(top) screens: {a: {\(words)}}}")
  guard let screen = scene.screen("a") else { throw MissingScreen() }
  return screen
}

private struct MissingScreen: Error {}

/// Expects each case's problems, written as `path: message`.
///
/// - Parameters:
///   - frame: a scene with `$` in the place of the case's members.
///   - cases: for each case, a line of members, then its problems, indented.
func expectProblems(
  in frame: String, _ cases: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  var words: String?
  var expected: [String] = []
  func check() {
    guard let words else { return }
    let parts = frame.split(separator: "$", omittingEmptySubsequences: false)
    let found = problems(in: parts.joined(separator: words))
    #expect(found == expected, "\(words)", sourceLocation: sourceLocation)
  }
  for line in cases.split(separator: "\n") {
    if line.hasPrefix("  ") {
      expected.append(String(line.dropFirst(2)))
    } else {
      check()
      (words, expected) = (String(line), [])
    }
  }
  check()
}
