import NavReelDrawing

extension Device {
  /// The default device, iPhone 15.
  public static let `default` = smallIsland("iPhone 15")

  /// Every device known by name, phones first (docs/ios.md, A1, A2 and A4).
  public static let table: [Device] = phones + pads

  /// Creates the device of that name, or nil if there is none.
  public init?(named name: String) {
    guard let device = Device.table.first(where: { $0.name == name }) else { return nil }
    self = device
  }

  private static let phones: [Device] = [
    row(
      ["iPhone SE (1st)"], 320, 568, 2, top: 20, radius: 0, margin: 16, sideMargin: 16, .none, .classic),
    row(
      ["iPhone 8", "iPhone SE (2nd)", "iPhone SE (3rd)"], 375, 667, 2, top: 20, radius: 0, margin: 16, .none, .classic),
    row(["iPhone 8 Plus"], 414, 736, 3, top: 20, radius: 0, margin: 20, .none, .classic),
    row(
      ["iPhone X", "iPhone XS", "iPhone 11 Pro"], 375, 812, 3, top: 44, radius: 39, margin: 16,
      .notch(width: 209, height: 30), .x),
    row(
      ["iPhone XR", "iPhone 11"], 414, 896, 2, top: 48, radius: 41.5, margin: 20, .notch(width: 227, height: 32), .xr),
    row(
      ["iPhone XS Max", "iPhone 11 Pro Max"], 414, 896, 3, top: 44, radius: 39, margin: 20,
      .notch(width: 209.33, height: 30), .x),
    row(
      ["iPhone 12 mini", "iPhone 13 mini"], 375, 812, 3, top: 50, radius: 44, margin: 16,
      .notch(width: 226, height: 34.33), .wideNotch),
    row(
      ["iPhone 12", "iPhone 12 Pro"], 390, 844, 3, top: 47, radius: 47.33, margin: 16, .notch(width: 210, height: 32),
      .wideNotch),
    row(
      ["iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e", "iPhone 17e"], 390, 844, 3, top: 47, radius: 47.33,
      margin: 16, .notch(width: 161.33, height: 33.67), .narrowNotch),
    row(
      ["iPhone 12 Pro Max"], 428, 926, 3, top: 47, radius: 53.33, margin: 20, .notch(width: 209.33, height: 32),
      .wideNotch),
    row(
      ["iPhone 13 Pro Max", "iPhone 14 Plus"], 428, 926, 3, top: 47, radius: 53.33, margin: 20,
      .notch(width: 161.33, height: 33.67), .narrowNotch),
    ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"].map(smallIsland),
    row(
      ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"], 430, 932, 3, top: 59, radius: 55,
      margin: 20, .island(y: 11), .islandWide),
    row(
      ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], 402, 874, 3, top: 62, radius: 62, margin: 16, .island(y: 14),
      .island),
    row(
      ["iPhone 16 Pro Max", "iPhone 17 Pro Max"], 440, 956, 3, top: 62, radius: 62, margin: 20, .island(y: 14),
      .islandWide),
    // The insets and the status bar of the Air are guesses.
    row(["iPhone Air"], 420, 912, 3, top: 68, radius: 62, margin: 20, .island(y: 20), .islandWide),
  ].flatMap(\.self)

  /// Returns a phone of iPhone 15's size.
  private static func smallIsland(_ name: String) -> Device {
    phone(name, 393, 852, 3, top: 59, radius: 55, margin: 16, .island(y: 11), .island)
  }

  /// Returns phones that differ only in their names.
  private static func row(
    _ names: [String], _ width: Double, _ height: Double, _ scale: Double, top: Double, radius: Double, margin: Double,
    sideMargin: Double? = nil, _ cutout: Cutout, _ statusBarClass: StatusBarClass
  ) -> [Device] {
    names.map {
      phone(
        $0, width, height, scale, top: top, radius: radius, margin: margin, sideMargin: sideMargin, cutout,
        statusBarClass)
    }
  }

  /// - Parameters:
  ///   - top: the top inset of the safe area; the status bar is as high, but 54 beside an island.
  ///   - sideMargin: the layout margin in landscape, inset included; nil for 20 without a cutout, else inset + margin.
  private static func phone(
    _ name: String, _ width: Double, _ height: Double, _ scale: Double, top: Double, radius: Double, margin: Double,
    sideMargin: Double? = nil, _ cutout: Cutout, _ statusBarClass: StatusBarClass
  ) -> Device {
    // In landscape the insets for the cutout are at the sides; a phone with a home button has no insets but the status
    // bar. The first SE's side margin is a guess.
    let hasButton = cutout == .none
    var statusBarHeight = top
    if case .island = cutout { statusBarHeight = 54 }
    return Device(
      name: name, size: Size(width, height), scale: scale, statusBarHeight: statusBarHeight, safeTop: top,
      safeBottom: hasButton ? 0 : 34, cornerRadius: radius, margin: margin,
      landscape: Landscape(
        side: hasButton ? 0 : top, bottom: hasButton ? 0 : 21,
        margin: sideMargin ?? (hasButton ? 20 : top + margin)),
      cutout: cutout, statusBarClass: statusBarClass)
  }

  private static let pads: [Device] = [
    pad("iPad (10th)", 820, 1180, radius: 25),
    pad("iPad (A16)", 820, 1180, radius: 25),
    pad("iPad Air (5th)", 820, 1180, radius: 18),
    pad("iPad Pro 11 (4th)", 834, 1194, radius: 18),
    pad("iPad Pro 12.9 (6th)", 1024, 1366, radius: 18),
    pad("iPad Pro 11 (M4)", 834, 1210, radius: 30),
    pad("iPad Pro 11 (M5)", 834, 1210, radius: 30),
    pad("iPad mini (6th)", 744, 1133, radius: 21.5),
    pad("iPad 9.7", 768, 1024, radius: 0),
  ]

  private static func pad(_ name: String, _ width: Double, _ height: Double, radius: Double) -> Device {
    let hasHomeButton = radius == 0
    let (top, bottom): (Double, Double) = hasHomeButton ? (20, 0) : (24, 20)
    return Device(
      name: name, size: Size(width, height), scale: 2, statusBarHeight: top, safeTop: top, safeBottom: bottom,
      cornerRadius: radius, margin: 20, landscape: Landscape(side: 0, bottom: bottom, margin: 20), cutout: .none,
      statusBarClass: hasHomeButton ? .classic : .pad, isPad: true)
  }
}
