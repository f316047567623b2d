import Foundation
import NavReelTesting

@testable import NavReelTesting

/// A scene that is drawn in a few milliseconds, with what the tests change.
func testedScene(title: String = "Two", tint: Color = Color(0, 122, 255)) -> Scene {
  var one = Screen(name: "one", title: "One", content: .rows(3))
  one.bar.barTintColor = Color(0, 160, 80)
  var two = Screen(name: "two", title: title, content: .color(Color(250, 240, 230)))
  two.right = [BarItem(.icon(.builtIn(.add)))]
  two.bar.barTintColor = .white
  two.bar.tintColor = tint
  two.bar.titleColor = .black
  return Scene(
    device: Device(size: Size(120, 200), scale: 1), screens: [one, two],
    reels: [
      .push(from: "one", to: "two", hold: .init(before: 0.1, after: 0.2)),
      Reel(name: "still", kind: .still(.init(screen: "two"))),
    ])
}

extension SceneSourceConvertible where Self == SceneSource {
  static func tested(title: String = "Two", tint: Color = Color(0, 122, 255)) -> SceneSource {
    .scene(testedScene(title: title, tint: tint), named: "tested")
  }
}

/// A folder of its own for a test, which is removed afterwards.
func withFolder<R>(_ body: (String) throws -> R) throws -> R {
  let folder = FileManager.default.temporaryDirectory.appending(path: "navreel-testing-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder.path)
}

/// The names of the files below a folder, sorted.
func files(in folder: String) throws -> [String] {
  let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
  return names.filter { name in
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: folder + "/" + name, isDirectory: &isFolder) && !isFolder.boolValue
  }.sorted()
}

/// A check with nothing of this machine's environment, unless the test gives it some.
func check(
  _ scene: SceneSource, _ reel: String = "push", at instant: String? = nil, in goldens: String,
  limits: DiffLimits = .exact, _ environment: [String: String] = [:], file: String = #filePath
) -> CheckFailure? {
  TestSettings.$environment.withValue(environment) {
    ReelCheck(
      source: ReelSource(scene: scene, reel: reel, testFile: file), instant: instant, goldens: Goldens(goldens),
      limits: limits
    ).failure()
  }
}

/// Writes the goldens of the tested scene.
func record(_ scene: SceneSource = .tested(), _ reel: String = "push", at instant: String? = nil, in goldens: String) {
  _ = check(scene, reel, at: instant, in: goldens, ["NAVREEL_RECORD": "all"])
}

extension CheckFailure {
  var text: String { lines.joined(separator: "\n") }
}
