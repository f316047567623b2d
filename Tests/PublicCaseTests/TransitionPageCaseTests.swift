import NavReelDrawing
import NavReelLayout
import NavReelMotion
import NavReelScene
import Testing

@testable import NavReel

/// Section A of the public cases: pages, items and their fades between two screens.
@Suite struct TransitionPageCaseTests {
  private let linear = #"curve: "linear", duration: 1"#

  // PC-019
  @Test(arguments: [1, 0.5]) func aBarThatChangesItsHeightCoversThePageOnceAtEachInstant(alpha: Double) throws {
    let bar = #"barTintColor: "blue", backgroundAlpha: \#(alpha), shadowHidden: true"#
    let film = try stage(
      """
      screens: {
        a: {bar: {\(bar), search: "Find"}, content: {color: "white"}},
        b: {bar: {\(bar)}, back: {hidden: true}, content: {color: "white"}},
      },
      reels: {r: {type: "push", from: "a", to: "b", \(linear)}},
      """
    ).film("r")
    let heights = film.states(13).map(\.bar.height)
    #expect(isMonotone(heights) && heights[0] == 96 && heights[12] == 44)
    let covered = alpha == 1 ? RGB(0, 0, 255) : RGB(128, 128, 255)
    for (picture, height) in zip(film.pictures(13), heights) {
      // The search field stays off the last column, where only dim and edge shadow lie under the bar.
      let column = picture.rgb(x: 239..<240, y: 0..<240)
      let edge = Int(((20 + height) * 2 + 0.5).rounded(.down))
      #expect(column[..<edge].allSatisfy { $0.blue == 255 || alpha < 1 && $0.blue > 240 && $0.red <= 128 })
      #expect(column[edge...].allSatisfy { $0.red == $0.blue && $0.red > 200 }, "nothing of the bar below its edge")
      #expect(column[0].distance(covered) <= 20)
    }
  }

  // PC-020
  @Test func aFadeAtThePagesEdgeIsThereInEveryFrame() throws {
    let film = try stage(
      """
      screens: {
        a: {bar: {hidden: true}, content: {color: "white"}},
        b: {
          bar: {hidden: true}, content: {color: "white"},
          views: [
            {shape: "rectangle", frame: [0, 0, 120, 40], gradient: {colors: ["#ff0000ff", "#ff000000"]}},
          ],
        },
      },
      reels: {
        r: {type: "swipe", from: "b", to: "a", finger: [[0, 0], [0.5, 0.4]], release: "cancel", hold: [0.1, 0.1]},
      },
      """
    ).film("r")
    let pictures = film.pictures(25)
    for (picture, state) in zip(pictures, film.states(25)) {
      let x = Int(((state.screens.last?.x ?? 0) * 2).rounded()) + 20
      let fade = (0..<8).map { picture.rgb(x, $0 * 10).green }
      for (row, green) in fade.enumerated() {
        // A quarter of the way down a quarter of the page shows.
        #expect(abs(Double(green) - (Double(row) * 10 + 0.5) / 80 * 255) <= 2, "row \(row * 10)")
      }
    }
    #expect(pictures[24] == pictures[0])
  }

  // PC-022
  @Test func titlesAndButtonsNeverBlink() throws {
    let film = try stage(
      """
      screens: {
        a: {title: "Mail", right: [{icon: "add"}, {text: "Edit"}], content: {rows: 4}},
        b: {title: "Note", right: [{icon: "share"}, {icon: "more"}], content: {rows: 4}},
      },
      reels: {r: {type: "pop", from: "b", to: "a", \(linear)}},
      """, device: "{size: [390, 200]}"
    ).film("r")
    let placements = film.placements(31)
    for id in ["title.a", "title.b", "right.a.0", "right.a.1", "right.b.0", "right.b.1", "back.b", "chevron"] {
      let alphas = placements.map { $0[id]?.alpha ?? 0 }
      let isComing = id.hasSuffix("a") || id.contains(".a.")
      #expect(isMonotone(alphas), "\(id): \(alphas)")
      #expect(alphas[0] == (isComing ? 0 : 1) && alphas[30] == (isComing ? 1 : 0), "\(id)")
    }
    // What leaves is nearly gone before what comes is nearly there: the two never add up to more than one.
    for items in placements {
      #expect((items["title.a"]?.alpha ?? 0) + (items["title.b"]?.alpha ?? 0) <= 1 + 1e-9)
    }
  }

  // PC-026
  @Test func theBarDependsOnTheOffsetAndNotOnTheWayThere() throws {
    let film = try stage(
      """
      screens: {
        a: {
          contentInset: {top: 100}, bar: {barTintColor: "blue", backgroundAlpha: 0}, content: {color: "white"},
          scroll: {backgroundAlpha: [[-100, 0], [0, 1]]},
        },
      },
      reels: {
        r: {type: "scroll", screen: "a", offset: [[0, -100], [1, 0], [1.125, -100], [1.25, -50], [2.25, -50]]},
      },
      """
    ).film("r")
    let slow = try film.frame(at: Fraction(1, 2)).pixmap
    #expect(slow.rgb(5, 60) == RGB(128, 128, 255) || slow.rgb(5, 60) == RGB(127, 127, 255))
    for time: Fraction in [Fraction(17, 16), Fraction(5, 4), 2, Fraction(9, 4)] {
      #expect(try film.frame(at: time).pixmap == slow)
    }
    #expect(try film.frame(at: 0).pixmap.rgb(5, 60) == RGB(255, 255, 255))
  }
}
