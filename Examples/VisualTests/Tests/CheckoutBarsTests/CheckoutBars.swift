import CheckoutBars
import Foundation
import NavReelTesting

/// The scene under test; `BRAND=crimson swift test` shows what failures look like.
let checkoutBars = SceneSource.scene(
  checkout(tint: ProcessInfo.processInfo.environment["BRAND"] == "crimson" ? Color(220, 20, 60) : brand),
  named: "checkout")
