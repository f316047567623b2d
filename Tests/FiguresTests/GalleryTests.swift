import NavReelCodecs
import NavReelDrawing
import NavReelFigures
import Foundation
import NavReelTestSupport
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
      #expect(gallery.chapters.map(\.title) == ["0-a", "1-b"])
      #expect(gallery.entries.map(\.name) == ["x", "y", "z"])
    }
  }

  @Test func aChapterIsCalledWhatItsTextSays() throws {
    try inFolder(["0-a/x.scene.json5", "0-a/about.txt"]) { folder in
      try "The first\nSays a word\nor two.\n".write(
        toFile: folder + "/0-a/about.txt", atomically: true, encoding: .utf8)
      let chapter = try Gallery(folder: folder).chapters[0]
      #expect(chapter.title == "The first" && chapter.about == "Says a word or two.")
    }
  }

  @Test func twoScenesOfOneNameAndNoSceneAreErrors() throws {
    try inFolder(["a/x.scene.json5", "b/x.scene.json5"]) { folder in
      #expect { try Gallery(folder: folder) } throws: {
        "\($0)".contains("a/x.scene.json5 and \(folder)/b/x.scene.json5 have one name")
      }
    }
    try inFolder(["a/x.txt"]) { folder in
      #expect { try Gallery(folder: folder) } throws: { "\($0)".contains("*.scene.json5") }
    }
  }

  /// The folder of an entry must be beside the page: never above it, never the page itself.
  @Test(arguments: ["...scene.json5", "..scene.json5", ".hidden.scene.json5", "index.html.scene.json5"])
  func namesThatLeadElsewhereAreErrors(file: String) throws {
    try inFolder(["a/\(file)"]) { folder in
      #expect { try Gallery(folder: folder) } throws: { "\($0)".contains("a/\(file): an entry cannot be called") }
    }
  }

  @Test func aSceneBesideTheChaptersIsAnError() throws {
    try inFolder(["a/x.scene.json5", "y.scene.json5"]) { folder in
      #expect { try Gallery(folder: folder) } throws: { "\($0)".contains("y.scene.json5: lies beside the chapters") }
    }
  }

  @Test func aPageOfAnotherKindIsKept() throws {
    try inFolder(["index.html"]) { folder in
      #expect { try GalleryPage.remove(folder + "/index.html") } throws: { "\($0)".contains("no page of a gallery") }
      #expect(FileManager.default.fileExists(atPath: folder + "/index.html"))
      try GalleryPage(chapters: []).write(to: folder + "/ours.html")
      try GalleryPage.remove(folder + "/ours.html")
      #expect(!FileManager.default.fileExists(atPath: folder + "/ours.html"))
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
      chapters: [.init(title: "0-a", entries: [.init(name: "a b", about: "Fish & \"chips\" <b>", reels: [reel])])])
    let html = page.html
    #expect(html.contains("<p>Fish &amp; &quot;chips&quot; &lt;b&gt;</p>"))
    #expect(html.contains("data-folder=\"a%20b/%3Cpush%3E\" data-frames=\"31\" data-rate=\"30.0\""))
    #expect(html.contains("src=\"a%20b/%3Cpush%3E/frame-0000.png\" width=\"375\" height=\"667\""))
    #expect(html.contains("max=\"30\""))
    #expect(!html.contains("http:") && !html.contains("https:"))
  }

  @Test func aStillHasNoSlider() {
    func inputs(frames: Int) -> Int {
      let reel = GalleryPage.Reel(name: "r", folder: "f", frameCount: frames, rate: 30, width: 1, height: 1)
      let page = GalleryPage(chapters: [.init(title: "c", entries: [.init(name: "e", about: "", reels: [reel])])])
      return page.html.components(separatedBy: "<input").count - 1
    }
    #expect(inputs(frames: 1) == 0 && inputs(frames: 2) == 1)
  }

  @Test(.needsBrowser) func theSliderShowsAnyFrame() throws {
    let program = try #require(HeadlessBrowser.program)
    try PlayerSample.inFolder { folder in
      for frame in 0..<2 {
        let png = PNGEncoder().encode(Pixmap(width: 2, height: 2, filling: .white))
        try Data(png).write(to: URL(filePath: folder + "/frame-000\(frame).png"))
      }
      let reel = GalleryPage.Reel(name: "r", folder: ".", frameCount: 2, rate: 30, width: 2, height: 2)
      try GalleryPage(chapters: [.init(title: "c", entries: [.init(name: "e", about: "", reels: [reel])])])
        .write(to: folder + "/index.html")
      let browser = try HeadlessBrowser(program, folder: folder + "/profile")
      defer { browser.close() }
      try browser.open("file://\(folder)/index.html")
      try browser.enter("1", into: "figure input")
      try browser.wait(until: "document.querySelector('img').src.endsWith('/frame-0001.png')")
      #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    }
  }
}
