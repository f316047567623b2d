import NavReelTesting
import XCTest

@testable import NavReelTesting

/// The entries for XCTest, run by it. That they fail is seen in Examples/VisualTests: XCTest on Linux cannot expect a failure.
final class XCTAssertTests: XCTestCase {
  func testWhatHoldsFailsNothing() throws {
    try withFolder { folder in
      record(in: folder)
      record(at: "0.1", in: folder)
      TestSettings.$environment.withValue([:]) {
        XCTAssertReel(.tested(), "push", matches: "\(folder)")
        XCTAssertFrame(.tested(), "push", at: "0.1", matches: "\(folder)")
        XCTAssertState(.tested(), "push", at: "100%", ["progress": 1, "bar.tintColor": "#007aff"])
      }
    }
  }
}
