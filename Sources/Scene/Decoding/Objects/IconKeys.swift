import NavReelDocuments
import NavReelDrawing

extension Form where Value == Path, Reader == SceneDecoder {
  /// A path in SVG's notation.
  static let drawing = Form<Path>(
    "a path in SVG's notation",
    schema: .object(["type": .string("string"), "maxLength": .number(Double(Limits.drawingLength))])
  ) { node, decoder in
    guard let text = node.string else {
      decoder.expected("a path in SVG's notation", at: node)
      return nil
    }
    guard text.utf8.count <= Limits.drawingLength else {
      decoder.report(
        "the path has \(text.utf8.count) characters; at most \(Limits.drawingLength) are read: round its numbers, or "
          + "make two of it", at: node)
      return nil
    }
    do throws(SVGPath.Fault) {
      return try SVGPath.read(text)
    } catch {
      decoder.report("\(error.message) at character \(error.offset + 1) of the path", at: node)
      return nil
    }
  }
}

extension SceneDecoder {
  /// Reports a drawing whose outline runs to and fro so often that it would cross every row of pixels thousands of
  /// times.
  ///
  /// - Parameter side: the longer side of the box that it is drawn in, in the units of the path.
  func checkLength(of path: Path, side: Double, at node: Node) {
    let times = (path.controlLength / side).rounded()
    guard times > Limits.drawingTimes else { return }
    report(
      "the path is \(number(times)) times as long as its box; expected at most \(number(Limits.drawingTimes)) times",
      at: node)
  }
}

/// `icon: {d: …, size: …}`.
enum IconKeys {
  static let d = Key(
    "d", .drawing, required: true,
    "The outline, in points from the box's top left corner; at most 1000 times as long as the box.")
  static let size = Key(
    "size", Form<[Double]>.tuple("[width, height]", of: .number(above: 0), count: 2), required: true,
    "The box, in points.")
  static let strokeWidth = Key(
    "strokeWidth", .number(above: 0),
    "Draws the path as a line of this width, in points, at most the box's longer side; without it, the path is filled."
  )

  static let table = ObjectTable(name: "icon", noun: "an icon", entries: [d.entry, size.entry, strokeWidth.entry])

  /// A built-in name, or the scene's own drawing.
  static let form = Form<Icon>(
    phrase, schema: .anyOf([.object(["enum": .strings(names)]), .reference("icon")])
  ) { node, decoder in
    if node.members != nil { return drawn(node, decoder) }
    if let text = node.string, let name = Icon.Name(rawValue: text) { return .builtIn(name) }
    decoder.expected(phrase, at: node, near: names)
    return nil
  }

  private static let names = Icon.Name.allCases.map(\.rawValue)
  private static let phrase = "an icon (a symbol such as \"share\", \"search\" or \"house\", or {d, size})"

  private static func drawn(_ node: Node, _ decoder: SceneDecoder) -> Icon? {
    guard let object = ObjectReader(node, table, decoder) else { return nil }
    let (path, box, width) = (object[d], object[size], object[strokeWidth])
    guard let path, let box else { return nil }
    let side = max(box[0], box[1])
    decoder.checkLength(of: path, side: side, at: object.place(d))
    if let width, width > side {
      decoder.report(
        "expected a line no wider than the longer side of its box (\(number(side))), got \(number(width))",
        at: object.place(strokeWidth))
    }
    return .path(path, size: Size(box[0], box[1]), strokeWidth: width)
  }
}
