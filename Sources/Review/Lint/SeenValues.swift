import NavReelDocuments
import NavReelDrawing
import NavReelLayout
import NavReelScene

/// The visible values of an instant: colours, alphas and places of the bar, its items and the pages.
struct SeenValues: Sendable {
  /// The property of a thing that a value describes.
  enum Aspect: Hashable, Sendable {
    /// Red, green and blue over black, then over white.
    case color

    /// The alpha; 0 for things that are not on screen.
    case alpha

    /// x, y, width and height in points.
    case place
  }

  struct Key: Hashable, Sendable {
    let subject: String
    let aspect: Aspect
  }

  struct Value: Sendable {
    let key: Key
    let numbers: SIMD8<Double>

    /// The visibility of the thing, 0…1.
    let weight: Double

    /// True for a button that stays while screens change: another screen's button is in its place before or after.
    var isShared = false
  }

  /// The values in paint order.
  private(set) var values: [Value] = []

  /// The smallest abrupt change of a colour component or an alpha.
  static let suddenShare = 0.25

  /// The smallest abrupt change of a place, in points.
  static let suddenWay = 4.0

  init(_ state: FrameState, _ items: [SeenItem], _ canvas: Size) {
    let sight = Visibility(items, canvas)
    addBars(state, items, sight)
    for (index, item) in items.enumerated() {
      switch item.kind {
      case "title", "largeTitle", "back", "chevron", "left", "right", "titleView", "prompt", "search":
        // A title view stands for its parts.
        if item.kind == "titleView" && item.id.split(separator: ".").count > 2 { continue }
        let alpha = item.alpha * sight.share(of: index)
        add(item.id, .alpha, SIMD8(repeating: alpha), alpha, isShared: item.isShared)
        add(item.id, .place, SeenValues.place(item.frame), alpha)
        if let color = item.color { add(item.id, .color, SeenValues.color(color), alpha * color.alpha) }
      case "page":
        let alpha = item.alpha * sight.share(of: index)
        add(item.id, .alpha, SIMD8(repeating: alpha), alpha)
        add(item.id, .place, SeenValues.place(item.frame), alpha)
      case "barBackground":
        add(item.id, .place, SeenValues.place(item.frame), item.alpha * sight.share(of: index))
      case "header" where !item.id.contains(".view."):
        add(item.id, .place, SeenValues.place(item.frame), item.alpha * sight.share(of: index))
      case "statusBar" where item.id == "statusBar.time":
        if let color = item.color { add("statusBar", .color, SeenValues.color(color), 1) }
      default: break
      }
    }
  }

  /// Adds the bars; the layers of one bar count together, as they look together.
  private mutating func addBars(_ state: FrameState, _ items: [SeenItem], _ sight: Visibility) {
    let layers = state.backgrounds.map { background in
      var layer = background
      // A bar that travels counts only as far as it is on screen.
      let place = items.firstIndex { item in
        item.id == "barBackground." + background.screen
          && (state.page(ofItem: item.id) != nil) == background.isInPage
      }
      layer.alpha *= place.map { sight.share(of: $0) } ?? 0
      return layer
    }
    add(layers.filter { !$0.isInPage }, name: "bar")
    for layer in layers where layer.isInPage { add([layer], name: "bar." + layer.screen) }
  }

  private mutating func add(_ layers: [BarBackgroundState], name: String) {
    func over(_ color: (BarBackgroundState, Color) -> Color) -> SIMD8<Double> {
      let (dark, light) = (layers.reduce(.black) { color($1, $0) }, layers.reduce(.white) { color($1, $0) })
      return SIMD8(dark.red, dark.green, dark.blue, light.red, light.green, light.blue, 0, 0)
    }
    add(name, .color, over { $0.color(over: $1) }, 1)
    add(name + ".hairline", .color, over { $0.hairlineColor(over: $1) }, 1)
  }

  private mutating func add(
    _ subject: String, _ aspect: Aspect, _ numbers: SIMD8<Double>, _ weight: Double, isShared: Bool = false
  ) {
    values.append(
      Value(key: Key(subject: subject, aspect: aspect), numbers: numbers, weight: weight, isShared: isShared))
  }

  private static func color(_ c: Color) -> SIMD8<Double> {
    let over = Color.white.mixed(with: c.with(alpha: 1), c.alpha)
    return SIMD8(
      c.red * c.alpha, c.green * c.alpha, c.blue * c.alpha, over.red, over.green, over.blue, 0, 0)
  }

  private static func place(_ r: Rect) -> SIMD8<Double> { SIMD8(r.x, r.y, r.width, r.height, 0, 0, 0, 0) }

  /// Returns the value of a key, or nil; `hint` is its most likely place.
  func value(_ key: Key, near hint: Int = 0) -> Value? {
    if hint < values.count, values[hint].key == key { return values[hint] }
    return values.first { $0.key == key }
  }

  /// Returns the change between two values of one thing, as a multiple of the smallest abrupt change.
  static func change(_ a: Value?, _ b: Value?) -> Double {
    guard let key = (a ?? b)?.key else { return 0 }
    switch key.aspect {
    case .alpha:
      if (a == nil) != (b == nil), (a ?? b)?.isShared == true { return 0 }
      return abs((a?.numbers[0] ?? 0) - (b?.numbers[0] ?? 0)) / suddenShare
    case .color:
      guard let a, let b else { return 0 }
      return largest(a.numbers - b.numbers) / suddenShare * min(a.weight, b.weight)
    case .place:
      guard let a, let b, min(a.weight, b.weight) >= suddenShare else { return 0 }
      return largest(a.numbers - b.numbers) / suddenWay
    }
  }

  private static func largest(_ v: SIMD8<Double>) -> Double { max(v.max(), (-v).max()) }
}
