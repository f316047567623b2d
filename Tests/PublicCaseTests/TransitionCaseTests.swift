import NavReelDrawing
import NavReelLayout
import NavReelScene
import Testing

@testable import NavReel

/// Section A of the public cases: bars between two screens.
@Suite struct TransitionCaseTests {
  private let linear = #"curve: "linear", duration: 1"#

  /// Two screens without texts over pages of one colour.
  private func bars(_ from: String, _ to: String, page: String = "white") -> String {
    """
    screens: {
      a: {bar: {\(from)}, content: {color: "\(page)"}},
      b: {bar: {\(to)}, back: {hidden: true}, content: {color: "\(page)"}},
    },
    """
  }

  // PC-001
  @Test(arguments: ["system", "blend"]) func aClearWhiteBarLeavesNoWhiteOnItsWay(motion: String) throws {
    let clear = #"barTintColor: "white", backgroundAlpha: 0, shadowHidden: true"#
    let blue = #"barTintColor: "blue", shadowHidden: true"#
    let film = try stage(
      bars(blue, clear, page: "#008000")
        + #"reels: {r: {type: "pop", from: "b", to: "a", barMotion: "\#(motion)", \#(linear)}}"#
    ).film("r")
    for (index, picture) in film.pictures(9).enumerated() {
      // Blue over green is neither red nor, where both are mixed, greener than the page.
      for pixel in picture.rgb(x: 0..<240, y: 0..<128) {
        #expect(pixel.red <= 1 && pixel.green <= 128 && pixel.green + pixel.blue <= 256, "frame \(index): \(pixel)")
      }
    }
  }

  // PC-002
  @Test(arguments: ["ios10", "ios18"], ["system", "blend", "wr"])
  func aBarWithoutAColourOfItsOwnIsNeverBlack(look: String, motion: String) throws {
    let film = try stage(
      #"look: "\#(look)", "# + bars(##"barTintColor: "#00aff0""##, "")
        + #"reels: {r: {type: "push", from: "a", to: "b", barMotion: "\#(motion)", \#(linear)}}"#
    ).film("r")
    for (index, picture) in film.pictures(9).enumerated() {
      // The darkest that may show is the blue bar under the edge shadow, of which at most 17 of 100 are black.
      let pixels = picture.rgb(x: 0..<240, y: 0..<128)
      #expect(pixels.allSatisfy { $0.green >= 144 && $0.blue >= 144 }, "frame \(index)")
    }
  }

  // PC-006
  @Test(arguments: ["push", "pop"]) func aTranslucentBarStaysTranslucentToTheLastFrame(type: String) throws {
    let film = try stage(
      bars(
        #"barTintColor: "white", isTranslucent: true"#, #"barTintColor: "white", isTranslucent: true"#, page: "green")
        + #"reels: {r: {type: "\#(type)", from: "\#(type == "push" ? "a" : "b")", "#
        + #"to: "\#(type == "push" ? "b" : "a")", \#(linear)}}"#
    ).film("r")
    let pictures = film.pictures(21)
    let start = pictures[0].rgb(120, 60)
    #expect(start.green > start.red + 5, "the page shows through: \(start)")
    // The page's dim and edge shadow move under the veil; an opaque bar would be 20 levels off.
    for (before, after) in zip(pictures, pictures.dropFirst()) {
      #expect(before.distance(after, y: 0..<128) <= 6)
      #expect(after.rgb(120, 60).distance(start) <= 8)
    }
    #expect(pictures[20].distance(pictures[0], y: 0..<128) <= 1)
  }

  // PC-008
  @Test(arguments: ["system", "blend"]) func aPictureBarJustBelowOpaqueMovesAsAnOpaqueOne(motion: String) throws {
    var image = Pixmap(width: 24, height: 24, filling: Color(200, 40, 40))
    for i in 0..<24 { image[i, i] = Color(20, 20, 120).pixel }
    // One picture for both screens under `system`: whether a bar is opaque decides there how different ones move.
    let other = motion == "system" ? "" : #"barTintColor: "blue","#
    func film(_ alpha: Double) throws -> Film {
      let picture = #"backgroundImage: "i.png", backgroundAlpha: \#(alpha)"#
      return try stage(
        bars(other.isEmpty ? picture : other, picture)
          + #"reels: {r: {type: "pop", from: "b", to: "a", barMotion: "\#(motion)", \#(linear)}}"#,
        images: ["i.png": image]
      ).film("r")
    }
    for (whole, almost) in zip(try film(1).pictures(9), try film(0.99).pictures(9)) {
      #expect(whole.distance(almost) <= 3)
    }
  }

  // PC-009
  @Test(arguments: [1, 2, 3], [375.0, 393])
  func everyColumnOfTheBarIsCoveredOnceWhereverTheBarsMeet(scale: Int, width: Double) throws {
    let device = "{size: [\(width), 80], scale: \(scale), safeTop: 20, statusBarClass: 'x'}"
    func pictures(_ alpha: Double) throws -> [Pixmap] {
      try stage(
        bars(
          #"barTintColor: "red", shadowHidden: true, backgroundAlpha: \#(alpha)"#,
          #"barTintColor: "blue", shadowHidden: true, backgroundAlpha: \#(alpha)"#, page: "black")
          + #"reels: {r: {type: "push", from: "a", to: "b", \#(linear)}}"#, device: device
      ).film("r").pictures(8)
    }
    let rows = [0, 30 * scale, 64 * scale - 1]
    for picture in try pictures(1) {
      let first = picture.rgb(0, 0)
      #expect(first.red + first.blue >= 254, "nothing shows through a cross-fade of opaque bars")
      for y in rows { #expect(picture.rgb(x: 0..<picture.width, y: y..<y + 1).allSatisfy { $0 == first }) }
    }
    for (index, picture) in try pictures(0.9).enumerated() {
      for y in rows {
        let row = picture.rgb(x: 0..<picture.width, y: y..<y + 1)
        // One bar, then the other; the page on top throws its edge shadow on the last nine points of the first.
        let edge = row.firstIndex { $0.blue > 0 } ?? row.count
        let lit = max(0, edge - 9 * scale)
        #expect(row[..<lit].allSatisfy { $0 == RGB(230, 0, 0) }, "frame \(index)")
        #expect(row[lit..<edge].allSatisfy { $0.darkest == 0 && $0.blue == 0 && 185...230 ~= $0.red }, "frame \(index)")
        #expect(isMonotone(row[lit..<edge].map { Double($0.red) }))
        #expect(row[edge...].allSatisfy { $0 == RGB(0, 0, 230) }, "frame \(index)")
        #expect(index == 0 ? edge == row.count : index == 7 ? edge == 0 : edge > 0 && edge < row.count)
      }
    }
  }

  // PC-012
  @Test func coloursOfTitlesAndButtonsBlendAsWell() throws {
    let film = try stage(
      """
      screens: {
        a: {title: "A", bar: {barTintColor: "white", titleColor: "#ff0000", tintColor: "#0000ff"}},
        b: {title: "B", bar: {barTintColor: "white", titleColor: "#00ff00", tintColor: "#ffa500"}},
      },
      reels: {r: {type: "push", from: "a", to: "b", barMotion: "blend", \(linear)}},
      """
    ).film("r")
    let state = film.timeline.state(at: 0.5)
    #expect(state.bar.titleColor.bytes == Color(128, 128, 0).bytes)
    #expect(state.bar.tintColor.bytes == Color(128, 83, 128).bytes)
    #expect(state.contents.map(\.titleColor) == [nil, nil], "the bar's")
  }

  // PC-013
  @Test func aButtonFadesSteadilyUnderAFinger() throws {
    let film = try stage(
      """
      screens: {
        a: {content: {color: "white"}, bar: {barTintColor: "white", tintColor: "white"}},
        b: {
          content: {color: "white"}, bar: {barTintColor: "white", tintColor: "white"}, back: {hidden: true},
          right: [{icon: {d: "M0 0h24v24h-24z", size: [24, 24]}, tintColor: "red"}],
        },
      },
      reels: {r: {type: "swipe", from: "b", to: "a", finger: [[0, 0], [1, 1]], release: "finish"}},
      """
    ).film("r")
    let red = film.pictures(40).map { picture in
      picture.rgb(x: 0..<240, y: 40..<126).reduce(0.0) { $0 + Double($1.red - $1.green) }
    }
    #expect(red[0] > 100_000 && red[39] == 0)
    #expect(isMonotone(red, slack: 3000), "\(red)")
  }

  // PC-014
  @Test func aTitleGrowsLargeWithoutAJump() throws {
    let film = try stage(
      """
      screens: {
        a: {title: "Home", bar: {largeTitle: true}, content: {rows: 5}}, b: {title: "B", content: {rows: 5}},
      },
      reels: {
        r: {type: "pop", from: "b", to: "a", \(linear)}, still: {type: "still", screen: "b", stack: ["a"]},
      },
      """)
    let pop = try film.film("r")
    #expect(try pop.pictures(2)[0] == film.film("still").frame(at: 0).pixmap)
    let states = pop.states(30)
    #expect(isMonotone(states.map(\.bar.height)))
    #expect(states[0].bar.height == 44 && states[29].bar.height == 96)
    let large = pop.placements(30).map { $0["largeTitle.a"] }
    let heights = large.compactMap { $0?.frame.height }
    #expect(heights.count >= 28 && isMonotone(heights), "\(heights)")
    let alphas = large.map { $0?.alpha ?? 0 }
    #expect(isMonotone(alphas) && alphas[0] == 0 && alphas[29] == 1, "\(alphas)")
  }

  // PC-017
  @Test func theStatusBarFollowsTheFingerAsAsked() throws {
    func film(_ change: String) throws -> Film {
      try stage(
        """
        screens: {
          a: {bar: {statusBarStyle: "darkContent"}}, b: {bar: {statusBarStyle: "lightContent"}},
        },
        reels: {
          r: {
            type: "swipe", from: "b", to: "a", finger: [[0, 0], [1, 1]], release: "finish", statusBarChange: "\(change)",
            barMotion: "blend",
          },
        },
        """
      ).film("r")
    }
    func greys(_ change: String) throws -> [Double] { try film(change).states(11).map(\.statusBar.color.red) }
    #expect(try greys("start") == [1] + [Double](repeating: 0, count: 10))
    // At tenths of the finger's second, for the film is a little longer: half-way itself counts as not passed.
    let swipe = try film("half").timeline
    let half = (0...10).map { swipe.state(at: Double($0) / 10).statusBar.color.red }
    #expect(half == [Double](repeating: 1, count: 6) + [Double](repeating: 0, count: 5))
    let cross = try greys("crossfade")
    #expect(isMonotone(cross) && cross[0] == 1 && cross[10] == 0 && abs(cross[5] - 0.5) < 0.02)
  }

  // PC-018
  @Test(arguments: ["start", "half", "end", "crossfade"]) func aCancelledSwipeLeavesNoTrace(change: String) throws {
    let pictures = try stage(
      """
      screens: {
        a: {title: "A", bar: {barTintColor: "white", statusBarStyle: "darkContent"}, content: {rows: 4}},
        b: {title: "B", bar: {barTintColor: "navy", statusBarStyle: "lightContent"}, content: {rows: 4}},
      },
      reels: {
        r: {
          type: "swipe", from: "b", to: "a", finger: [[0, 0], [0.5, 0.3]], release: "cancel",
          statusBarChange: "\(change)", hold: [0.1, 0.1],
        },
      },
      """, statusBar: "{}"
    ).film("r").pictures(6)
    #expect(pictures[5] == pictures[0] && pictures[3] != pictures[0])
  }
}
