import NavReelDrawing
import NavReelScene
import NavReelTypography

/// A line of text as an item draws it.
struct TextLine: Equatable, Sendable {
  var shaped: ShapedText
  var shadow: TextShadow?

  /// The scale about the start of the baseline.
  var scale = 1.0

  /// The size in points, scale included.
  var size = 0.0

  /// True for semibold weight or heavier.
  var isBold = false

  /// Draws the line from the left edge of a frame, in a group with the given name, so that the layers below it can be
  /// found.
  func draw(
    _ id: String, in frame: Rect, baseline: Double, _ ink: Color, _ blend: BlendMode, into list: inout DisplayList
  ) {
    let place = Transform.scale(scale).then(.translation(frame.minX, baseline))
    var content = DisplayList()
    // The group moves the outlines, which stay as the font book keeps them: the lists of many frames share them.
    let outline = shaped.outline(at: .zero)
    if let shadow, shadow.color.alpha > 0 {
      let color = shadow.color.multiplied(alpha: ink.alpha)
      if shadow.blurRadius > 0 {
        content.append(
          .shadow(Shadow(path: outline, color: color, sigma: shadow.blurRadius, offset: shadow.offset)))
      } else {
        content.append(.fill(outline.offset(x: shadow.offset.x, y: shadow.offset.y), color))
      }
    }
    if !outline.isEmpty { content.append(.fill(outline, rule: .nonZero, paint: .color(ink), blend: blend)) }
    for glyph in shaped.colorGlyphs {
      content.append(.image(ImageDraw(glyph.image, destination: glyph.frame, opacity: ink.alpha)))
    }
    if !content.isEmpty { list.append(.group(Group(id: id.isEmpty ? nil : id, transform: place, content: content))) }
  }

  /// Returns warnings about text cut short, characters without a glyph, misplaced marks and fonts that could not be
  /// used.
  func warnings(id: String) -> [SceneWarning] {
    var list: [SceneWarning] = []
    if shaped.isTruncated && !id.isEmpty {
      let message = shaped.text.isEmpty ? "left out: there is no room for it" : "cut to \"\(shaped.text)\""
      list.append(SceneWarning(code: "truncated-text", path: id, message: message))
    }
    for scalar in shaped.missing {
      let message = "no font has \(LayoutWarnings.name(of: scalar))"
      list.append(SceneWarning(code: "missing-glyph", path: id, message: message))
    }
    for letter in shaped.misplacedMarks {
      let message =
        "the font has no place for the marks of \(LayoutWarnings.name(of: letter)), which run into the letter"
      list.append(SceneWarning(code: "misplaced-mark", path: id, message: message))
    }
    for problem in shaped.problems {
      list.append(SceneWarning(code: "missing-font", path: "", message: "\(problem)"))
    }
    return list
  }
}

/// The metrics of the system's face, which place texts whatever face draws them, in em (docs/ios.md, B2).
enum SystemFace {
  static let ascent = 0.9521
  static let descent = 0.2412
  static let capHeight = 0.705

  /// Returns the baseline that centres capitals and digits on `y`.
  static func baseline(centring y: Double, size: Double) -> Double { y + capHeight * size / 2 }
}

extension TextAttributes {
  /// The attributes as a style of the font book.
  var style: TextStyle {
    let tracking: Tracking = self.tracking.map { .points($0) } ?? .automatic
    return switch weight {
    case .regular: TextStyle(size: size, weight: .regular, tracking: tracking)
    case .medium: TextStyle(size: size, weight: .medium, tracking: tracking)
    case .semibold: TextStyle(size: size, weight: .semibold, tracking: tracking)
    case .bold: TextStyle(size: size, weight: .bold, tracking: tracking)
    }
  }
}
