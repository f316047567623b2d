public import NavReelDrawing

/// UIKit's semantic colours for one look and appearance.
///
/// The values (docs/ios.md, C1) are extracted from UIKit by public projects; the blue is that of iOS 7–25.
public struct SystemColors: Hashable, Sendable {
  public let look: Scene.Look
  public let appearance: Scene.Appearance

  public init(look: Scene.Look, appearance: Scene.Appearance) {
    self.look = look
    self.appearance = appearance
  }

  private func pick(_ light: Color, _ dark: Color) -> Color { appearance == .light ? light : dark }

  public var systemBlue: Color { pick(Color(0, 122, 255), Color(10, 132, 255)) }
  public var label: Color { pick(.black, .white) }
  public var systemBackground: Color { pick(.white, .black) }
  public var secondarySystemBackground: Color { pick(Color(242, 242, 247), Color(28, 28, 30)) }
  public var separator: Color { pick(Color(60, 60, 67, 0.29), Color(84, 84, 88, 0.60)) }
  public var secondaryLabel: Color { pick(Color(60, 60, 67, 0.60), Color(235, 235, 245, 0.60)) }
  public var tertiaryLabel: Color { pick(Color(60, 60, 67, 0.30), Color(235, 235, 245, 0.30)) }
  public var tertiarySystemFill: Color { pick(Color(118, 118, 128, 0.12), Color(118, 118, 128, 0.24)) }

  /// The line below a bar: black .30 measured; white .15 in the dark is common and unverified.
  public var hairline: Color { pick(Color(white: 0, alpha: 0.30), Color(white: 1, alpha: 0.15)) }

  /// The opaque bar: its own colours in the look of iOS 7–12, else the system's background.
  public var opaqueBar: Color {
    switch look {
    case .ios10: pick(Color(247, 247, 247), Color(29, 29, 29))
    case .ios18: systemBackground
    }
  }

  /// Returns the colour of a UIKit name such as `systemRed` or `secondaryLabel`, or nil.
  public subscript(name: String) -> Color? {
    guard let pair = SystemColors.table.first(where: { $0.name == name }) else { return nil }
    return pick(pair.light, pair.dark)
  }

  /// The names that the subscript accepts.
  public static var names: [String] { table.map(\.name) }

  private static let table: [(name: String, light: Color, dark: Color)] = [
    ("systemBlue", Color(0, 122, 255), Color(10, 132, 255)),
    ("systemRed", Color(255, 59, 48), Color(255, 69, 58)),
    ("systemOrange", Color(255, 149, 0), Color(255, 159, 10)),
    ("systemYellow", Color(255, 204, 0), Color(255, 214, 10)),
    ("systemGreen", Color(52, 199, 89), Color(48, 209, 88)),
    ("systemTeal", Color(90, 200, 250), Color(100, 210, 255)),
    ("systemIndigo", Color(88, 86, 214), Color(94, 92, 230)),
    ("systemPurple", Color(175, 82, 222), Color(191, 90, 242)),
    ("systemPink", Color(255, 45, 85), Color(255, 55, 95)),
    ("systemGray", Color(142, 142, 147), Color(142, 142, 147)),
    ("systemGray2", Color(174, 174, 178), Color(99, 99, 102)),
    ("systemGray3", Color(199, 199, 204), Color(72, 72, 74)),
    ("systemGray4", Color(209, 209, 214), Color(58, 58, 60)),
    ("systemGray5", Color(229, 229, 234), Color(44, 44, 46)),
    ("systemGray6", Color(242, 242, 247), Color(28, 28, 30)),
    ("label", .black, .white),
    ("secondaryLabel", Color(60, 60, 67, 0.60), Color(235, 235, 245, 0.60)),
    ("tertiaryLabel", Color(60, 60, 67, 0.30), Color(235, 235, 245, 0.30)),
    ("quaternaryLabel", Color(60, 60, 67, 45.0 / 255), Color(235, 235, 245, 40.0 / 255)),
    ("systemBackground", .white, .black),
    ("secondarySystemBackground", Color(242, 242, 247), Color(28, 28, 30)),
    ("tertiarySystemBackground", .white, Color(44, 44, 46)),
    ("systemGroupedBackground", Color(242, 242, 247), .black),
    ("secondarySystemGroupedBackground", .white, Color(28, 28, 30)),
    ("separator", Color(60, 60, 67, 0.29), Color(84, 84, 88, 0.60)),
    ("opaqueSeparator", Color(198, 198, 200), Color(56, 56, 58)),
    ("systemFill", Color(120, 120, 128, 0.20), Color(120, 120, 128, 0.36)),
    ("secondarySystemFill", Color(120, 120, 128, 0.16), Color(120, 120, 128, 0.32)),
    ("tertiarySystemFill", Color(118, 118, 128, 0.12), Color(118, 118, 128, 0.24)),
    ("quaternarySystemFill", Color(116, 116, 128, 0.08), Color(116, 116, 128, 0.18)),
  ]
}
