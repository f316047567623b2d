extension DisplayList: CustomStringConvertible {
  /// One command per line, nested lists indented: a stable form for people and for text goldens.
  public var description: String {
    var lines: [String] = []
    write(into: &lines, indent: "")
    return lines.joined(separator: "\n")
  }

  private func write(into lines: inout [String], indent: String) {
    for command in commands {
      switch command {
      case .fill(let path, let rule, let paint, let blend):
        let more = (rule == .nonZero ? "" : " even-odd") + (blend == .sourceOver ? "" : " \(blend.rawValue)")
        lines.append(indent + "fill \(path.summary) \(paint.summary)" + more)
      case .stroke(let path, let stroke, let paint):
        lines.append(
          indent + "stroke \(path.summary) \(paint.summary) width \(number(stroke.width)) \(stroke.cap) \(stroke.join)")
      case .image(let draw):
        let tint = draw.tint.map { " tint \($0)" } ?? ""
        lines.append(
          indent + "image \(draw.image.name) \(draw.source.summary) -> \(draw.destination.summary)"
            + (draw.opacity == 1 ? "" : " opacity \(number(draw.opacity))") + tint)
      case .shadow(let shadow):
        lines.append(
          indent + "shadow \(shadow.path.summary) \(shadow.color) sigma \(number(shadow.sigma)) offset "
            + "\(number(shadow.offset.x)),\(number(shadow.offset.y))" + (shadow.isCutOut ? " cut out" : ""))
      case .backdrop(let backdrop):
        lines.append(
          indent + "backdrop \(backdrop.shape.summary) \(backdrop.filter.summary) opacity \(number(backdrop.opacity))")
      case .group(let group):
        lines.append(indent + group.summary)
        group.content.write(into: &lines, indent: indent + "  ")
      }
    }
  }
}

extension Group {
  fileprivate var summary: String {
    var text = "group" + (id.map { " \($0)" } ?? "")
    if transform.isTranslation {
      if transform != .identity { text += " at \(number(transform.tx)),\(number(transform.ty))" }
    } else {
      let t = transform
      text += " by [" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(number).joined(separator: " ") + "]"
    }
    if opacity != 1 { text += " opacity \(number(opacity))" }
    if let clip { text += " clip \(clip.summary)" }
    if let mask { text += " mask \(Paint.linear(mask).summary)" }
    if blur > 0 { text += " blur \(number(blur))" }
    if isLayer { text += " layer" }
    return text
  }
}

extension BackdropFilter {
  fileprivate var summary: String {
    var text = "sigma \(number(sigma))"
    switch color {
    case .none: break
    case .saturation(let s): text += " saturation \(number(s))"
    case .luminanceCurve(let s, let b, let a, let v0, let v1, let v2, let v3):
      text += " curve [" + [s, b, a, v0, v1, v2, v3].map(number).joined(separator: " ") + "]"
    }
    for tint in tints { text += " tint \(tint)" }
    return text
  }
}

extension Paint {
  fileprivate var summary: String {
    switch self {
    case .color(let color): color.description
    case .linear(let g):
      "linear \(number(g.start.x)),\(number(g.start.y)) -> \(number(g.end.x)),\(number(g.end.y)) ("
        + g.stops.map { "\(number($0.offset)) \($0.color)" }.joined(separator: ", ") + ")"
    }
  }
}

extension Path {
  /// A full description of a rectangle; for any other path its box, element count and checksum.
  fileprivate var summary: String {
    if let r = asRect { return "rect \(r.summary)" }
    guard let box = controlBounds else { return "nothing" }
    return "path \(box.summary) (\(elements.count) elements, \(checksum))"
  }

  /// An FNV-1a hash of the coordinates in hundredths, enough to show in a text golden that a shape changed.
  private var checksum: String {
    var hash: UInt32 = 2_166_136_261
    func add(_ value: Double) {
      let hundredths = Int64(exactly: (value * 100).rounded()) ?? Int64(bitPattern: value.bitPattern)
      var bits = UInt32(truncatingIfNeeded: hundredths)
      for _ in 0..<4 {
        hash = (hash ^ (bits & 255)) &* 16_777_619
        bits >>= 8
      }
    }
    func add(_ points: Point...) {
      for p in points {
        add(p.x)
        add(p.y)
      }
    }
    for element in elements {
      switch element {
      case .move(let p): add(p)
      case .line(let p): add(p)
      case .quad(let c, let p): add(c, p)
      case .cubic(let c1, let c2, let p): add(c1, c2, p)
      case .close: add(-1)
      }
    }
    return String(hash, radix: 16)
  }
}

extension Rect {
  fileprivate var summary: String { "[\(number(x)) \(number(y)) \(number(width)) \(number(height))]" }
}

/// Formats a number with at most four decimals and no trailing zeros; the text is the same on every machine.
package func number(_ value: Double) -> String {
  let rounded = (value * 10_000).rounded() / 10_000
  if rounded == 0 { return "0" }
  if rounded == rounded.rounded() && abs(rounded) < 1e15 { return String(Int64(rounded)) }
  return "\(rounded)"
}
