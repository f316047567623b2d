import NavReelDrawing
import NavReelLayout
import NavReelScene

/// What a viewer sees of an instant, in numbers: colours, alphas and places of the bar, its items and the pages.
struct SeenValues: Sendable {
  /// What of a thing a value is.
  enum Aspect: Hashable, Sendable {
    /// Red, green, blue over black; the same over white where the thing may be translucent.
    case color

    /// 0 for what is not on screen.
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

    /// How visible the thing is, 0…1.
    let weight: Double

    /// True for a button that stays while screens change: another screen's is in its place before or after.
    var isShared = false
  }

  /// In paint order.
  private(set) var values: [Value] = []

  /// How large a change is that counts as one: of colour components and alphas.
  static let suddenShare = 0.25

  /// How large a change is that counts as one: in points.
  static let suddenWay = 4.0

  init(_ state: FrameState, _ items: [SeenItem], _ canvas: Size) {
    let sight = Visibility(items, canvas)
    addBars(state, items, sight)
    for (index, item) in items.enumerated() {
      switch item.kind {
      case "title", "largeTitle", "back", "chevron", "left", "right", "titleView", "prompt", "search":
        // Parts of a title view go with it.
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

  /// Layers of one bar count as what they show together.
  private mutating func addBars(_ state: FrameState, _ items: [SeenItem], _ sight: Visibility) {
    let layers = state.backgrounds.map { background in
      var layer = background
      // A bar that travels is there as far as it is on screen.
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

  /// The value of that key, or nil; `hint` is where it most likely is.
  func value(_ key: Key, near hint: Int = 0) -> Value? {
    if hint < values.count, values[hint].key == key { return values[hint] }
    return values.first { $0.key == key }
  }

  /// How much of a sudden change lies between two values of one thing: 1 is just one.
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
