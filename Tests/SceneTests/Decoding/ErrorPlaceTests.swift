import NavReelDocuments
import NavReelScene
import Testing

@Suite struct ErrorPlaceTests {
  /// The message in the format's description, to the letter.
  @Test func aProblemHasItsPlaceCauseAndCure() {
    let text = """
      {
        navreel: 1,
        look: "ios18",
        device: "iPhone 15",
        orientation: "portrait",
        appearance: "light",
        direction: "ltr",
        language: "zh-Hans",
        statusBar: {time: "9:41", signal: 4, wifi: 3, battery: 1},
        fonts: {text: "Inter"},
        screens: {
          home: {
            title: "常用", content: {rows: 20},
            bar:{tintColor: "blu"},
          },
        },
      }
      """
    let error = #expect(throws: DocumentError.self) {
      try SceneDocument(text: text, name: "forest.scene.json5").decode()
    }
    #expect(
      error?.description
        == "forest.scene.json5:14:23: screens.home.bar.tintColor: expected a colour (#rgb, #rrggbb, #rrggbbaa or a "
        + "name), got \"blu\"; did you mean \"blue\"?")
  }

  @Test func allProblemsOfAFileAreToldInItsOrder() {
    let text = """
      {
        navreel: 1,
        reels: {r: {type: "push", from: "home", to: "nowhere", hold: [0, -1]}},
        look: "ios9",
        screens: {
          home: {title: 1, titel: "Home", titel: "Home"},
        },
        look: "ios18",
      }
      """
    let error = #expect(throws: DocumentError.self) { try SceneDocument(text: text, name: "s").decode() }
    #expect(
      error?.problems.map { "\($0.location.map(\.description) ?? "-") \($0.path)" } == [
        "3:47 reels.r.to", "3:68 reels.r.hold[1]", "4:9 look", "6:19 screens.home.title", "6:22 screens.home.titel",
        "6:37 screens.home.titel", "8:3 look",
      ])
  }

  @Test func problemsOfADefaultAreToldOnce() {
    let found = problems(in: "{navreel: 1, defaults: {bar: {tintColor: 'blu'}}, screens: {a: {}, b: {bar: {}}}}")
    #expect(found.count == 1)
  }

  @Test func aScreenThatIsBrokenIsStillKnownToReels() {
    let text = "{navreel: 1, screens: {a: {title: 1}, b: 2}, reels: {r: {type: 'push', from: 'a', to: 'b'}}}"
    #expect(
      problems(in: text) == [
        "screens.a.title: expected a text, got 1", "screens.b: expected a screen, {title, back, left, …}, got 2",
      ])
  }

  @Test func aVariantsUnknownDeviceIsAProblem() {
    let text = "{navreel: 1, screens: {a: {}}}"
    #expect(
      problems(in: text, variant: SceneVariant(device: "iPhone 51"))
        == ["the variant asks for an unknown device \"iPhone 51\"; did you mean \"iPhone 11\"?"])
  }
}
