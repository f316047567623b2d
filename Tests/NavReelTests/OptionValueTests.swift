import NavReelMotion
import Testing

@testable import NavReel

@Suite struct OptionValueTests {
  @Test(arguments: [
    ("0.1", Instant.seconds(Fraction(1, 10))), ("101/30", .seconds(Fraction(101, 30))), ("50%", .percent(Fraction(50))),
    ("0", .seconds(.zero)), ("33.5%", .percent(Fraction(67, 2))),
  ])
  func readsInstants(text: String, instant: Instant) { #expect(Instant(text) == instant) }

  @Test(arguments: ["", "%", "-1", "101%", "a", "1/0", "0.1s"]) func refusesInstants(text: String) {
    #expect(Instant(text) == nil)
  }

  @Test func percentagesAreOfTheWholeFilm() {
    #expect(Instant.percent(Fraction(50)).time(in: Fraction(3, 2)) == Fraction(3, 4))
    #expect(Instant.seconds(Fraction(9)).time(in: Fraction(3, 2)) == Fraction(9))
  }

  @Test func percentagesThatNoFractionHoldsAreNearlyExact() throws {
    let film = Fraction(1_005_800_001, 1_000_000_000)
    for text in ["1e-18%", "1/999999999999999999%"] {
      #expect(try #require(Instant(text)).time(in: film) == .zero)
    }
    let third = try #require(Instant("33.3333333333333333%")).time(in: film)
    #expect(abs(third.value - film.value / 3) < 1e-9)
  }

  @Test(arguments: [
    ("59.9400599400599401", false), ("30000/1001", true), ("23.97602", true), ("1000", true), ("1001", false),
    ("999999999/1000000000", false),
  ])
  func ratesHaveShortParts(text: String, isRate: Bool) throws {
    #expect(RenderOptions.isRate(try #require(Fraction(text))) == isRate)
  }

  @Test(arguments: ["0/2", "3/2", "1", "a/b", "-1/2", "1/2/3", ""]) func refusesShards(text: String) {
    #expect(Shard(text) == nil)
  }

  @Test(arguments: [1, 2, 3, 7, 16], [0, 1, 5, 31, 100]) func shardsPartTheFrames(count: Int, total: Int) throws {
    var joined: [Int] = []
    for index in 1...count { joined += Array(try #require(Shard(index: index, count: count)).range(of: total)) }
    #expect(joined == Array(0..<total))
  }

  @Test func frameNamesKeepTheirOrder() {
    #expect(Frame.fileName(0) == "frame-0000.png")
    #expect(Frame.fileName(123) == "frame-0123.png")
    #expect(Frame.fileName(12345) == "frame-12345.png")
  }

  @Test(arguments: [
    ("forest.scene.json5", "forest"), ("a/b/forest.json5", "forest"), ("x.json", "x"), (".json5", ".json5"),
  ])
  func namesScenesAfterTheirFiles(path: String, name: String) { #expect(Stage.sceneName(path) == name) }
}
