import NavReelDocuments
import NavReelDrawing
import NavReelMotion

/// An element of `views`, or a `titleView`: exactly one of seven kinds, and the keys that all of them have.
enum ViewKeys {
  static let text = Key("text", .moving("text", .text, .stepped), "A line of text.")
  static let image = Key("image", .image, "A picture's path.")
  static let icon = Key("icon", IconKeys.form, "")
  static let shape = Key("shape", ShapeKeys.form, "")
  static let effect = Key("effect", .effect, "A blur over what lies behind the view in its page.")
  static let views = Key("views", list, "A group, in the coordinates of its frame.")
  static let bar = Key("bar", BarViewKeys.form, "A navigation bar on its own, without a controller.")

  static let frame = Key(
    "frame", .frame, required: true,
    "The frame in the enclosing view's coordinates, in points; each number may be a track.")
  static let alpha = Key("alpha", .moving("alpha", .alpha), default: "1", "")
  static let transform = Key("transform", TransformKeys.form, default: "none", "")
  static let cornerRadius = Key("cornerRadius", .number(min: 0), default: "0", "In points.")
  static let cornerCurve = Key(
    "cornerCurve", .name(of: "\"circular\" or \"continuous\"", ["circular", "continuous"]), default: "\"circular\"", "")
  static let clipsToBounds = Key("clipsToBounds", .bool, default: "false", "True to cut what reaches beyond the frame.")
  static let scrolls = Key("scrolls", .bool, default: "false", "True to move with the content offset.")

  static let contentView = Key(
    "contentView", list, default: "[]", "Views inside an effect, in its coordinates; the blur leaves them sharp.")
  static let vibrancy = Key(
    "vibrancy", Form<Vibrancy>.oneOf,
    "True to draw a text, icon or shape with the colours of the ground instead of its own: light on dark effects, "
      + "dark on light ones."
  )
  static let color = Key(
    "color", .moving("color", .color), default: "label; in a titleView the bar's",
    "The colour of a text or shape; a shape needs a colour, a gradient or a border.")
  static let gradient = Key("gradient", GradientKeys.form, "A gradient over a shape's colour.")
  static let tintColor = Key(
    "tintColor", .moving("color", .color), default: "the bar's",
    "The tint of an icon, or of an image, which becomes a template.")
  static let font = Key("font", FontKeys.form, default: "17 regular; in a titleView semibold", "Of a text.")
  static let shadow = Key("shadow", TextShadowKeys.form, "Of a text.")
  static let alignment = Key(
    "alignment", Form<View.Alignment>.oneOf, default: "\"leading\"; in a titleView \"center\"", "Of a text.")
  static let contentMode = Key(
    "contentMode", Form<ContentMode>.oneOf, default: "\"scaleAspectFill\"", "How an image fills its frame.")
  static let borderColor = Key("borderColor", .color, "The colour of a shape's border.")
  static let borderWidth = Key(
    "borderWidth", .number(min: 0, max: 1000), default: "1",
    "The border's width in points, inside the frame; for a shape with a border colour.")

  static let table = ObjectTable(
    name: "view", noun: "a view", oneOf: ["text", "image", "icon", "shape", "effect", "views", "bar"],
    entries: [
      text.entry, image.entry, icon.entry, shape.entry, effect.entry, views.entry, bar.entry, frame.entry, alpha.entry,
      transform.entry, cornerRadius.entry, cornerCurve.entry, clipsToBounds.entry, scrolls.entry, contentView.entry,
      vibrancy.entry, color.entry,
      gradient.entry, tintColor.entry, font.entry, shadow.entry, alignment.entry, contentMode.entry, borderColor.entry,
      borderWidth.entry,
    ])

  static let form = Form<View>.object("view", "a view", meant: meant, read: read)
  static let list = Form<[View]>.list(of: form, "views", count: 0...Limits.views)

  @Sendable private static func read(_ node: Node, _ decoder: SceneDecoder) -> View? {
    guard decoder.viewDepth < Limits.viewDepth else {
      decoder.report("views lie in each other more than \(Limits.viewDepth) deep", at: node)
      return nil
    }
    decoder.viewDepth += 1
    defer { decoder.viewDepth -= 1 }
    guard let object = ObjectReader(node, table, decoder) else { return nil }
    let kind = object.choice()
    if let kind { reportForeignKeys(object, kind) }
    let content = kind.flatMap { ViewContent(object).kind($0) }
    let box = object[frame]
    let alpha = object[alpha] ?? .constant(1)
    let transform = object[transform] ?? AnimatedTransform()
    let (radius, curve) = (object[cornerRadius] ?? 0, object[cornerCurve])
    let (clips, scrolls) = (object[clipsToBounds] ?? false, object[scrolls] ?? false)
    let vibrancy = object[vibrancy]
    guard let content, let box else { return nil }
    return View(
      content, frame: box, alpha: alpha, transform: transform, cornerRadius: radius,
      isContinuous: curve == "continuous", clips: clips, scrolls: scrolls, vibrancy: vibrancy)
  }

  @Sendable private static func meant(_ node: Node) -> String? {
    node.string.map { word in
      "{\(PictureSlip.isName(word) ? "image" : "text"): \(node.summary), frame: [x, y, width, height]}"
    }
  }

  /// Reports keys of another kind of view, which would do nothing.
  private static func reportForeignKeys(_ object: ObjectReader, _ kind: String) {
    let owners: [(String, [String])] = [
      ("color", ["text", "shape"]), ("gradient", ["shape"]), ("tintColor", ["icon", "image"]), ("font", ["text"]),
      ("shadow", ["text"]), ("alignment", ["text"]), ("contentMode", ["image"]), ("borderColor", ["shape"]),
      ("borderWidth", ["shape"]), ("contentView", ["effect"]), ("vibrancy", ["text", "icon", "shape"]),
    ]
    for (key, kinds) in owners where !kinds.contains(kind) {
      guard let child = object.node.member(key) else { continue }
      object.decoder.report("\(key) counts only with \(alternatives(kinds)), not with \(kind)", at: child)
    }
    guard object.has(vibrancy) else { return }
    for key in ["color", "tintColor", "gradient", "borderColor"] {
      guard let child = object.node.member(key) else { continue }
      object.decoder.report("vibrancy takes the place of \(key)", at: child)
    }
  }
}

/// The appearance of views that give none.
struct ViewDefaults {
  var textColor: Color
  var tintColor: Color
  var font = TextAttributes(size: 17)
  var alignment = View.Alignment.leading
}

/// The kind of a view, with the keys that belong to it.
private struct ViewContent {
  let object: ObjectReader

  init(_ object: ObjectReader) { self.object = object }

  private var defaults: ViewDefaults { object.decoder.viewDefaults }

  func kind(_ name: String) -> View.Kind? {
    switch name {
    case "text": return text
    case "image":
      let (mode, tint) = (object[ViewKeys.contentMode] ?? .scaleAspectFill, object[ViewKeys.tintColor])
      return object[ViewKeys.image].map { .image($0, mode: mode, tint: tint) }
    case "icon":
      let tint = object[ViewKeys.tintColor] ?? .constant(defaults.tintColor)
      return object[ViewKeys.icon].map { .icon($0, tint: tint) }
    case "shape": return shape
    case "effect":
      let contents = object[ViewKeys.contentView] ?? []
      return object[ViewKeys.effect].map { .effect($0, contents: contents) }
    case "bar": return object[ViewKeys.bar].map { .bar($0) }
    default: return object[ViewKeys.views].map { .group($0) }
    }
  }

  private var text: View.Kind? {
    var attributes = defaults.font
    object[ViewKeys.font]?.apply(to: &attributes)
    if let shadow = object[ViewKeys.shadow] { attributes.shadow = shadow }
    let color = object[ViewKeys.color] ?? .constant(defaults.textColor)
    let alignment = object[ViewKeys.alignment] ?? defaults.alignment
    return object[ViewKeys.text].map { .text($0, attributes: attributes, color: color, alignment: alignment) }
  }

  private var shape: View.Kind? {
    let width = object[ViewKeys.borderWidth]
    let border = object[ViewKeys.borderColor].map { View.Border(color: $0, width: width ?? 1) }
    if object.has(ViewKeys.borderWidth) && !object.has(ViewKeys.borderColor) {
      object.decoder.report("a border needs a borderColor", at: object.place(ViewKeys.borderWidth))
    }
    let colours = ["color", "gradient", "borderColor", "vibrancy"]
    if !colours.contains(where: { object.node.member($0) != nil }) {
      object.decoder.report("a shape needs a color, a gradient or a borderColor", at: object.node)
    }
    // A vibrant shape takes the ground's colours; its own only has to be visible.
    let fill = object[ViewKeys.color] ?? .constant(object.has(ViewKeys.vibrancy) ? .black : .clear)
    let gradient = object[ViewKeys.gradient]
    return object[ViewKeys.shape].map { .shape($0, fill: fill, gradient: gradient, border: border) }
  }
}

/// `shape: {d}`.
enum ShapeKeys {
  static let d = Key(
    "d", .drawing, required: true,
    "The outline; `0 0` and `1 1` are corners of the frame. It is at most 1000 times as long as the frame.")
  static let table = ObjectTable(name: "shape", noun: "a shape", entries: [d.entry])

  static let form = Form<View.Shape>(
    phrase, schema: .anyOf([.object(["enum": .strings(names)]), .reference("shape")])
  ) { node, decoder in
    if node.members != nil {
      guard let object = ObjectReader(node, table, decoder), let path = object[d] else { return nil }
      decoder.checkLength(of: path, side: 1, at: object.place(d))
      return .path(path)
    }
    switch node.string {
    case "rectangle": return .rectangle
    case "ellipse": return .ellipse
    default:
      decoder.expected(phrase, at: node, near: names)
      return nil
    }
  }

  private static let names = ["rectangle", "ellipse"]
  private static let phrase = "a shape (rectangle, ellipse or {d})"
}

extension Form where Value == AnimatedRect, Reader == SceneDecoder {
  /// `[x, y, width, height]`, each a number or a track.
  static let frame = Form<AnimatedRect>(
    "[x, y, width, height]",
    schema: .object([
      "type": .string("array"),
      "prefixItems": .array([place.schema, place.schema, length.schema, length.schema]),
      "minItems": .number(4), "maxItems": .number(4),
    ]),
    definitions: place.definitions.merging(length.definitions) { first, _ in first }
  ) { node, decoder in
    guard let sides = node.elements, sides.count == 4 else {
      decoder.expected("[x, y, width, height]", at: node)
      return nil
    }
    let (x, y) = (place.read(sides[0], decoder), place.read(sides[1], decoder))
    let (width, height) = (length.read(sides[2], decoder), length.read(sides[3], decoder))
    guard let x, let y, let width, let height else { return nil }
    return AnimatedRect(x: x, y: y, width: width, height: height)
  }

  private static let place = Form<Animated<Double>>.moving("number", .number())
  private static let length = Form<Animated<Double>>.moving("length", .number(min: 0))
}

/// `transform: {…}` of a view.
enum TransformKeys {
  static let translationX = Key(
    "translationX", .moving("number", .number()), default: "0", "The distance in points, to the right.")
  static let translationY = Key(
    "translationY", .moving("number", .number()), default: "0", "The distance in points, downwards.")
  static let scale = Key("scale", .moving("scale", .number(min: 0, max: 100)), default: "1", "")
  static let rotation = Key(
    "rotation", .moving("degrees", .number(min: -36_000, max: 36_000)), default: "0",
    "The angle in degrees, clockwise on screen."
  )
  static let anchor = Key(
    "anchor", .anchor, default: "[0.5, 0.5]", "The fixed point, in the unit square of the view.")

  static let table = ObjectTable(
    name: "transform", noun: "a transform",
    entries: [translationX.entry, translationY.entry, scale.entry, rotation.entry, anchor.entry])

  static let form = Form<AnimatedTransform>.object("transform", "a transform") { node, decoder in
    guard let object = ObjectReader(node, table, decoder) else { return nil }
    var transform = AnimatedTransform()
    transform.translationX = object[translationX] ?? .constant(0)
    transform.translationY = object[translationY] ?? .constant(0)
    transform.scale = object[scale] ?? .constant(1)
    transform.rotation = object[rotation] ?? .constant(0)
    transform.anchor = object[anchor] ?? Point(0.5, 0.5)
    if case .track(_, let track) = transform.rotation { decoder.warnOfHalfTurns(track, at: object.place(rotation)) }
    return transform
  }
}

extension SceneDecoder {
  /// Warns of unclear rotations. Transforms turn the shorter way: a half turn has none, and a whole turn is invisible.
  func warnOfHalfTurns(_ track: Track<Double>, at node: Node) {
    for remark in track.rotationRemarks(path: "") { warn(remark.code, remark.message, at: node) }
  }
}
