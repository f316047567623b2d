import NavReelDrawing
import NavReelMotion
import NavReelScene
import Testing

@testable import NavReel

/// Section B of the public cases: stretchy headers, scroll fades, blurs, shadows.
@Suite struct HeaderCaseTests {
  private let clearBar = "bar: {barTintColor: \"white\", backgroundAlpha: 0}"

  private func still(_ screen: String, images: [String: Pixmap] = [:]) throws -> Pixmap {
    try stage(
      "screens: {a: {\(screen)}}, reels: {r: {type: \"still\", screen: \"a\"}}", images: images
    ).film("r").frame(at: 0).pixmap
  }

  // PC-030
  @Test func anInsetDoesNotCollapseTheHeader() throws {
    let film = try stage(
      """
      screens: {a: {\(clearBar), contentInset: {top: 70}, header: {color: "red", height: 100}, content: {color: "white"}}},
      reels: {r: {type: "still", screen: "a"}},
      """
    ).film("r")
    let header = try #require(film.timeline.state(at: 0).screens[0].header)
    #expect(header.y == 0 && header.height == 100 && header.scale == 1)
    let column = try film.frame(at: 0).pixmap.rgb(x: 100..<101, y: 0..<240)
    #expect(
      column[..<200].allSatisfy { $0 == RGB(255, 0, 0) } && column[200...].allSatisfy { $0 == RGB(255, 255, 255) })
  }

  // PC-031
  @Test(arguments: ["", "content: {rows: 3},"], [120, 60]) func nothingOfThePageShowsAboveTheHeader(
    content: String, height: Int
  ) throws {
    let picture = try still("\(clearBar), \(content) header: {color: \"red\", height: \(height)}")
    #expect(picture.rgb(x: 0..<240, y: 0..<height * 2).allSatisfy { $0 == RGB(255, 0, 0) })
    #expect(picture.rgb(0, height * 2) == RGB(255, 255, 255))
  }

  // PC-034
  @Test func jitterAroundAThresholdSwitchesOnceWithHysteresis() throws {
    func changes(_ hysteresis: String) throws -> Int {
      let film = try stage(
        """
        screens: {
          a: {
            contentInset: {top: 0},
            scroll: {statusBarStyle: {step: [[0, "lightContent"], [120, "darkContent"]] \(hysteresis)}},
          },
        },
        reels: {
          r: {type: "scroll", screen: "a", offset: [[0, 100], [0.1, 119], [0.2, 121], [0.3, 119], [0.4, 121], [0.5, 119], [1, 200]]},
        },
        """
      ).film("r")
      let styles = film.states(101).map(\.statusBar.style)
      return zip(styles, styles.dropFirst()).filter { $0 != $1 }.count
    }
    #expect(try changes("") == 5)
    #expect(try changes(", hysteresis: 6") == 1)
  }

  // PC-034: a jump over the threshold between two frames is seen by the next.
  @Test func aFastFlickStillPassesTheThreshold() throws {
    let film = try stage(
      """
      screens: {
        a: {contentInset: {top: 0}, scroll: {backgroundAlpha: {trigger: [[120, 1, 0.1]], initial: 0}}},
      },
      reels: {r: {type: "scroll", screen: "a", offset: [[0, 900], [0.01, 0], [1, 0]]}},
      """
    ).film("r")
    #expect(film.timeline.state(at: 0).backgrounds[0].alpha == 1)
    #expect(film.timeline.state(at: 0.5).backgrounds[0].alpha == 0)
  }

  // PC-037
  @Test func aBlurredLogoHasNoDarkRim() throws {
    var logo = Pixmap(width: 120, height: 60)
    for y in 20..<40 { for x in 40..<80 { logo[x, y] = Color(255, 140, 0).pixel } }
    let picture = try still(
      "\(clearBar), header: {image: \"i.png\", color: \"#d0d0d0\", height: 60, blur: 8}, content: {color: \"#d0d0d0\"}",
      images: ["i.png": logo])
    let (grey, orange) = (RGB(208, 208, 208), RGB(255, 140, 0))
    for pixel in picture.rgb(x: 0..<240, y: 0..<120) {
      #expect(pixel.red >= grey.red - 1 && pixel.green >= orange.green - 1 && pixel.blue >= orange.blue)
      // A mix of the two: what red gains, green and blue lose in their proportions.
      let share = Double(pixel.red - grey.red) / 47
      #expect(abs(Double(pixel.green) - (208 - 68 * share)) <= 4 && abs(Double(pixel.blue) - (208 - 208 * share)) <= 8)
    }
    #expect(picture.rgb(120, 60).red > 215 && picture.rgb(2, 2).distance(grey) <= 1)
  }

  // PC-038
  @Test(arguments: [0, 1.5, 5, 24]) func aBlurKeepsTheAlphaOfAnEvenLayer(radius: Double) throws {
    let half = Pixmap(width: 40, height: 20, filling: Color(0, 0, 0, 0.5))
    let picture = try still(
      "\(clearBar), header: {image: \"i.png\", height: 60, blur: \(radius)}, content: {color: \"white\"}",
      images: ["i.png": half])
    #expect(picture.rgb(x: 0..<240, y: 0..<120).allSatisfy { abs($0.red - 127) <= 1 && $0.red == $0.blue })
  }

  // PC-039
  @Test func aBarWithAnEffectBlursWhatLiesUnderIt() throws {
    var board = Pixmap(width: 120, height: 240, filling: .white)
    for y in 0..<240 { for x in 0..<120 where (x / 8 + y / 8) % 2 == 0 { board[x, y] = Color.black.pixel } }
    func variance(_ bar: String) throws -> Double {
      let picture = try still(
        "bar: {\(bar), shadowHidden: true}, contentInset: {top: 0}, content: {image: \"i.png\"}",
        images: ["i.png": board])
      let greens = picture.rgb(x: 0..<240, y: 0..<128).map { Double($0.green) }
      let mean = greens.reduce(0, +) / Double(greens.count)
      return greens.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(greens.count)
    }
    let sharp = try variance("barTintColor: \"white\", backgroundAlpha: 0")
    #expect(sharp > 12_000)
    for effect in ["chromeMaterial", "regular", "extraLight", "dark"] {
      #expect(try variance("backgroundEffect: \"\(effect)\"") < sharp / 50, "\(effect)")
    }
    #expect(try variance("backgroundEffect: \"regular\", backgroundAlpha: 0.5") < sharp / 2)
  }

  /// How dark each pixel row of a column is, from the top, under a bar of 64 points.
  private func column(_ bar: String) throws -> [Int] {
    try still("bar: {barTintColor: \"white\", shadowHidden: true, \(bar)}, content: {color: \"white\"}")
      .rgb(x: 120..<121, y: 0..<240).map { 255 - $0.green }
  }

  // PC-041
  @Test func theBarsShadowLiesBelowItAndFadesWithIt() throws {
    let whole = try column("shadow: {opacity: 0.5, radius: 4, offset: [0, 2]}")
    #expect(whole[..<128].allSatisfy { $0 == 0 }, "it does not show through its bar")
    #expect(isMonotone(whole[128...].map(Double.init), slack: 0))
    // The Gaussian's integral: half of a point less than its offset, Φ(2/4) of the opacity, at the bar's edge.
    #expect(abs(whole[128] - 87) <= 3 && abs(whole[128 + 4] - 64) <= 3 && whole[128 + 40] == 0, "\(whole[128...])")
    let half = try column("shadow: {opacity: 0.5, radius: 4, offset: [0, 2]}, backgroundAlpha: 0.5")
    for (a, b) in zip(whole, half) { #expect(abs(a - 2 * b) <= 2) }
    #expect(try column("shadow: {radius: 4}, backgroundAlpha: 0").allSatisfy { $0 == 0 })
    #expect(try column("shadow: {radius: 4}, clipsToBounds: true").allSatisfy { $0 == 0 })
    let sharp = try column("shadow: {radius: 0, offset: [0, 3]}")
    #expect(sharp[128..<134].allSatisfy { $0 == 255 } && sharp[134] == 0)
  }

  // PC-041
  @Test func theBarsShadowIsDrawnUnderABlurAsWellAndNotIntoIt() throws {
    let page = "content: {color: \"white\"}"
    let bar = "backgroundEffect: \"regular\", shadowHidden: true"
    let plain = try still("bar: {\(bar)}, \(page)")
    let shaded = try still("bar: {\(bar), shadow: {radius: 6}}, \(page)")
    #expect(plain.distance(shaded, y: 0..<128) == 0)
    #expect(shaded.rgb(120, 129).green < 150)
  }

  // PC-041
  @Test func theBarsShadowTravelsAndDissolvesWithItsBar() throws {
    func pictures(_ from: String, _ to: String) throws -> [Pixmap] {
      try stage(
        """
        screens: {
          a: {bar: {shadowHidden: true, \(from)}, content: {color: "white"}},
          b: {bar: {shadowHidden: true, \(to)}, back: {hidden: true}, content: {color: "white"}},
        },
        reels: {r: {type: "push", from: "a", to: "b", curve: "linear", duration: 1}},
        """
      ).film("r").pictures(5)
    }
    let shadow = "shadow: {radius: 4}"
    // Against a clear bar it goes with its page: half-way it is where the leaving page is.
    let moving = try pictures("barTintColor: \"white\", \(shadow)", "barTintColor: \"white\", backgroundAlpha: 0")
    #expect(moving[2].rgb(40, 129).green < 160 && moving[2].rgb(200, 129).green == 255)
    #expect(moving[4].rgb(40, 129).green == 255)
    // Between two opaque bars it fades in place, by halves half-way.
    let still = try pictures("barTintColor: \"white\", \(shadow)", "barTintColor: \"white\"")
    #expect(abs(2 * (255 - still[2].rgb(200, 129).green) - (255 - still[0].rgb(200, 129).green)) <= 4)
    // Between two shadows of a kind nothing changes.
    let both = try pictures("barTintColor: \"red\", \(shadow)", "barTintColor: \"blue\", \(shadow)")
    for picture in both { #expect(abs(picture.rgb(200, 129).green - both[0].rgb(200, 129).green) <= 22) }
  }
}
