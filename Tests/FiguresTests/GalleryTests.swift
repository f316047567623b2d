import Figures
import Foundation
import TestSupport
import Testing

@Suite struct GalleryTests {
  @discardableResult
  private func inFolder<R>(_ files: [String], _ body: (String) throws -> R) throws -> R {
    let folder = FileManager.default.temporaryDirectory.appending(path: "navreel-gallery-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in files {
      let url = folder.appending(path: file)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
    return try body(folder.path)
  }

  @Test func chaptersAreFoldersAndEntriesTheirScenes() throws {
    try inFolder(["1-b/z.scene.json5", "0-a/y.scene.json5", "0-a/x.scene.json5", "0-a/note.txt", "2-c/none.txt"]) {
      let gallery = try Gallery(folder: $0)
      #expect(gallery.chapters.map(\.name) == ["0-a", "1-b"])
      #expect(gallery.entries.map(\.name) == ["x", "y", "z"])
    }
  }

  @Test func twoScenesOfOneNameAndNoSceneAreErrors() throws {
    try inFolder(["a/x.scene.json5", "b/x.scene.json5"]) { folder in
      #expect { try Gallery(folder: folder) } throws: { "\($0)".contains("two scenes are called \"x\"") }
    }
    try inFolder(["a/x.txt"]) { folder in
      #expect { try Gallery(folder: folder) } throws: { "\($0)".contains("*.scene.json5") }
    }
  }

  @Test func theGalleryOfACheckoutIsFoundFromBelow() throws {
    try inFolder([Gallery.place + "/a/x.scene.json5", "deep/er/tool"]) { folder in
      let found = try #require(Gallery.find(from: folder + "/deep/er/tool"))
      #expect(found.hasSuffix("/" + Gallery.place))
      #expect(Gallery.find(from: folder + "/nothing") == nil)
    }
  }
}

@Suite struct GalleryPageTests {
  @Test func aPageNamesEveryReelAndEscapesWhatPeopleWrite() {
    let reel = GalleryPage.Reel(name: "push", folder: "a b/<push>", frameCount: 31, rate: 30, width: 375, height: 667)
    let page = GalleryPage(
      chapters: [.init(name: "0-a", entries: [.init(name: "a b", about: "Fish & \"chips\" <b>", reels: [reel])])])
    let html = page.html
    #expect(html.contains("<p>Fish &amp; &quot;chips&quot; &lt;b&gt;</p>"))
    #expect(html.contains("data-folder=\"a%20b/%3Cpush%3E\" data-frames=\"31\" data-rate=\"30.0\""))
    #expect(html.contains("src=\"a%20b/%3Cpush%3E/frame-0000.png\" width=\"375\" height=\"667\""))
    #expect(html.contains("max=\"30\""))
    #expect(!html.contains("http"))
  }
}
