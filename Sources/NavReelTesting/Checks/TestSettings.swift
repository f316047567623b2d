import Foundation
import NavReel
import NavReelReview

/// The settings of a run of tests, from traits and the environment.
struct TestSettings {
  /// The goldens to write.
  let update: GoldenUpdate

  /// The reason why goldens are not written although a trait asks for it; nil if they are written or not asked for.
  let refusal: String?

  /// The folder for the pictures of failures; nil for none.
  let artifacts: String?

  /// A replacement for the environment of the process, for tests.
  @TaskLocal static var environment: [String: String]?

  /// - Throws: for an unknown value of `NAVREEL_RECORD`.
  static func current() throws(StageError) -> TestSettings {
    try TestSettings(
      trait: GoldenRecording.current, environment: environment ?? ProcessInfo.processInfo.environment)
  }

  /// - Parameters:
  ///   - trait: the trait's setting; nil for none.
  ///   - environment: the environment: `NAVREEL_RECORD` overrides the trait, which is ignored under `CI`;
  ///     `NAVREEL_ARTIFACTS` is the folder for pictures.
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
