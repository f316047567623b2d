import Layout
import NavReelTesting
import Testing

@Suite struct ReadmeTests {
  @Test func theBarFadesIn() { expectReel("bar.scene.json5", "push") }

  @Test func aModuleOfTheReaderHasTheNameOfARoom() { #expect(Margins().leading == 16) }
}
