import NavReelCodecs
import NavReelDrawing
import NavReelFigures
import Foundation
import NavReelMotion
import NavReel
import NavReelTestSupport
import Testing
import NavReelTypography

@Suite struct PlotTests {
  private func film(_ reel: String) throws -> Film {
    try Stage.open(Fixtures.path("scenes/forest.scene.json5")).film(reel)
  }

  private func attributes(_ list: [FilmAttribute], frames: Int = 3, marks: [FilmMark] = []) -> FilmAttributes {
    FilmAttributes(
      scene: "hand", reel: "made", rate: 2, times: (0..<frames).map { Fraction($0, 2) }, attributes: list,
      marks: marks)
  }

  private var ramp: FilmAttributes { attributes([FilmAttribute(name: "progress", curve: .numbers([0, 0.5, 1]))]) }

  /// Everything that a plot can show, on a few frames.
  private var everything: FilmAttributes {
    attributes(
      [
        FilmAttribute(name: "progress", curve: .numbers([0, 0.5, 1])),
        FilmAttribute(name: "screens.a & <b>.x", curve: .numbers([nil, 300, nil])),
        FilmAttribute(name: "screens.home.offset", curve: .numbers([-100, 0, -50])),
        FilmAttribute(name: "bar.tintColor", curve: .colors([.white, .black.with(alpha: 0.5), nil])),
        FilmAttribute(name: "statusBar.style", curve: .words(["default", "lightContent", "lightContent"])),
      ], marks: [FilmMark(time: Fraction(1, 4), label: "start")])
  }

  // MARK: Curves

  /// Returns the ends of a one-curve plot's axis: 20 points of margin, the ticks' labels and 8 at the left; the
  /// curve's label, 16 and the margin at the right.
  private func axis(_ label: String, ticks: [String]) throws -> (left: Double, right: Double) {
    let fonts = try FontBook()
    func width(_ text: String, _ size: Double) -> Double {
      fonts.shape(text, style: TextStyle(size: size, tracking: .points(0))).width
    }
    let tick = ticks.map { width($0, 11) }.max() ?? 0
    return ((28 + tick).rounded(.up), (760 - 36 - width(label, 12)).rounded(.down))
  }

  @Test func theCurveGoesThroughThePointsOfItsValues() throws {
    let (left, right) = try axis("progress", ticks: ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"])
    // 66 points of title and 29 of caption; then 220 for −0.06…1.06.
    let heights: [Double] = [95 + 220 * 1.06 / 1.12, 95 + 110, 95 + 220 * 0.06 / 1.12]
    #expect(heights.map { ($0 * 100).rounded() / 100 } == [303.21, 205, 106.79])
    let middle = (left + right) / 2
    let data = "M\(Int(left)),303.21L\(Int(middle))\(middle == middle.rounded() ? "" : ".5"),205L\(Int(right)),106.79"
    #expect(try Plot(ramp).svg.contains("<path d=\"\(data)\" fill=\"none\""))
  }

  /// A screen that scrolls down and up, fast between frames, with a rule of its bar.
  private func scrolled(_ rule: Animated<Double>, fps: Fraction = 60) throws -> Plot {
    var screen = Screen(name: "d", title: "D", content: .rows(40))
    screen.scroll.backgroundAlpha = rule
    let track = Track<Double>(keys: [.init(0, 0), .init(0.5, 400), .init(1, 0)])
    let scene = Scene(
      screens: [screen],
      reels: [Reel(name: "s", kind: .scroll(.init(screen: "d", track: track, isDrag: false)))])
    return try Plot(
      Stage(scene: scene).film("s"), fps: fps, .init(attributes: ["backgrounds.d.alpha"], axis: .offset(of: "d")))
  }

  private func curves(_ plot: Plot) -> [[Point]] {
    plot.drawing.elements.compactMap { element -> [Point]? in
      guard case .line(let path, _, width: 1.75) = element else { return nil }
      return path.elements.compactMap {
        switch $0 {
        case .move(let p), .line(let p): p
        default: nil
        }
      }
    }
  }

  /// 800 points per second are 13 to 53 per frame, so the corners are between frames.
  @Test(arguments: [60, 15] as [Fraction]) func overAnOffsetARuleHasItsOwnCorners(fps: Fraction) throws {
    let curves = try curves(scrolled(.track(.offset, Track(keys: [.init(190, 0), .init(257, 1)])), fps: fps))
    #expect(curves.count == 1)
    let curve = try #require(curves.first)
    let (first, last) = (try #require(curve.first), try #require(curve.last))
    // One pass only: the way back would coincide with it.
    #expect(zip(curve, curve.dropFirst()).allSatisfy { $0.x < $1.x })
    // From 0 to 400.
    let scale = (last.x - first.x) / 400
    let corners = (first.x + 190 * scale, first.x + 257 * scale)
    for (x, y) in [(corners.0, first.y), (corners.1, last.y)] {
      #expect(curve.contains { abs($0.x - x) < 0.01 && abs($0.y - y) < 0.01 }, "a corner at \(x)")
    }
    for point in curve {
      let part = min(max((point.x - corners.0) / (corners.1 - corners.0), 0), 1)
      #expect(abs(point.y - mix(first.y, last.y, part)) < 0.01)
    }
  }

  @Test func overAnOffsetAStepIsUpright() throws {
    let curves = try curves(
      scrolled(.track(.offset, Track(keys: [.init(-88, 0), .init(200, 1)], interpolation: .step))))
    #expect(curves.count == 1)
    let curve = try #require(curves.first)
    let step = zip(curve, curve.dropFirst()).filter { abs($0.y - $1.y) > 1 }
    #expect(step.count == 1 && step.allSatisfy { abs($0.x - $1.x) < 0.01 })
  }

  /// A timed change, and a step with hysteresis, look different on the way back.
  @Test func whatIsNoFunctionKeepsBothWays() throws {
    for rule: Animated<Double> in [
      .triggers(initial: 0, [Trigger(offset: 200, value: 1, duration: 0.2)]),
      .track(.offset, Track(keys: [.init(-88, 0), .init(200, 1)], interpolation: .step, hysteresis: 60)),
    ] {
      let curve = try #require(try curves(scrolled(rule)).first)
      #expect(zip(curve, curve.dropFirst()).contains { $0.x > $1.x + 1 })
    }
  }

  @Test func overAnOffsetTheCurveIsAFunctionOfIt() throws {
    let film = attributes([
      FilmAttribute(name: "screens.home.offset", curve: .numbers([-100, 0, -50])),
      FilmAttribute(name: "backgrounds.home.alpha", curve: .numbers([0, 1, 0.5])),
    ])
    let plot = try Plot(film, .init(axis: .offset(of: "home")))
    let curves = curves(plot)
    #expect(curves.count == 1)
    let points = try #require(curves.first)
    try #require(points.count == 3)
    // Sorted by the offset, the last frame is in the middle.
    #expect(points[0].x < points[1].x && points[1].x < points[2].x)
    #expect(abs(points[1].x - (points[0].x + points[2].x) / 2) < 1e-9)
    #expect(abs(points[1].y - (points[0].y + points[2].y) / 2) < 1e-9)
    #expect(plot.svg.contains(">scroll offset of home, points<"))
  }

  @Test func marksStandWhereThePhasesOfTheFilmChange() throws {
    let marks = try film("back").attributes(fps: 24).marks
    #expect(marks.map(\.label) == ["start", "release", "end"])
    // A hold of 0.2 s, a drag of 0.4 s.
    #expect(marks[0].time == Fraction(1, 5) && marks[1].time == Fraction(3, 5))
    #expect(marks[2].time.value > 0.6 && marks[2].time.value < 1.11)
  }

  // MARK: Both writers

  @Test(arguments: [false, true]) func svgIsWellFormed(isDark: Bool) throws {
    for (name, plot) in [
      ("hand", try Plot(everything, .init(isDark: isDark, title: "<&\"\u{7}>"), strip: strip())),
      ("forest", try Plot(film("back").attributes(), .init(isDark: isDark))),
    ] {
      let problem = XMLCheck.problem(in: plot.svg)
      #expect(problem == nil, "\(name): \(problem ?? "")")
      #expect(!plot.svg.contains("nan") && !plot.svg.contains("inf"))
      // Except for pictures, numbers have at most two decimals.
      let text = plot.svg.split(separator: "\n").filter { !$0.hasPrefix("<image") }.joined()
      #expect(text.firstMatch(of: /[0-9]\.[0-9]{3}/) == nil)
    }
  }

  @Test func theCheckFindsFaults() {
    for bad in [
      "<a><b></a></b>", "<a x=1/>", "<a x=\"1\" x=\"2\"/>", "<a>&b</a>", "<a/><b/>", "<a", "<a>\u{1}</a>", "",
    ] {
      #expect(XMLCheck.problem(in: bad) != nil, "\(bad)")
    }
    #expect(XMLCheck.problem(in: "<a x=\"1\" y-z=\"&lt;\"><b/>c &amp; d</a>\n") == nil)
  }

  @Test func svgKeepsTextAsText() throws {
    let svg = try Plot(everything, .init(attributes: everything.attributes.map(\.name))).svg
    for word in ["hand: made", "progress", "a &amp; &lt;b&gt; page x", "bar tint color", "lightContent", "start"] {
      #expect(svg.contains(">\(word)<"), "\(word)")
    }
  }

  @Test func pixelsAreAlwaysTheSameAndNotBlank() throws {
    let first = try Plot(everything, strip: strip()).pixmap(scale: 1)
    let second = try Plot(everything, strip: strip()).pixmap(scale: 1)
    #expect(first == second && first.isOpaque)
    #expect(first.width == 760)
    let colors = first.withPixels { Set($0) }
    #expect(colors.count > 50)
    // This changes with the figure's look: inspect the picture, then update the digest from the failure.
    #expect(PixelDigest(of: first).description == "a58af2fcd5036eb66b647e6b473cd4cf")
    let dark = try Plot(everything, .init(isDark: true), strip: strip()).pixmap(scale: 1)
    #expect(dark.width == first.width && dark.height == first.height && dark != first)
  }

  @Test func pixelsShowTheColoursOfABand() throws {
    let film = attributes([FilmAttribute(name: "bar.tintColor", curve: .colors([Color(1, 2, 3), Color(4, 5, 6), nil]))])
    let pixels = try Plot(film).pixmap(scale: 2).withPixels { Array($0) }
    let counts = [Color(1, 2, 3), Color(4, 5, 6)].map { color in pixels.count { $0 == color.pixel } }
    // Each is half of the axis, except for the outline.
    #expect(counts[0] > 2000 && abs(counts[0] - counts[1]) < counts[0] / 50)
  }

  @Test func aFileIsSVGOrPNGByItsName() throws {
    let plot = try Plot(ramp)
    let folder = FileManager.default.temporaryDirectory.appending(path: "navreel-plot-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let (svg, png) = (folder.appending(path: "new/plot.svg"), folder.appending(path: "new/plot.PNG"))
    try plot.write(to: svg.path)
    try plot.write(to: png.path, scale: 1)
    let text = String(decoding: try Data(contentsOf: svg), as: UTF8.self)
    let picture = try decodePicture([UInt8](Data(contentsOf: png))).pixmap
    let pixmap = try plot.pixmap(scale: 1)
    #expect(text == plot.svg && picture == pixmap)
    #expect { try plot.write(to: folder.path + "/plot.pdf") } throws: { "\($0)".hasSuffix(".svg or .png") }
  }

  // MARK: Room

  /// Returns the boxes of all texts: baseline, ascent of capitals and descent.
  private func boxes(_ drawing: PlotDrawing) throws -> [(text: String, box: Rect)] {
    let fonts = try FontBook()
    return drawing.elements.compactMap { element in
      guard case .text(let text) = element else { return nil }
      let style = TextStyle(size: text.size, weight: text.isBold ? .semibold : .regular, tracking: .points(0))
      let width = fonts.shape(text.text, style: style, direction: .leftToRight).width
      let x =
        switch text.anchor {
        case .start: text.place.x
        case .middle: text.place.x - width / 2
        case .end: text.place.x - width
        }
      return (text.text, Rect(x, text.place.y - 0.72 * text.size, width, 0.9 * text.size))
    }
  }

  @Test(arguments: [320.0, 500, 760, 1400]) func textsLieOnTheSheetAndNotOnOneAnother(width: Double) throws {
    for reel in ["push", "back", "fade", "zoom"] {
      let film = try film(reel)
      let plot = try Plot(film.attributes(fps: 30), .init(width: width), strip: PlotStrip(film, count: 8, height: 60))
      let texts = try boxes(plot.drawing)
      #expect(texts.count > 12)
      for (index, text) in texts.enumerated() {
        let (box, sheet) = (text.box, plot.drawing.size)
        let isInside = box.minX >= 0 && box.minY >= 0 && box.maxX <= sheet.width && box.maxY <= sheet.height
        #expect(isInside, "\(reel) at \(width): \(text.text)")
        for other in texts[(index + 1)...] {
          #expect(text.box.intersection(other.box) == nil, "\(reel) at \(width): \(text.text) on \(other.text)")
        }
      }
    }
  }

  @Test func aNameTooLongForTheSheetIsCut() throws {
    let name = "screens." + String(repeating: "long ", count: 18) + "name.x"
    let plot = try Plot(attributes([FilmAttribute(name: name, curve: .numbers([0, 1, 2]))]), .init(width: 400))
    #expect(try boxes(plot.drawing).allSatisfy { $0.box.maxX <= 400 })
    #expect(plot.svg.contains("…<"))
  }

  // MARK: What is shown

  @Test func theMostTellingComeFirst() throws {
    let back = try film("back").attributes().telling()
    #expect(back.prefix(2).map(\.name) == ["progress", "backgrounds.forest.alpha"])
    #expect(back.count { $0.kind == .number } == 8 && back.count { $0.kind != .number } <= 4)
    // It equals the pages' progress here, and one line is enough.
    #expect(!back.contains { $0.name == "barProgress" })
    let fade = try film("fade").attributes().telling().map(\.name)
    #expect(fade.starts(with: ["backgrounds.forest.alpha", "screens.forest.offset"]))
    #expect(fade.suffix(3) == ["bar.tintColor", "bar.titleColor", "statusBar.style"])
    let swing = try Stage.open(Fixtures.path("scenes/animators.scene.json5")).film("swing").attributes().telling()
    #expect(swing.contains { $0.name == "screens.second.transform.rotation" })
    #expect(!swing.contains { $0.name.contains("anchor") })
    #expect(try film("push").attributes().telling(curves: 1, bands: 0).map(\.name) == ["progress"])
  }

  @Test func curvesThatLieOnOneAnotherAreOneLineWithTwoNames() throws {
    let film = attributes([
      FilmAttribute(name: "progress", curve: .numbers([0, 0.5, 1])),
      FilmAttribute(name: "barProgress", curve: .numbers([0, 0.5, 1])),
    ])
    #expect(try Plot(film, .init(attributes: ["progress", "barProgress"])).svg.contains(">progress, bar progress<"))
  }

  @Test func aFilmInWhichNothingChangesHasAPlot() throws {
    let still = attributes([
      FilmAttribute(name: "phase", curve: .words(["running", "running", "after"])),
      FilmAttribute(name: "progress", curve: .numbers([1, 1, 1])),
      FilmAttribute(name: "screens.home.offset", curve: .numbers([-103, -103, -103])),
      FilmAttribute(name: "statusBar.style", curve: .words(["default", "default", "default"])),
    ])
    #expect(still.telling().map(\.name) == ["progress", "statusBar.style"])
    let plot = try Plot(still)
    #expect(plot.svg.contains("no attribute changes") && XMLCheck.problem(in: plot.svg) == nil)
    let offset = try Plot(still, .init(attributes: ["screens.home.offset"]))
    #expect(offset.svg.contains(">−103<") || offset.svg.contains(">−104<"))
  }

  @Test func aFilmOfOneFrameHasAPlot() throws {
    let one = attributes(
      [
        FilmAttribute(name: "progress", curve: .numbers([1])),
        FilmAttribute(name: "bar.tintColor", curve: .colors([.black])),
      ], frames: 1)
    let plot = try Plot(one, .init(attributes: ["progress", "bar.tintColor"]))
    #expect(plot.svg.contains(">one frame<") && XMLCheck.problem(in: plot.svg) == nil)
    #expect(try plot.pixmap(scale: 1).withPixels { pixels in pixels.count { $0 == Color.black.pixel } } > 4000)
  }

  // MARK: A strip above

  private func strip(_ count: Int = 3, at step: Int = 1) throws -> PlotStrip {
    try PlotStrip(
      cells: (0..<count).map {
        .init(time: Fraction($0, 2 * step), picture: Pixmap(width: 10, height: 20, filling: Color(200, 20 * $0, 50)))
      }, height: 60)
  }

  @Test func framesStandOverTheirInstants() throws {
    let plot = try Plot(ramp, strip: strip())
    let boxes = plot.drawing.elements.compactMap { if case .picture(_, let box) = $0 { box } else { nil } }
    let curve = plot.drawing.elements.compactMap { element -> Rect? in
      if case .line(let path, _, width: 1.75) = element { path.controlBounds } else { nil }
    }
    let bounds = try #require(curve.first)
    #expect(boxes.count == 3 && boxes.allSatisfy { $0.width == 30 && $0.height == 60 })
    for (box, x) in zip(boxes, [bounds.minX, bounds.midX, bounds.maxX]) { #expect(abs(box.midX - x) <= 0.5) }
  }

  @Test func manyFramesAreDrawnSmaller() throws {
    let plot = try Plot(ramp, strip: strip(40, at: 20))
    let boxes = plot.drawing.elements.compactMap { if case .picture(_, let box) = $0 { box } else { nil } }
    #expect(boxes.count == 40)
    for (a, b) in zip(boxes, boxes.dropFirst()) { #expect(b.minX >= a.maxX + 6) }
    #expect(boxes[0].minX >= 19.5 && boxes[39].maxX <= 740.5)
  }

  @Test func framesOfAFilmAreDrawnAtTheirSize() throws {
    let film = try film("fade")
    let strip = try PlotStrip(film, count: 3, fps: 10, height: 100)
    #expect(strip.cells.map(\.time) == [0, Fraction(1, 2), 1])
    // 393 × 852 points, two pixels per point.
    #expect(strip.cells.allSatisfy { $0.picture.height == 200 && $0.picture.width == 92 })
    #expect(strip.cells[0].picture != strip.cells[1].picture)
    #expect(try PlotStrip(film, at: [Fraction(1, 3)]).cells.count == 1)
  }

  // MARK: Bad input

  private func message(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "no error"
    } catch { return "\(error)" }
  }

  @Test func badInputIsOneClearLine() throws {
    let film = try film("push")
    let many = (0..<65).map { _ in "progress" }
    let cases: [(String, () throws -> Void)] = [
      (
        "plot: the film \"made\" has no frames; a plot needs one at least",
        { _ = try Plot(attributes([], frames: 0)) }
      ),
      ("attributes: expected a name at least, got none", { _ = try Plot(ramp, .init(attributes: [])) }),
      ("attributes: expected at most 64 names, got 65", { _ = try Plot(ramp, .init(attributes: many)) }),
      (
        "attributes: the reel \"made\" has no \"progess\"; did you mean \"progress\"?",
        { _ = try Plot(ramp, .init(attributes: ["progess"])) }
      ),
      ("width: expected 320…4000 points, got 100", { _ = try Plot(ramp, .init(width: 100)) }),
      ("width: expected 320…4000 points, got nan", { _ = try Plot(ramp, .init(width: .nan)) }),
      ("scale: expected a number of 0.5…8, got 9", { _ = try Plot(ramp).pixmap(scale: 9) }),
      (
        "axis: the reel \"made\" shows no screen \"away\"; it shows \"home\"",
        { _ = try Plot(everything, .init(axis: .offset(of: "away"))) }
      ),
      (
        "axis: the screen \"home\" does not scroll in the reel \"push\"; plot it over time",
        { _ = try Plot(film.attributes(fps: 10), .init(axis: .offset(of: "home"))) }
      ),
      (
        "axis: frames stand above the curves only where these are over time",
        { _ = try Plot(everything, .init(axis: .offset(of: "home")), strip: strip()) }
      ),
      ("strip: expected a frame at least, got none", { _ = try PlotStrip(cells: []) }),
      ("strip: expected at most 64 frames, got 65", { _ = try strip(65) }),
      ("strip: expected 2…64 frames, got 1", { _ = try PlotStrip(film, count: 1) }),
      ("strip: expected a height of 24…1000 points, got 5", { _ = try PlotStrip(film, height: 5) }),
      (
        "strip: expected times of 0…1 seconds, got 5",
        { _ = try PlotStrip(self.film("fade"), at: [5]) }
      ),
      (
        "strip: frame 0 has 10×20 pixels and frame 1 20×10 pixels; expected one size",
        {
          _ = try PlotStrip(cells: [
            .init(time: 0, picture: Pixmap(width: 10, height: 20)),
            .init(time: 1, picture: Pixmap(width: 20, height: 10)),
          ])
        }
      ),
    ]
    for (expected, body) in cases {
      let found = message(body)
      #expect(found == expected)
    }
  }

  @Test func aSheetTooLargeForItsScaleIsAnError() throws {
    let names = (0..<60).map { FilmAttribute(name: "screens.s\($0).x", curve: .numbers([0, Double($0), 1])) }
    let plot = try Plot(attributes(names), .init(attributes: names.map(\.name), width: 4000))
    #expect(
      message { _ = try plot.pixmap(scale: 8) }.hasSuffix(
        "megapixels; at most 64 are drawn; a smaller scale makes fewer"))
  }
}
