import Foundation
import NavReel
import NavReelReview

/// What traits and the environment say about a run of tests.
struct TestSettings {
  /// Which goldens are written.
  let update: GoldenUpdate

  /// Why goldens are not written although a trait asks for it; nil where they are, or nobody asks.
  let refusal: String?

  /// Where pictures of what differs are laid out; nil for nowhere.
  let artifacts: String?

  /// Stands in for the environment of the process in tests.
  @TaskLocal static var environment: [String: String]?

  /// - Throws: for a word of `NAVREEL_RECORD` that is none.
  static func current() throws(StageError) -> TestSettings {
    try TestSettings(
      trait: GoldenRecording.current, environment: environment ?? ProcessInfo.processInfo.environment)
  }

  /// - Parameters:
  ///   - trait: what the test says; nil for nothing.
  ///   - environment: `NAVREEL_RECORD` wins over the trait; under `CI` only it is heeded; `NAVREEL_ARTIFACTS`.
  init(trait: GoldenUpdate?, environment: [String: String]) throws(StageError) {
    artifacts = environment["NAVREEL_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 }
    if let word = environment["NAVREEL_RECORD"], !word.isEmpty {
      guard let update = GoldenUpdate(rawValue: word) else {
        let words = GoldenUpdate.allCases.map(\.rawValue).joined(separator: ", ")
        throw .request("NAVREEL_RECORD: expected one of \(words), got \"\(word)\"")
      }
      (self.update, refusal) = (update, nil)
    } else if let trait, trait != .none, TestSettings.isCI(environment) {
      update = .none
      refusal =
        "the trait asks to record, and CI is set: only NAVREEL_RECORD=\(trait.rawValue) would record there"
    } else {
      (update, refusal) = (trait ?? .none, nil)
    }
  }

  private static func isCI(_ environment: [String: String]) -> Bool {
    !["", "0", "false"].contains((environment["CI"] ?? "").lowercased())
  }
}
