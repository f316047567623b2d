import NavReelTesting
import XCTest

/// The same bars as XCTest holds them.
final class CheckoutXCTests: XCTestCase {
  func testTheReceiptSlidesIn() {
    XCTAssertReel(checkoutBars, "push", fps: 30)
  }

  func testTheButtonsHaveTheBrandsColour() {
    XCTAssertState(checkoutBars, "push", at: "100%", ["bar.tintColor": "#00695c"])
  }
}
