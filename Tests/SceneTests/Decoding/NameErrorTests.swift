import Testing

@testable import NavReelDocuments
@testable import NavReelScene

/// Names of screens and reels become file names: two that some disk treats as one are rejected with their places.
@Suite struct NameErrorTests {
  private static let reason =
    "they differ only in case or in the composition of their letters, and are one file on many disks; rename one of them"

  /// Returns the problems with their places.
  private func problems(in text: String) -> [String] {
    do throws(DocumentError) {
      _ = try SceneDocument(text: text, name: "scene").decode()
      return []
    } catch {
      return error.problems.map(\.description)
    }
  }

  @Test func namesThatDifferInCaseAloneAreRefusedWithBothPlaces() {
    #expect(
      problems(
        in: "{navreel: 1, screens: {a: {}},\n reels: {Push: {type: 'still', screen: 'a'},\n"
          + "  push: {type: 'still', screen: 'a'}}}")
        == ["scene:3:3: reels.push: \"push\" and \"Push\" at 2:10 are too alike: \(Self.reason)"])
    #expect(
      problems(in: "{navreel: 1, screens: {a: {}, Home: {},\n home: {}}}")
        == ["scene:2:2: screens.home: \"home\" and \"Home\" at 1:31 are too alike: \(Self.reason)"])
  }

  /// The reader treats strings as equal however their letters are composed, so the second is a duplicate key.
  @Test func namesThatDifferInTheCompositionOfTheirLettersAreRefusedWithBothPlaces() {
    #expect(
      problems(in: "{navreel: 1, screens: {caf\u{E9}: {},\n cafe\u{301}: {}}}")
        == [
          "scene:2:2: screens.cafe\u{301}: duplicate key \"cafe\u{301}\"; the first is at 1:24, its letters composed "
            + "otherwise"
        ])
  }

  @Test(arguments: [
    ("push", "PUSH"), ("É", "e\u{301}"), ("Straße", "STRASSE"), ("ß", "ẞ"), ("σας", "ΣΑΣ"), ("ς", "σ"),
    ("\u{212A}elvin", "kelvin"), ("ﬁn", "FIN"), ("ǆ", "ǅ"), ("я", "Я"), ("ա", "Ա"),
  ])
  func twoNamesAreOneFileOnSomeDisk(one: String, other: String) {
    #expect(SceneName.clashes([one, other]) == [nil, one])
    #expect(SceneName.clashes([other, one]) == [nil, other])
  }

  @Test func otherNamesStay() throws {
    let names = ["push", "push 2", "push-2", "push_2", "pusch", "é", "e", "è", "o", "ö", "推", "推入", "а", "a"]
    #expect(SceneName.clashes(names).allSatisfy { $0 == nil })
    // Animators do not become files.
    _ = try scene("{navreel: 1, screens: {a: {}}, animators: {swing: {}, Swing: {}}}")
  }
}
