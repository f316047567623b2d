import NavReelDocuments
import NavReelDrawing

extension Form where Value == ImageReference, Reader == SceneDecoder {
  /// The path of a picture beside the scene.
  static let image = Form<ImageReference>(
    "a picture's path", schema: .object(["type": .string("string"), "minLength": .number(1)])
  ) { node, decoder in
    guard let path = decoder.assetPath(node, "a picture's path") else { return nil }
    return decoder.image(path, at: node)
  }
}

/// A picture in a bar: its path, or an object that also describes how it fills the bar.
enum BarImageKeys {
  static let image = Key("image", .image, required: true, "The picture's path.")
  static let resizingMode = Key(
    "resizingMode", .name(of: "\"stretch\" or \"tile\"", ["stretch", "tile"]), default: "\"stretch\"", "")
  static let capInsets = Key(
    "capInsets", Form<[Double]>.tuple("[top, left, bottom, right]", of: .number(min: 0), count: 4),
    default: "[0, 0, 0, 0]",
    "The edges that keep their size while the middle stretches, in points.")
  static let scale = Key("scale", .number(min: 0.1, max: 10), default: "3", "Pixels per point.")

  static let table = ObjectTable(
    name: "barImage", noun: "a bar's picture",
    entries: [image.entry, resizingMode.entry, capInsets.entry, scale.entry])

  static let form = Form<BarImage>(
    "a picture's path or {image, resizingMode, capInsets, scale}",
    schema: .anyOf([Form<ImageReference>.image.schema, .reference("barImage")])
  ) { node, decoder in
    if node.members == nil { return Form<ImageReference>.image.read(node, decoder).map { BarImage($0) } }
    guard let object = ObjectReader(node, table, decoder) else { return nil }
    let mode = object[resizingMode]
    let caps = object[capInsets].map { Insets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
    let scale = object[scale] ?? 3
    guard let picture = object[image] else { return nil }
    if mode == "tile", caps != nil {
      decoder.report("capInsets count only with resizingMode \"stretch\"", at: object.place(capInsets))
    }
    checkCaps(caps, of: picture, scale, object)
    return BarImage(picture, resizing: mode == "tile" ? .tile : .stretch(caps: caps ?? .zero), scale: scale)
  }

  /// Reports caps that overlap, which leave no middle to stretch, if the picture is known.
  private static func checkCaps(_ caps: Insets?, of image: ImageReference, _ scale: Double, _ object: ObjectReader) {
    guard let caps, object.decoder.knowsImages, !image.size.isEmpty else { return }
    let size = Size(image.size.width / scale, image.size.height / scale)
    if caps.left + caps.right > size.width || caps.top + caps.bottom > size.height {
      object.decoder.report(
        "caps are larger than the picture, \(number(size.width)) × \(number(size.height)) points",
        at: object.place(capInsets))
    }
  }
}

/// `backgroundGradient: {…}` of a bar or `gradient: {…}` of a view, named as in `CAGradientLayer`.
enum GradientKeys {
  static let colors = Key(
    "colors", Form<[Color]>.list(of: .color, "colours", count: 1...Limits.stops), required: true, "")
  static let locations = Key(
    "locations", Form<[Double]>.list(of: .alpha, "places", count: 1...Limits.stops), default: "evenly spread",
    "A place from 0 to 1 for each colour, ascending.")
  static let startPoint = Key(
    "startPoint", .anchor, default: "[0.5, 0]", "The point in the unit square of the filled shape.")
  static let endPoint = Key(
    "endPoint", .anchor, default: "[0.5, 1]", "The point in the unit square of the filled shape.")

  static let table = ObjectTable(
    name: "gradient", noun: "a gradient",
    entries: [colors.entry, locations.entry, startPoint.entry, endPoint.entry])

  static let form = Form<LinearGradient>.object("gradient", "a gradient") { node, decoder in
    guard let object = ObjectReader(node, table, decoder) else { return nil }
    let given = object[locations]
    let (start, end) = (object[startPoint] ?? Point(0.5, 0), object[endPoint] ?? Point(0.5, 1))
    guard let colors = object[colors] else { return nil }
    if let given {
      guard given.count == colors.count else {
        decoder.report(
          "expected \(colors.count) locations, one for each colour, got \(given.count)", at: object.place(locations))
        return nil
      }
      guard zip(given, given.dropFirst()).allSatisfy({ $0 <= $1 }) else {
        decoder.report("locations must ascend", at: object.place(locations))
        return nil
      }
    } else if object.has(locations) {
      return nil
    }
    let last = Double(max(colors.count - 1, 1))
    let stops = colors.enumerated().map { index, color in
      LinearGradient.Stop(given?[index] ?? Double(index) / last, color)
    }
    return LinearGradient(from: start, to: end, stops: stops)
  }
}

extension Form where Value == BackgroundEffect, Reader == SceneDecoder {
  /// A blur style or material by UIKit's name, resolved for the appearance.
  static let effect = Form<BackgroundEffect>(
    "a material or blur style", schema: .object(["enum": .strings(EffectNames.all)])
  ) { node, decoder in
    if let text = node.string, let effect = EffectNames.effect(text, decoder.appearance) { return effect }
    decoder.expected("a material or blur style", at: node, near: EffectNames.all, listing: EffectNames.forms)
    return nil
  }
}

/// The names of `UIBlurEffect.Style`, and their short forms.
enum EffectNames {
  /// The adaptive names: `chromeMaterial`, …, then the styles of iOS 8 and 10.
  static let short =
    BackgroundEffect.Material.allCases.map { $0.rawValue + "Material" } + BackgroundEffect.Blur.allCases.map(\.rawValue)

  /// The names that messages list.
  static let forms = short + ["or UIKit's systemThinMaterial, systemMaterialDark, …"]

  static let all: [String] =
    short
    + BackgroundEffect.Material.allCases.flatMap { material in
      let name = systemName(material)
      return [name, name + "Light", name + "Dark"]
    }

  /// Returns UIKit's name of a material, which leaves `Regular` out.
  private static func systemName(_ material: BackgroundEffect.Material) -> String {
    let word = material.rawValue
    if material == .regular { return "systemMaterial" }
    return "system" + word.prefix(1).uppercased() + word.dropFirst() + "Material"
  }

  static func effect(_ name: String, _ appearance: Scene.Appearance) -> BackgroundEffect? {
    if let blur = BackgroundEffect.Blur(rawValue: name) { return .blur(blur, appearance) }
    for material in BackgroundEffect.Material.allCases {
      let system = systemName(material)
      if name == material.rawValue + "Material" || name == system { return .material(material, appearance) }
      if name == system + "Light" { return .material(material, .light) }
      if name == system + "Dark" { return .material(material, .dark) }
    }
    return nil
  }
}
