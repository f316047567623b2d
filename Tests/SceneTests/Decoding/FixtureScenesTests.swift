import NavReelDrawing
import Foundation
import NavReelScene
import NavReelTestSupport
import Testing

@Suite struct FixtureScenesTests {
  static let folder = Fixtures.folder.appending(path: "scenes")

  /// Every scene below `Fixtures/scenes`, by file name.
  static let names: [String] = {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return all.filter { $0.hasSuffix(".scene.json5") }.sorted()
  }()

  static func draft(_ name: String, _ variant: SceneVariant = SceneVariant()) throws -> SceneDraft {
    let data = try Data(contentsOf: folder.appending(path: name))
    return try SceneDocument(bytes: data, name: name).decode(variant: variant)
  }

  static func scene(_ name: String, _ variant: SceneVariant = SceneVariant()) throws -> Scene {
    let draft = try draft(name, variant)
    let traits = ImageTraits(size: Size(750, 960), isOpaque: true)
    return try draft.resolve(images: Dictionary(uniqueKeysWithValues: draft.imagePaths.map { ($0.path, traits) }))
  }

  @Test func theTopicsAreThere() {
    for topic in [
      "plain", "forest", "large-title", "stretchy-header", "dark", "arabic", "chinese-emoji", "custom-items",
    ] {
      #expect(Self.names.contains(topic + ".scene.json5"))
    }
  }

  @Test(arguments: names) func decodesWithoutAWarning(name: String) throws {
    let scene = try Self.scene(name)
    #expect(scene.warnings.isEmpty)
    #expect(!scene.screens.isEmpty && !scene.reels.isEmpty)
  }

  @Test(arguments: names) func namesOnlyPicturesThatExist(name: String) throws {
    for picture in try Self.draft(name).imagePaths {
      #expect(!picture.leavesFolder)
      #expect(FileManager.default.fileExists(atPath: Self.folder.appending(path: picture.path).path), "\(picture.path)")
    }
  }

  @Test(arguments: names) func decodesInEveryVariant(name: String) throws {
    for appearance in Scene.Appearance.allCases {
      for look in Scene.Look.allCases {
        let variant = SceneVariant(look: look, device: "iPad 9.7", appearance: appearance, direction: .rightToLeft)
        let scene = try Self.scene(name, variant)
        #expect(scene.appearance == appearance && scene.look == look && scene.direction == .rightToLeft)
        #expect(scene.device.name == "iPad 9.7")
      }
    }
  }
}
