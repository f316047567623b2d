import NavReelCodecs
import NavReelDrawing

extension PlotDrawing {
  /// The figure as SVG: shapes as shapes, text as text, pictures as PNG data in the file.
  ///
  /// The only outside reference is the typeface, with fallbacks that a page may use instead.
  public var svg: String {
    let (width, height) = (SVGText.number(size.width), SVGText.number(size.height))
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
        + "viewBox=\"0 0 \(width) \(height)\" role=\"img\" text-rendering=\"geometricPrecision\" "
        + "font-family=\"\(SVGText.faces)\">",
      "<title>\(MarkupText.escaped(title))</title>",
      "<rect width=\"\(width)\" height=\"\(height)\"\(SVGText.paint("fill", background))/>",
    ]
    lines += elements.map(SVGText.element)
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }
}

/// Formats the parts of an SVG file.
enum SVGText {
  /// Inter, the typeface of the PNG, then those found on most machines.
  static let faces =
    "Inter, system-ui, -apple-system, 'Segoe UI', Helvetica, Arial, 'Noto Sans', 'Noto Sans CJK SC', sans-serif"

  /// Returns at most two decimals without trailing zeros: a hundredth of a point is invisible.
  static func number(_ value: Double) -> String {
    let hundredths = Int(exactly: (min(max(value, -1e9), 1e9) * 100).rounded()) ?? 0
    let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  static func paint(_ key: String, _ color: Color) -> String {
    let opaque = color.with(alpha: 1).description.dropLast(2)
    return " \(key)=\"\(opaque)\"" + (color.alpha < 1 ? " \(key)-opacity=\"\(number(color.alpha))\"" : "")
  }

  static func element(_ element: PlotElement) -> String {
    switch element {
    case .fill(let path, let color):
      if let r = path.asRect {
        // Neighbours share an edge; antialiasing each would let the background through.
        return "<rect x=\"\(number(r.x))\" y=\"\(number(r.y))\" width=\"\(number(r.width))\" "
          + "height=\"\(number(r.height))\"\(paint("fill", color)) shape-rendering=\"crispEdges\"/>"
      }
      return "<path d=\"\(data(path))\"\(paint("fill", color))/>"
    case .line(let path, let color, let width):
      return "<path d=\"\(data(path))\" fill=\"none\"\(paint("stroke", color)) stroke-width=\"\(number(width))\" "
        + "stroke-linejoin=\"round\"/>"
    case .text(let text):
      let anchor = text.anchor == .start ? "" : " text-anchor=\"\(text.anchor.rawValue)\""
      return "<text x=\"\(number(text.place.x))\" y=\"\(number(text.place.y))\"\(anchor) "
        + "font-size=\"\(number(text.size))\"\(text.isBold ? " font-weight=\"600\"" : "")"
        + "\(paint("fill", text.color))>\(MarkupText.escaped(text.text))</text>"
    case .picture(let pixmap, let r):
      let letters = PNGEncoder().encode(pixmap).withUnsafeBytes { Base64.encode($0) }
      return "<image x=\"\(number(r.x))\" y=\"\(number(r.y))\" width=\"\(number(r.width))\" "
        + "height=\"\(number(r.height))\" preserveAspectRatio=\"none\" "
        + "href=\"data:image/png;base64,\(String(decoding: letters, as: UTF8.self))\"/>"
    }
  }

  /// Returns path data in absolute coordinates.
  private static func data(_ path: Path) -> String {
    func pair(_ p: Point) -> String { number(p.x) + "," + number(p.y) }
    return path.elements.map { element in
      switch element {
      case .move(let p): "M" + pair(p)
      case .line(let p): "L" + pair(p)
      case .quad(let c, let p): "Q" + pair(c) + " " + pair(p)
      case .cubic(let c1, let c2, let p): "C" + pair(c1) + " " + pair(c2) + " " + pair(p)
      case .close: "Z"
      }
    }.joined()
  }
}
