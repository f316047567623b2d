/// A navigation bar as a plain view, without a controller: what `UINavigationBar()` added to a page shows.
public struct BarView: Hashable, Sendable {
  /// Empty for none.
  public var title: String

  /// Nil for none: nothing lies below a bar of its own.
  public var back: BackButton?

  /// From the leading edge inwards.
  public var left: [BarItem]

  /// From the trailing edge inwards.
  public var right: [BarItem]

  /// Its position is what a bar on its own has unless told: `top`.
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
