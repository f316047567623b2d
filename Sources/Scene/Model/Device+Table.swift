import Drawing

extension Device {
  /// iPhone 15.
  public static let `default` = phone(
    "iPhone 15", 393, 852, 3, status: 54, safe: (59, 34), radius: 55, margin: 16, side: 59, .island(y: 11), .island)

  /// Every device known by name, phones first. Sheet A1, A2 and A4.
  public static let table: [Device] = phones + pads

  /// The device of that name, or nil.
  public init?(named name: String) {
    guard let device = Device.table.first(where: { $0.name == name }) else { return nil }
    self = device
  }

  private static func phone(
    _ name: String, _ width: Double, _ height: Double, _ scale: Double, status: Double, safe: (Double, Double),
    radius: Double, margin: Double, side: Double = 0, sideMargin: Double? = nil, _ cutout: Cutout,
    _ statusBarClass: StatusBarClass
  ) -> Device {
    // Landscape margin: inset + margin on notched phones, 20 without a notch (16 on the first SE is a guess).
    Device(
      name: name, size: Size(width, height), scale: scale, statusBarHeight: status, safeTop: safe.0,
      safeBottom: safe.1, cornerRadius: radius, margin: margin,
      landscape: Landscape(
        side: side, bottom: safe.1 > 0 ? 21 : 0, margin: sideMargin ?? (side > 0 ? side + margin : 20)),
      cutout: cutout, statusBarClass: statusBarClass)
  }

  private static let phones: [Device] = {
    var list: [Device] = [
      phone(
        "iPhone SE (1st)", 320, 568, 2, status: 20, safe: (20, 0), radius: 0, margin: 16, sideMargin: 16, .none,
        .classic)
    ]
    for name in ["iPhone 8", "iPhone SE (2nd)", "iPhone SE (3rd)"] {
      list.append(phone(name, 375, 667, 2, status: 20, safe: (20, 0), radius: 0, margin: 16, .none, .classic))
    }
    list.append(phone("iPhone 8 Plus", 414, 736, 3, status: 20, safe: (20, 0), radius: 0, margin: 20, .none, .classic))
    for name in ["iPhone X", "iPhone XS", "iPhone 11 Pro"] {
      list.append(
        phone(
          name, 375, 812, 3, status: 44, safe: (44, 34), radius: 39, margin: 16, side: 44,
          .notch(width: 209, height: 30), .x))
    }
    for name in ["iPhone XR", "iPhone 11"] {
      list.append(
        phone(
          name, 414, 896, 2, status: 48, safe: (48, 34), radius: 41.5, margin: 20, side: 48,
          .notch(width: 227, height: 32), .xr))
    }
    for name in ["iPhone XS Max", "iPhone 11 Pro Max"] {
      list.append(
        phone(
          name, 414, 896, 3, status: 44, safe: (44, 34), radius: 39, margin: 20, side: 44,
          .notch(width: 209.33, height: 30), .x))
    }
    for name in ["iPhone 12 mini", "iPhone 13 mini"] {
      list.append(
        phone(
          name, 375, 812, 3, status: 50, safe: (50, 34), radius: 44, margin: 16, side: 50,
          .notch(width: 226, height: 34.33), .wideNotch))
    }
    for name in ["iPhone 12", "iPhone 12 Pro"] {
      list.append(
        phone(
          name, 390, 844, 3, status: 47, safe: (47, 34), radius: 47.33, margin: 16, side: 47,
          .notch(width: 210, height: 32), .wideNotch))
    }
    for name in ["iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e", "iPhone 17e"] {
      list.append(
        phone(
          name, 390, 844, 3, status: 47, safe: (47, 34), radius: 47.33, margin: 16, side: 47,
          .notch(width: 161.33, height: 33.67), .narrowNotch))
    }
    list.append(
      phone(
        "iPhone 12 Pro Max", 428, 926, 3, status: 47, safe: (47, 34), radius: 53.33, margin: 20, side: 47,
        .notch(width: 209.33, height: 32), .wideNotch))
    for name in ["iPhone 13 Pro Max", "iPhone 14 Plus"] {
      list.append(
        phone(
          name, 428, 926, 3, status: 47, safe: (47, 34), radius: 53.33, margin: 20, side: 47,
          .notch(width: 161.33, height: 33.67), .narrowNotch))
    }
    for name in ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"] {
      list.append(
        phone(name, 393, 852, 3, status: 54, safe: (59, 34), radius: 55, margin: 16, side: 59, .island(y: 11), .island))
    }
    for name in ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"] {
      list.append(
        phone(
          name, 430, 932, 3, status: 54, safe: (59, 34), radius: 55, margin: 20, side: 59, .island(y: 11), .islandWide))
    }
    for name in ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"] {
      list.append(
        phone(name, 402, 874, 3, status: 54, safe: (62, 34), radius: 62, margin: 16, side: 62, .island(y: 14), .island))
    }
    for name in ["iPhone 16 Pro Max", "iPhone 17 Pro Max"] {
      list.append(
        phone(
          name, 440, 956, 3, status: 54, safe: (62, 34), radius: 62, margin: 20, side: 62, .island(y: 14), .islandWide))
    }
    // Insets and status bar of the Air are guesses of the sheet.
    list.append(
      phone(
        "iPhone Air", 420, 912, 3, status: 54, safe: (68, 34), radius: 62, margin: 20, side: 68, .island(y: 20),
        .islandWide))
    return list
  }()

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
