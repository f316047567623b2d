/// A navigation bar as a plain view, without a controller, like a `UINavigationBar()` added to a page.
public struct BarView: Hashable, Sendable {
  /// The title; empty for none.
  public var title: String

  /// The back button; nil for none, since there is nothing below a bar of its own.
  public var back: BackButton?

  /// The left buttons, from the leading edge inwards.
  public var left: [BarItem]

  /// The right buttons, from the trailing edge inwards.
  public var right: [BarItem]

  /// The bar's attributes. In a scene file its position is `top` by default.
  public var bar: BarAttributes

  public init(
    title: String = "", back: BackButton? = nil, left: [BarItem] = [], right: [BarItem] = [], bar: BarAttributes
  ) {
    self.title = title
    self.back = back
    self.left = left
    self.right = right
    self.bar = bar
  }
}
