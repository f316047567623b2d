import NavReelTesting
import Testing

/// The bars as Swift Testing holds them.
@Suite struct CheckoutTests {
  @Test func theReceiptSlidesIn() {
    expectReel(checkoutBars, "push", fps: 30)
  }

  @Test func halfWayTheReceiptCoversTheBasket() {
    expectFrame(checkoutBars, "push", at: "50%")
  }

  @Test func theButtonsHaveTheBrandsColour() {
    expectState(checkoutBars, "push", at: "100%", ["bar.tintColor": "#00695c", "screens.receipt.x": 0])
  }

  @Test func theBarOfThePhotosTurnsSolid() {
    expectReel("Scenes/gallery.scene.json5", "fade", fps: 30)
  }

  @Test func nothingFlashesAndEverythingCanBeRead() {
    expectNoLint("Scenes/gallery.scene.json5")
  }
}
