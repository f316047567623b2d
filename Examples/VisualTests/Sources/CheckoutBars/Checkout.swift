public import NavReel

/// The colour of buttons and links.
public let brand = Color(0, 105, 92)

/// The bars of the checkout, in a window small enough for a repository.
///
/// - Parameter tint: of the buttons.
public func checkout(tint: Color = brand) -> Scene {
  var basket = Screen(name: "basket", title: "Basket", content: .rows(4))
  basket.bar.tintColor = tint
  var receipt = Screen(name: "receipt", title: "Receipt", content: .rows(2))
  receipt.right = [BarItem(.icon(.builtIn(.share)))]
  receipt.bar.barTintColor = Color(232, 245, 233)
  receipt.bar.tintColor = tint
  return Scene(
    device: Device(size: Size(160, 200), scale: 1), screens: [basket, receipt],
    reels: [.push(from: "basket", to: "receipt")])
}
