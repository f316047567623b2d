import Testing

import NavReelDocuments
@testable import NavReelScene

@Suite struct SceneWarningTests {
  private func warnings(_ words: String, top: String = "") throws -> [String] {
    try scene("{navreel: 1, \(top) screens: {a: {\(words)}, b: {}}}").warnings.map(\.description)
  }

  @Test func aHalfTurnIsAmbiguous() throws {
    let view = "views: [{icon: 'more', frame: [0, 0, 1, 1], transform: {rotation: [[0, %], [1, 90]]}}]"
    func rotated(from degrees: String) -> String { view.split(separator: "%").joined(separator: degrees) }
    #expect(
      try warnings(rotated(from: "-90")) == [
        "screens.a.views[0].transform.rotation: a turn by exactly 180 degrees has no shorter way: it is drawn clockwise, "
          + "as its numbers go; which way UIKit takes is rounding"
      ])
    #expect(try warnings(rotated(from: "270")).allSatisfy { $0.contains("anticlockwise") })
    #expect(try warnings(rotated(from: "270")).count == 1)
    #expect(try warnings(rotated(from: "-89.9")).isEmpty)
    #expect(try warnings(rotated(from: "450")).allSatisfy { $0.contains("a whole turn draws nothing") })
    #expect(try warnings("", top: "animators: {x: {to: {rotation: [[0, 0], [1, 540]]}}},").count == 1)
  }

  /// Warnings that also apply to scenes built in Swift have a place in a file.
  @Test func remarksOnTheLayoutHaveAPlace() throws {
    let text = "{navreel: 1, statusBar: {carrier: 'Far'},\n screens: {a: {header: {color: 'red',\n height: 20}}}}"
    let found = try scene(text).warnings
    #expect(found.map(\.code) == ["carrier-not-shown", "header-under-bar"])
    #expect(found.map { $0.location?.description } == ["1:26", "3:2"])
  }

  @Test func aShadowImageNeedsABackgroundImage() throws {
    #expect(
      try warnings("bar: {shadowImage: 's.png'}") == [
        "screens.a.bar.shadowImage: a shadow image shows only together with a background image"
      ])
    #expect(try warnings("bar: {shadowImage: 's.png', backgroundImage: 'b.png'}").isEmpty)
  }

  @Test func anOpaqueBarHidesItsBackgroundColour() throws {
    #expect(
      try warnings("bar: {isTranslucent: false, backgroundColor: 'red'}") == [
        "screens.a.bar.backgroundColor: the bar is not translucent, so its backgroundColor does not show"
      ])
    #expect(try warnings("bar: {backgroundColor: 'red'}").isEmpty)
  }

  @Test func appearanceObjectsAreYoungerThanIOS10() throws {
    #expect(try warnings("bar: {standardAppearance: {}}", top: "look: 'ios10',").count == 1)
    #expect(try warnings("bar: {standardAppearance: {}}").isEmpty)
  }

  @Test func largeTitlesAreYoungerThanIOS10() throws {
    let found = try scene("{navreel: 1, look: 'ios10', screens: {a: {bar: {largeTitle: true}}}}").warnings
    #expect(found.map(\.code) == ["unknown-to-look"] && found.map(\.path) == ["screens.a.bar.largeTitle"])
    #expect(try warnings("bar: {largeTitle: false}", top: "look: 'ios10',").isEmpty)
    #expect(try warnings("bar: {largeTitle: true}").isEmpty)
  }

  @Test func aThresholdThatNothingAsksFor() throws {
    func swipe(_ release: String) -> String {
      "reels: {r: {type: 'swipe', from: 'a', to: 'b', finger: [[0, 0]], threshold: 0.2, release: '\(release)'}},"
    }
    #expect(
      try warnings("", top: swipe("cancel")) == ["reels.r.threshold: the threshold counts only with release: \"rule\""])
    #expect(try warnings("", top: swipe("rule")).isEmpty)
  }

  @Test func aTitleColourSaidTwice() throws {
    #expect(try warnings("bar: {titleColor: 'red', titleTextAttributes: {foregroundColor: 'blue'}}").count == 1)
    #expect(try warnings("bar: {titleColor: 'red', titleTextAttributes: {kern: 1}}").isEmpty)
  }

  @Test func aHeaderWithoutAPictureHasNoMode() throws {
    #expect(try warnings("header: {height: 200, color: 'red', blur: 3}").count == 1)
  }

  @Test func aHeaderNoTallerThanTheBarIsCoveredByIt() throws {
    let expected =
      "screens.a.header.height: the header is no taller than the bar, which ends at 97.67 points and covers it"
    #expect(try warnings("header: {height: 97.6, color: 'red'}") == [expected])
    #expect(try warnings("header: {height: 97.7, color: 'red'}").isEmpty)
    #expect(try warnings("header: {height: 60, color: 'red'}, bar: {hidden: true}").isEmpty)
    let small = try scene("{navreel: 1, device: 'iPhone 8', screens: {a: {header: {height: 64, color: 'red'}}}}")
    #expect(small.warnings.map(\.code) == ["header-under-bar"])
  }
}
