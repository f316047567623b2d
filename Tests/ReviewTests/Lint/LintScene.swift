import NavReelDrawing
import NavReelMotion
import NavReelScene
import Testing

@testable import NavReel
@testable import NavReelReview

/// Opens a scene's text: 120 × 240 points with a bar from 20 to 64, and no status bar unless requested: as with a
/// notch, the inset stays.
///
/// - Parameter members: the scene's members besides the version and the device.
func lintStage(_ members: String, statusBar: String = "{hidden: true}") throws -> Stage {
  let text =
    "{navreel: 1, device: {size: [120, 240], scale: 2, safeTop: 20, statusBarClass: 'x'}, statusBar: \(statusBar), \(members)}"
  return try Stage(scene: SceneDocument(text: text, name: "lint").decode().resolve(), named: "lint")
}

/// Returns a rule's findings in the reel `r` of such a scene.
func findings(_ rule: LintRule, _ members: String, statusBar: String = "{hidden: true}") throws -> [LintFinding] {
  try Lint(rules: [rule], jobs: 2).findings(in: lintStage(members, statusBar: statusBar).film("r"))
}

/// Returns an item's frame in the first frame of the reel `r`.
func frame(of id: String, _ members: String) throws -> Rect {
  let attributes = try lintStage(members).film("r").attributes(fps: 60, jobs: 1, ofEveryItem: true)
  let numbers = try ["x", "y", "width", "height"].map { key in
    try #require(attributes["\(id).\(key)"]?.numbers.first ?? nil)
  }
  return Rect(numbers[0], numbers[1], numbers[2], numbers[3])
}

/// Returns an item's text in the first frame of the reel `r`.
func text(of id: String, _ members: String) throws -> String? {
  try lintStage(members).film("r").attributes(fps: 60, jobs: 1, ofEveryItem: true)[id + ".text"]?.words.first ?? nil
}
