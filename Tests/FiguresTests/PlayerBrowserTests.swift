import NavReelDrawing
import NavReelFigures
import Foundation
import NavReel
import NavReelTestSupport
import Testing

/// The page in a browser.
@Suite(.serialized, .needsBrowser) struct PlayerBrowserTests {
  /// Opens a page and examines it; it must log nothing to the console and not use the network.
  private func inBrowser(
    _ name: String, write: (String) throws -> Void, fragment: String = "", look: (PlayerPageView) throws -> Void
  ) throws {
    let program = try #require(HeadlessBrowser.program)
    try PlayerSample.inFolder { folder in
      let path = folder + "/\(name).html"
      try write(path)
      let browser = try HeadlessBrowser(program, folder: folder + "/profile")
      defer { browser.close() }
      let address = "file://" + path
      try browser.open(address + fragment)
      try look(PlayerPageView(browser: browser, address: address))
      #expect(browser.complaints.isEmpty)
      #expect(browser.addresses.allSatisfy { $0.hasPrefix(address) || $0.hasPrefix("data:") }, "\(browser.addresses)")
      #expect(try browser.evaluate("document.getElementById('failure').hidden") as? Bool == true)
    }
  }

  @Test func theCanvasHoldsThePixelsOfEveryFrameInAnyOrder() throws {
    let pictures = PlayerSample.noise(50)
    try inBrowser("noise") { path in
      try PlayerSample.write(pictures, PlayerSample.page(of: pictures), to: path)
    } look: { page in
      // Forwards, backwards, far and near, twice.
      for frame in Array(0..<50) + [49, 3, 30, 29, 28, 27, 12, 11, 48, 0, 1, 1, 47, 24, 25, 23] {
        try page.scrub(to: frame)
        #expect(try page.pixels() == pictures[frame], "frame \(frame)")
      }
      #expect(try page.browser.evaluate("document.getElementById('panel').hidden") as? Bool == true)
    }
  }

  @Test func keysAndButtonsStep() throws {
    let film = try PlayerSample.film()
    let frames = Array(try film.frames(fps: 60))
    let last = frames.count - 1
    try inBrowser(
      "push",
      write: { path in
        try PlayerSample.write(frames.map(\.pixmap), PlayerPage(film, attributes: film.attributes(fps: 60)), to: path)
      }, fragment: "#t=0.25"
    ) { page in
      try page.wait(for: 15)
      #expect(try page.pixels() == frames[15].pixmap)
      for (key, shift, frame) in [
        ("ArrowRight", false, 16), ("ArrowLeft", false, 15), (".", false, 16), (",", false, 15),
        ("ArrowRight", true, 25),
        ("ArrowLeft", true, 15), ("End", false, last), ("ArrowRight", false, last), ("Home", false, 0),
        ("ArrowLeft", false, 0), ("End", false, last),
      ] {
        try page.browser.press(key, shift: shift)
        try page.wait(for: frame)
        #expect(try page.pixels() == frames[frame].pixmap, "\(key) to \(frame)")
        #expect(try page.value("scrubber") == "\(frame)")
      }
      // A button does the same as its key, and the address names the frame.
      try page.browser.evaluate("document.getElementById('first').click(); document.getElementById('forward').click()")
      try page.wait(for: 1)
      try page.browser.wait(until: "location.hash === '#t=1/60'")
    }
  }

  @Test func aFilmTakesItsTimeAndGoesRound() throws {
    let film = try PlayerSample.film()
    let frames = Array(try film.frames(fps: 60))
    let last = frames.count - 1
    try inBrowser(
      "push",
      write: { path in
        try PlayerSample.write(frames.map(\.pixmap), PlayerPage(film, attributes: film.attributes(fps: 60)), to: path)
      }, fragment: "#t=100"
    ) { page in
      try page.wait(for: last)
      // Played at the end, it restarts, follows the clock and stops at the end.
      try page.browser.press("]")
      #expect(try page.value("speed") == "2")
      let start = ContinuousClock.now
      try page.browser.press(" ")
      #expect(try page.browser.evaluate("document.getElementById('play').ariaLabel") as? String == "Pause")
      try page.wait(for: last, while: "document.getElementById('play').ariaLabel === 'Pause'")
      // It never runs faster than the clock, however slow the machine.
      #expect(start.duration(to: .now) > .seconds(Double(frames.count) / 60 / 2 * 0.9))
      #expect(try page.pixels() == frames[last].pixmap)

      try page.browser.press("l")
      try page.browser.press(" ")
      try page.browser.evaluate("globalThis.shown = globalThis.rounds = 0")
      try page.browser.wait(
        until: """
          (() => {
            const frame = Number(document.getElementById("picture").dataset.frame);
            if (frame < shown) rounds++;
            shown = frame;
            return rounds > 1;
          })()
          """)
      try page.browser.press(" ")
      let number = try #require(Int(page.value("scrubber")))
      try page.wait(for: number, while: "document.getElementById('play').ariaLabel === 'Pause'")
      #expect(try page.pixels() == frames[number].pixmap)
    }
  }

  @Test func zoomIsWholePixelsOfTheScreen() throws {
    let pictures = PlayerSample.noise(2, width: 120, height: 200)
    try inBrowser("noise") { path in
      try PlayerSample.write(pictures, PlayerSample.page(of: pictures), to: path)
    } look: { page in

      for (key, width) in [("+", 120.0), ("+", 240), ("+", 360), ("-", 240)] {
        try page.browser.press(key)
        let shown = try page.browser.evaluate(
          "document.getElementById('picture').getBoundingClientRect().width * devicePixelRatio")
        #expect(shown as? Double == width, "zoom \(key)")
        #expect(
          try page.browser.evaluate("getComputedStyle(document.getElementById('picture')).imageRendering") as? String
            == "pixelated")
      }
      // At two device pixels per CSS pixel, a zoom of two is still two device pixels.
      try page.browser.call(
        "Emulation.setDeviceMetricsOverride", ["width": 900, "height": 700, "deviceScaleFactor": 2, "mobile": false])
      try page.browser.wait(
        until: "document.getElementById('picture').getBoundingClientRect().width * devicePixelRatio === 240")
    }
  }

  @Test func helpThemeAndHostileWords() throws {
    try inBrowser("hostile", write: { try PlayerSample.writeHostile(to: $0) }) { page in
      try page.wait(for: 0)
      // A page cannot contain NUL and some other characters.
      let shown = PlayerSample.hostileName.unicodeScalars.filter { $0.value >= 0x20 }.map(String.init).joined()
      #expect(try page.browser.evaluate("document.querySelector('h1 bdi').textContent") as? String == shown)
      #expect(
        try page.browser.evaluate("document.querySelector('.words span').textContent") as? String
          == PlayerSample.hostileName)
      try page.browser.press("?")
      #expect(try page.browser.evaluate("document.getElementById('help').open") as? Bool == true)
      try page.browser.press("Escape")
      #expect(try page.browser.evaluate("document.getElementById('help').open") as? Bool == false)
      try page.browser.press("t")
      let dark = try page.browser.evaluate("getComputedStyle(document.body).backgroundColor") as? String
      try page.browser.press("t")
      #expect(try page.browser.evaluate("getComputedStyle(document.body).backgroundColor") as? String != dark)
    }
  }

  @Test func skinsAreTheFramesAroundAndCurvesScrub() throws {
    let film = try PlayerSample.film()
    let frames = Array(try film.frames(fps: 60))
    try inBrowser(
      "push",
      write: { path in
        try PlayerSample.write(frames.map(\.pixmap), PlayerPage(film, attributes: film.attributes(fps: 60)), to: path)
      }
    ) { page in
      try page.scrub(to: 20)
      try page.browser.press("o")
      try page.browser.enter("3", into: "#reach")
      try page.browser.wait(until: "!document.getElementById('after').hidden")
      try page.scrub(to: 21)
      #expect(try page.pixels("before") == frames[18].pixmap)
      #expect(try page.pixels("after") == frames[24].pixmap)
      #expect(try page.pixels() == frames[21].pixmap)
      try page.browser.press("o")
      try page.browser.wait(until: "document.getElementById('before').hidden")

      // The middle of a curve is the middle of the film.
      let box = try page.browser.evaluate(
        """
        (() => {
          const box = document.querySelector(".curve").getBoundingClientRect();
          return [box.x, box.y, box.width, box.height];
        })()
        """
      )
      let sides = try #require(box as? [Double])
      try page.browser.click(x: sides[0] + sides[2] / 2, y: sides[1] + sides[3] / 2)
      let middle = (frames.count - 1) / 2
      let number = try #require(Int(page.value("scrubber")))
      #expect(abs(number - middle) <= 1)
      let label =
        try page.browser.evaluate(
          "document.querySelector('[title=progress]').parentElement.querySelector('.value').textContent") as? String
      #expect(label == String(format: "%.3f", frames[number].state.progress))
    }
  }
}

/// The parts of an open page that tests examine.
struct PlayerPageView {
  let browser: HeadlessBrowser
  let address: String

  /// Waits until a frame is on the canvas.
  func wait(for frame: Int, while condition: String = "false") throws {
    try browser.wait(until: "!(\(condition)) && document.getElementById('picture').dataset.frame === '\(frame)'")
  }

  func scrub(to frame: Int) throws {
    try browser.enter("\(frame)", into: "#scrubber")
    try wait(for: frame)
  }

  func value(_ id: String) throws -> String {
    try #require(browser.evaluate("document.getElementById('\(id)').value") as? String)
  }

  /// Reads the pixels of a canvas back.
  func pixels(_ canvas: String = "picture") throws -> Pixmap {
    let answer = try browser.evaluate(
      """
      (() => {
        const canvas = document.getElementById("\(canvas)");
        const {data} = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
        let text = "";
        for (let i = 0; i < data.length; i += 8192) text += String.fromCharCode(...data.subarray(i, i + 8192));
        return [canvas.width, canvas.height, btoa(text)];
      })()
      """)
    let parts = try #require(answer as? [Any])
    let width = try #require(parts[0] as? Int), height = try #require(parts[1] as? Int)
    let letters = try #require(parts[2] as? String)
    let data = try #require(Data(base64Encoded: letters))
    #expect(data.count == width * height * 4)
    return Pixmap(width: width, height: height) { pixels in
      data.copyBytes(to: UnsafeMutableRawBufferPointer(pixels))
    }
  }
}
