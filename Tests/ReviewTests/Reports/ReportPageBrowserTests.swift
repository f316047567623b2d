import NavReelCodecs
import Foundation
import NavReel
import NavReelTestSupport
import Testing

@testable import NavReelReview

/// The page in a browser.
@Suite(.serialized, .needsBrowser) struct ReportPageBrowserTests {
  /// Opens the page of ``ReportSample`` and examines it; it must log nothing to the console and not use the network.
  private func inBrowser(
    _ embedding: ReportPictures.Embedding = .all, fragment: String = "",
    change: (ReportFolder) throws -> Void = { _ in },
    look: (View) throws -> Void
  ) throws {
    let program = try #require(HeadlessBrowser.program)
    let path = FileManager.default.temporaryDirectory.appending(path: "navreel-page-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let folder = ReportFolder(path + "/report")
    let pictures = ReportSample.pictures()
    for (picture, digest) in pictures { try folder.evidence.save(picture, digest) }
    try change(folder)
    let digests = pictures.map(\.1)
    _ = try folder.writePage(ReportSample.report(digests), embedding)
    let browser = try HeadlessBrowser(program, folder: path + "/profile")
    defer { browser.close() }
    let address = "file://" + folder.pagePath
    try browser.open(address + fragment)
    try look(View(browser: browser, digests: digests))
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    let isOurs: (String) -> Bool = { $0.hasPrefix("file://\(folder.path)/") || $0.hasPrefix("data:") }
    #expect(browser.addresses.allSatisfy(isOurs), "\(browser.addresses)")
  }

  /// The parts of the page that tests examine.
  private struct View {
    let browser: HeadlessBrowser
    let digests: [PixelDigest]

    func text(_ expression: String) throws -> String? { try browser.evaluate(expression) as? String }

    /// Waits until a slot of the open viewer shows a decoded picture.
    func wait(_ slot: String, _ digest: Int) throws {
      try browser.wait(
        until: """
          (() => {
            const slot = document.querySelector("\(slot)");
            return slot?.dataset.digest === "\(digests[digest])" && slot.firstChild.naturalWidth === 60;
          })()
          """)
    }

    var shown: [String] {
      get throws {
        try browser.evaluate("[...document.querySelectorAll('.reel:not([hidden])')].map(one => one.id)") as? [String]
          ?? []
      }
    }

    var current: String? { get throws { try text("document.querySelector('.reel.current')?.id") } }
  }

  private static let expected = ".pane.expected .slot", actual = ".pane.actual .slot"

  @Test(arguments: [ReportPictures.Embedding.all, .none])
  func theScrubberChangesThePictures(_ embedding: ReportPictures.Embedding) throws {
    try inBrowser(embedding) { page in
      // It begins with the first frame that differs.
      try page.wait(Self.actual, 1)
      try page.wait(Self.expected, 0)
      try page.wait(".pane.difference .slot", 2)
      #expect(try page.text("document.querySelector('.clock b').textContent") == "Frame 2")
      #expect(try page.text("document.querySelector('.told').textContent")?.hasPrefix("changed: 40 pixels") == true)
      try page.browser.enter("0", into: ".scrubber")
      try page.wait(Self.actual, 0)
      #expect(try page.text("document.querySelector('.pane.difference .slot').textContent") == "No pixel differs")
      #expect(try page.text("document.querySelector('.note').textContent") == "")
      // Frame 4 has no pictures, so the page shows those of frames 2–3 and says so.
      try page.browser.enter("4", into: ".scrubber")
      try page.wait(Self.actual, 1)
      #expect(
        try page.text("document.querySelector('.note').textContent")
          == "The report has no pictures of frame 4; shown are frames 2–3.")
      #expect(try page.browser.evaluate("document.querySelectorAll('.marks i').length") as? Int == 2)
    }
  }

  /// Pictures of another frame take a moment; until then the boxes are those of the visible pictures.
  @Test func boxesComeWithTheirPictures() throws {
    try inBrowser { page in
      try page.wait(Self.actual, 1)
      let boxes = "document.querySelectorAll('.pane.expected .boxes i').length"
      #expect(try page.browser.evaluate(boxes) as? Int == 2)
      let atOnce = try page.browser.evaluate(
        """
        (() => {
          for (const key of ["Home", "+"]) dispatchEvent(new KeyboardEvent("keydown", {key}));
          return \(boxes);
        })()
        """)
      #expect(atOnce as? Int == 2)
      try page.browser.wait(until: "\(boxes) === 0")
    }
  }

  @Test func theSliderMovesAndBlinkingStops() throws {
    try inBrowser(fragment: "#forest/push") { page in
      try page.wait(Self.actual, 1)
      try page.browser.press("2")
      try page.wait(".slot.over", 1)
      let split = "getComputedStyle(document.querySelector('.slot.over')).clipPath"
      let before = try page.text(split)
      try page.browser.enter("20", into: ".splitter")
      #expect(before?.contains("50%") == true)
      #expect(try page.text(split)?.contains("20%") == true)
      // A click at three quarters of the picture's width.
      let place = try #require(
        page.browser.evaluate(
          """
          (() => {
            const box = document.querySelector(".splitter").getBoundingClientRect();
            return [box.left + box.width * .75, box.top + box.height / 2];
          })()
          """) as? [Double])
      try page.browser.click(x: place[0], y: place[1])
      let moved = try #require(page.text("document.querySelector('.splitter').value").flatMap(Double.init))
      #expect(abs(moved - 75) < 2, "\(moved)")
      try page.browser.evaluate("document.activeElement.blur()")

      let side = "document.querySelector('.panes').dataset.side"
      try page.browser.press(" ")
      for _ in 0..<2 {
        try page.browser.wait(until: side + " === 'actual'")
        try page.browser.wait(until: side + " === 'expected'")
      }
      try page.browser.press(" ")
      #expect(
        try page.browser.evaluate("document.querySelector('.view').classList.contains('blinking')") as? Bool == false)
      let still = try page.text(side)
      try page.browser.evaluate("new Promise(done => setTimeout(done, 1200))")
      #expect(try page.text(side) == still)
      try page.browser.press("1")
      try page.wait(Self.expected, 0)
    }
  }

  @Test func theFilterFilters() throws {
    try inBrowser { page in
      #expect(try page.shown.count == 14)
      try page.browser.enter("REEL-1 plain", into: "#text")
      #expect(try page.shown == ["plain/reel-1", "plain/reel-10", "plain/reel-11"])
      try page.browser.enter("tintcolor", into: "#text")
      #expect(try page.shown == ["forest/push"])
      try page.browser.enter("nothing of this kind", into: "#text")
      #expect(try page.shown.isEmpty)
      #expect(try page.browser.evaluate("document.getElementById('none').hidden") as? Bool == false)
      try page.browser.press("Escape")
      #expect(try page.shown.count == 14)
      try page.browser.evaluate("document.querySelector('[data-show=lint]').click()")
      #expect(try page.shown == ["forest/zoom"])
      try page.browser.evaluate("document.querySelector('[data-show=same]').click()")
      #expect(try page.shown.count == 12)
      #expect(try page.browser.evaluate("document.getElementById('accept').hidden") as? Bool == true)
      try page.browser.evaluate("document.querySelector('[data-show=same]').click()")
      #expect(try page.text("document.getElementById('accept').textContent") == "Approve command for 2")
    }
  }

  @Test func keysGoFromReelToReelAndFrameToFrame() throws {
    try inBrowser { page in
      #expect(try page.current == "forest/push")
      try page.wait(Self.actual, 1)
      for (key, shift, frame) in [
        ("ArrowRight", false, 3), ("ArrowRight", false, 4), ("ArrowRight", false, 4), ("ArrowLeft", true, 2),
        ("Home", false, 0), ("ArrowRight", true, 2), ("End", false, 4),
      ] {
        try page.browser.press(key, shift: shift)
        try page.browser.wait(until: "document.querySelector('.clock b').textContent === 'Frame \(frame)'")
      }
      try page.browser.wait(until: "location.hash === '#forest/push&frame=4'")
      try page.browser.press("j")
      #expect(try page.current == "forest/zoom")
      try page.browser.press("j")
      #expect(try page.current == "plain/reel-0")
      #expect(try page.browser.evaluate("document.getElementById('plain/reel-0').open") as? Bool == false)
      try page.browser.press("Enter")
      try page.browser.wait(until: "document.getElementById('plain/reel-0').open")
      try page.browser.press("k")
      #expect(try page.current == "forest/zoom")
      try page.browser.press("?")
      #expect(try page.browser.evaluate("document.getElementById('help').open") as? Bool == true)
      try page.browser.press("Escape")
      #expect(try page.browser.evaluate("document.getElementById('help').open") as? Bool == false)
      try page.browser.press("t")
      let dark = try page.text("getComputedStyle(document.body).backgroundColor")
      try page.browser.press("t")
      #expect(try page.text("getComputedStyle(document.body).backgroundColor") != dark)
    }
  }

  @Test func anAddressOpensAReelAFrameAndAView() throws {
    try inBrowser(fragment: "#plain/reel-7") { page in
      let current = try page.current
      #expect(current == "plain/reel-7")
      #expect(try page.browser.evaluate("document.getElementById('plain/reel-7').open") as? Bool == true)
    }
    try inBrowser(fragment: "#forest/push&frame=1&view=slider&zoom=4") { page in
      try page.wait(".slot.over", 0)
      #expect(try page.text("document.querySelector('.clock b').textContent") == "Frame 1")
      let width = "document.querySelector('.slot.over img').getBoundingClientRect().width * devicePixelRatio"
      #expect(try page.browser.evaluate(width) as? Double == 240)
      #expect(try page.text("getComputedStyle(document.querySelector('.slot.over img')).imageRendering") == "pixelated")
    }
    try inBrowser(fragment: "#%zz&frame=x") { page in
      let current = try page.current
      #expect(current == "forest/push")
    }
  }

  @Test func boxesAndZoomShowWhatChanged() throws {
    try inBrowser { page in
      try page.wait(Self.actual, 1)
      #expect(try page.browser.evaluate("document.querySelectorAll('.pane.actual .boxes i').length") as? Int == 2)
      let display = "getComputedStyle(document.querySelector('.pane.actual .boxes')).display"
      #expect(try page.text(display) == "block")
      try page.browser.press("b")
      #expect(try page.text(display) == "none")
      // The second region is 4×4 pixels, so it gets the largest zoom, in the middle of the port.
      try page.browser.press("z")
      try page.browser.press("z")
      let middle = try #require(
        page.browser.evaluate(
          """
          (() => {
            const port = document.querySelector(".pane.actual .port"), scale = 16 / devicePixelRatio;
            const padding = parseFloat(getComputedStyle(port).paddingLeft);
            const sheet = port.querySelector(".sheet").getBoundingClientRect(), box = port.getBoundingClientRect();
            return [Math.round(sheet.width / scale), (box.left + port.clientWidth / 2 - sheet.left) / scale];
          })()
          """) as? [Double])
      #expect(middle[0] == 60 && middle[1] > 34 && middle[1] <= 46, "\(middle)")
    }
  }

  @Test func aPictureThatIsMissingOrBrokenIsSaid() throws {
    let digests = ReportSample.pictures().map(\.1)
    try inBrowser { folder in
      try FileManager.default.removeItem(atPath: folder.picturePath(digests[2]))
      try Data("no picture".utf8).write(to: URL(fileURLWithPath: folder.picturePath(digests[1])))
    } look: { page in
      try page.wait(Self.expected, 0)
      #expect(
        try page.text("document.querySelector('.pane.actual .slot').textContent")
          == "This picture cannot be read: pictures/\(digests[1]).png")
      #expect(
        try page.text("document.querySelector('.pane.difference .slot').textContent")
          == "This picture is missing: pictures/\(digests[2]).png")
    }
  }

  @Test func viewersAreMadeWhereTheyComeIntoSight() throws {
    try inBrowser { page in
      try page.wait(Self.actual, 1)
      #expect(try page.browser.evaluate("document.querySelectorAll('.view.built').length") as? Int == 1)
      #expect(try page.browser.evaluate("document.querySelectorAll('.slot img').length") as? Int == 3)
    }
  }
}
