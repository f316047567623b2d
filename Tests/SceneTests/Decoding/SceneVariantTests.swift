import NavReelScene
import Testing

@Suite struct SceneVariantTests {
  @Test func everyKeyIsRead() throws {
    let text = "look=ios10,device=iPhone SE (3rd),orientation=landscape,appearance=dark,direction=rtl,language=zh-Hans"
    #expect(
      try SceneVariant(text)
        == SceneVariant(
          look: .ios10, device: "iPhone SE (3rd)", orientation: .landscape, appearance: .dark, direction: .rightToLeft,
          language: "zh-Hans"))
    #expect(try SceneVariant("") == SceneVariant())
  }

  @Test func namesAreFitForAFolder() throws {
    #expect(try SceneVariant("").name == "")
    #expect(try SceneVariant("appearance=dark,direction=rtl").name == "dark-rtl")
    #expect(try SceneVariant("direction=rtl,appearance=dark").name == "dark-rtl")
    #expect(try SceneVariant("device=iPhone SE (3rd),language=zh-Hans").name == "iPhone-SE-3rd-zh-Hans")
  }

  @Test(arguments: [
    ("appearance", "expected key=value, got \"appearance\""),
    ("appearance=drak", "appearance: expected light or dark, got \"drak\"; did you mean \"dark\"?"),
    ("look=ios26", "look: expected ios10 or ios18, got \"ios26\"; did you mean \"ios18\"?"),
    ("device=iPhone 51", "device: unknown device \"iPhone 51\"; did you mean \"iPhone 11\"?"),
    (
      "apearance=dark",
      "unknown key \"apearance\"; did you mean \"appearance\"?; allowed: look, device, orientation, appearance, "
        + "direction, language"
    ),
    ("dark", "expected key=value, got \"dark\"; did you mean appearance=dark?"),
    ("iPhone 8", "expected key=value, got \"iPhone 8\"; did you mean 'device=iPhone 8'?"),
    ("landscap", "expected key=value, got \"landscap\"; did you mean orientation=landscape?"),
    ("appearance=dark,appearance=light", "the key appearance is given twice"),
    ("appearance=dark,", "expected key=value, got \"\""),
    ("language=x", "language: expected a language tag such as en or zh-Hans, got \"x\""),
  ])
  func faultsSayWhatWasAllowed(text: String, message: String) {
    let fault = #expect(throws: SceneVariant.Fault.self) { try SceneVariant(text) }
    #expect(fault?.description == message)
  }

  @Test func theKindThatIsMeantIsListedFirst() {
    let fault = #expect(throws: SceneVariant.Fault.self) { try SceneVariant("device=iPad") }
    #expect(fault?.description.hasPrefix("device: unknown device \"iPad\"; known devices: iPad") == true)
    #expect(fault?.description.contains("; iPhone 15;") == true)
  }
}
