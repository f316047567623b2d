import Foundation
import NavReelScene
import Testing

@testable import NavReelCLI

/// The table of the commands, from which help, completions and the man page are generated.
@Suite struct CompletionTableTests {
  @Test func everyCommandHasAnExampleOfItsOwn() {
    for command in NavReelCommand.commands {
      #expect(command.examples.contains { $0.contains("navreel \(command.name)") }, "\(command.name)")
      #expect(command.summary.first?.isLowercase == true && command.summary.last != ".", "\(command.name)")
    }
  }

  @Test func anOptionThatTakesAWordOffersWords() {
    for command in NavReelCommand.commands {
      for option in command.options where option.value == "WORD" {
        guard case .words(let words) = option.completes else {
          Issue.record("navreel \(command.name) --\(option.name) offers no words")
          continue
        }
        #expect(words.count > 1)
      }
    }
  }

  /// Scripts contain the words unquoted.
  @Test func whatIsOfferedNeedsNoQuotes() {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-=:/._")
    for command in NavReelCommand.commands {
      for completion in command.options.map(\.completes) + [command.completes] {
        switch completion {
        case .words(let words), .list(let words), .files(let words):
          for word in words { #expect(!word.isEmpty && word.allSatisfy(plain.contains), "\(command.name): \(word)") }
        case .nothing, .folders, .listed: break
        }
      }
    }
  }

  @Test func everyPairOfAVariantIsOneThatIsUnderstood() throws {
    guard case .list(let pairs) = Completion.variant else { return #expect(Bool(false)) }
    #expect(pairs.count == 10)
    for pair in pairs where !pair.hasSuffix("=") { #expect(try SceneVariant(pair).name.isEmpty == false, "\(pair)") }
    #expect(try SceneVariant("device=iPhone 15,language=en").name == "iPhone-15-en")
  }

  @Test func whereAReelIsNamedReelsAreOffered() {
    for command in NavReelCommand.commands {
      for option in command.options where option.name == "reel" {
        #expect(option.completes == .listed(.reels), "\(command.name)")
      }
    }
  }

  @Test func valuesAreGuessedByWhatTheyAreCalled() {
    #expect(Option("a", value: "FILE", "").completes == .files([]))
    #expect(Option("a", value: "DIR", "").completes == .folders)
    #expect(Option("a", value: "N", "").completes == .nothing)
    #expect(Option("a", value: "FILE", completes: .pictures, "").completes == .pictures)
  }
}
