import NavReelDocuments
import NavReelDrawing

/// The top level of a scene file.
enum SceneKeys {
  static let version = Key("navreel", .integer(1...1), required: true, "The version of the format.")
  static let about = Key(
    "about", .text, default: "\"\"",
    "A sentence or two for people about what the scene shows; the demo's page prints it.")
  static let look = Key(
    "look", .look, default: "\"ios18\"", "The iOS whose bars the scene follows. A released look never changes.")
  static let device = Key("device", DeviceKeys.form, default: "\"iPhone 15\"", "")
  static let orientation = Key("orientation", Form<Scene.Orientation>.oneOf, default: "\"portrait\"", "")
  static let appearance = Key("appearance", Form<Scene.Appearance>.oneOf, default: "\"light\"", "")
  static let direction = Key("direction", Form<Scene.Direction>.oneOf, default: "\"ltr\"", "`rtl` mirrors everything.")
  static let language = Key(
    "language", .language, default: "\"en\"", "The language, which decides the CJK face and the word for Back.")
  static let statusBar = Key("statusBar", StatusBarKeys.form, "")
  static let fonts = Key("fonts", FontsKeys.form, "")
  static let strictEffects = Key(
    "strictEffects", .bool, default: "false",
    "True to drop a blur inside something with alpha below 1, as the system may, with a warning.")
  static let homeIndicator = Key("homeIndicator", .bool, default: "false", "True to draw the home indicator.")
  static let cutout = Key(
    "cutout", .bool, default: "false", "True to draw the notch or island, black over everything.")
  static let longestFilm = Key(
    "longestFilm", .number(min: 1, max: Reel.longestFilm), default: "60",
    "The longest film in seconds. A longer reel is an error, as its times are most likely milliseconds.")
  static let defaults = Key("defaults", DefaultsKeys.form, "The values of screens that have none of their own.")
  static let screens = Key(
    "screens", Form<[NamedValue<Screen>]>.named("screens", ScreenKeys.form, limit: Limits.screens), required: true,
    "The screens, in any order.")
  static let animators = Key(
    "animators", Form<[NamedValue<Animator>]>.named("animators", AnimatorKeys.form, limit: Limits.animators),
    default: "{}", "Custom transitions.")
  static let reels = Key(
    "reels", Form<[NamedValue<Reel>]>.named("reels", ReelKeys.form, limit: Limits.reels), default: "{}",
    "The reels; each is one film.")
  static let lint = Key(
    "lint", LintKeys.form, default: "{}", "Lint rules whose findings are intended, each with the reason.")

  static let schema = Key.schema

  static let table = ObjectTable(
    name: "scene", noun: "a scene",
    entries: [
      version.entry, about.entry, look.entry, device.entry, orientation.entry, appearance.entry, direction.entry,
      language.entry, statusBar.entry, fonts.entry, strictEffects.entry, homeIndicator.entry, cutout.entry,
      longestFilm.entry, defaults.entry, screens.entry, animators.entry, reels.entry, lint.entry, schema.entry,
    ])

  /// Reads the whole file; returns nil only if it is not an object.
  static func read(_ root: Node, _ variant: SceneVariant, _ decoder: SceneDecoder) -> Scene? {
    guard let object = ObjectReader(root, table, decoder) else { return nil }
    (_, _) = (object[version], object[schema])
    // Colours are looked up while they are read, so the values they depend on come first.
    decoder.look = variant.look ?? object[look] ?? .ios18
    decoder.appearance = variant.appearance ?? object[appearance] ?? .light
    if variant.look != nil { _ = object[look] }
    if variant.appearance != nil { _ = object[appearance] }
    var scene = Scene(look: decoder.look, appearance: decoder.appearance, screens: [])
    readSurroundings(object, variant, &scene)
    readScreens(object, &scene)
    readReels(object, &scene)
    scene.lint = object[lint] ?? []
    scene.warnings = decoder.warnings + scene.layoutRemarks.map { root.placed($0) }
    return scene
  }

  private static func readSurroundings(_ object: ObjectReader, _ variant: SceneVariant, _ scene: inout Scene) {
    let (device, orientation) = (object[device], object[orientation])
    let (direction, language) = (object[direction], object[language])
    scene.about = object[about] ?? ""
    scene.device = variantDevice(variant, object) ?? device ?? .default
    scene.orientation = variant.orientation ?? orientation ?? .portrait
    scene.direction = variant.direction ?? direction ?? .leftToRight
    scene.language = variant.language ?? language ?? "en"
    scene.statusBar = object[statusBar] ?? StatusBar()
    scene.fonts = object[fonts] ?? Fonts()
    scene.strictEffects = object[strictEffects] ?? false
    scene.showsHomeIndicator = object[homeIndicator] ?? false
    scene.showsCutout = object[cutout] ?? false
    // If it cannot be read, the films are not reported as too long, too.
    scene.longestFilm = object[longestFilm] ?? (object.has(longestFilm) ? Reel.longestFilm : Scene.usualLongestFilm)
    object.decoder.longestFilm = scene.longestFilm
  }

  private static func variantDevice(_ variant: SceneVariant, _ object: ObjectReader) -> Device? {
    guard let name = variant.device else { return nil }
    if let device = Device(named: name) { return device }
    object.decoder.report(
      "the variant asks for an unknown device \(JSON5Value.quoted(name))"
        + Suggestion.clause(name, among: Device.table.map(\.name)), at: object.node)
    return nil
  }

  private static func readScreens(_ object: ObjectReader, _ scene: inout Scene) {
    let decoder = object.decoder
    decoder.defaults = object[defaults] ?? SceneDefaults()
    decoder.screenNames = object.place(screens).members.map { $0.map(\.key) } ?? []
    if object.has(screens) && object.place(screens).members?.isEmpty == true {
      decoder.report("a scene has at least one screen", at: object.place(screens))
    }
    if object.has(screens) { decoder.checkDistinct(object.place(screens).members ?? [], limit: Limits.screens) }
    scene.screens = (object[screens] ?? []).map { named in
      var screen = named.value
      screen.name = named.name
      return screen
    }
  }

  private static func readReels(_ object: ObjectReader, _ scene: inout Scene) {
    let decoder = object.decoder
    let read = object[animators] ?? []
    scene.animators = read.map { named in
      var animator = named.value
      animator.name = named.name
      return animator
    }
    decoder.animators = scene.animators
    decoder.hasBrokenAnimators =
      object.has(animators) && read.count != (object.place(animators).members?.count ?? -1)
    decoder.reelNames = object.has(reels) ? object.place(reels).members.map { $0.map(\.key) } ?? [] : []
    if object.has(reels) { decoder.checkDistinct(object.place(reels).members ?? [], limit: Limits.reels) }
    scene.reels = (object[reels] ?? []).map { named in
      var reel = named.value
      reel.name = named.name
      return reel
    }
  }
}

extension Form where Value == Scene.Look, Reader == SceneDecoder {
  static let look = Form<Scene.Look>(
    oneOf.phrase, schema: oneOf.schema
  ) { node, decoder in
    if node.string == "ios26" {
      decoder.report("the look \"ios26\" does not exist yet; allowed: \(oneOf.phrase)", at: node)
      return nil
    }
    if let text = node.string, let look = Scene.Look(rawValue: text) { return look }
    // A number is most likely the version of iOS.
    let text = node.string ?? node.number.map { _ in "ios" + node.summary }
    decoder.expected(oneOf.phrase, at: node, cure: text.flatMap { Scene.Look.suggestion(for: $0) })
    return nil
  }
}

extension Scene.Look {
  /// Returns `did you mean "ios18"?`, with the look of the nearest iOS, or one whose name is spelled much the same.
  static func suggestion(for text: String) -> String? {
    func number(_ name: String) -> Int? { name.hasPrefix("ios") ? Int(name.dropFirst(3)) : nil }
    var nearest = Suggestion.nearest(text, among: allCases.map(\.rawValue))
    if let wanted = number(text.lowercased().filter { $0 != " " }) {
      // If two are equally near, take the later one.
      let known = allCases.compactMap { number($0.rawValue) }
      let best = known.min { (abs($0 - wanted), -$0) < (abs($1 - wanted), -$1) }
      nearest = best.map { "ios\($0)" }
    }
    return nearest.map { "did you mean \"\($0)\"?" }
  }
}

extension Form where Value == String, Reader == SceneDecoder {
  static let language = Form<String>(
    LanguageTag.phrase,
    schema: .object(["type": .string("string"), "pattern": .string("^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$")])
  ) { node, decoder in
    if let text = node.string, LanguageTag.isTag(text) { return text }
    decoder.expected(LanguageTag.phrase, at: node)
    return nil
  }
}

/// `statusBar: {…}`.
enum StatusBarKeys {
  static let time = Key("time", .text, default: "\"9:41\"", "The time as the status bar shows it.")
  static let carrier = Key(
    "carrier", .text,
    "The carrier's name. Phones without a notch show it in the place of the signal; others leave it out.")
  static let signal = Key(
    "signal", .integer(0...4), default: "4",
    "The number of cellular bars. Under `ios10`, phones without a notch show five dots, of which 0, 1, 3, 4 or 5 are "
      + "full."
  )
  static let wifi = Key("wifi", .integer(0...3), default: "3", "The number of Wi-Fi bands.")
  static let battery = Key("battery", .alpha, default: "1", "The charge, from 0 to 1.")
  static let charging = Key(
    "charging", .bool, default: "false",
    "True for a green battery with a bolt: beside it under `ios10`, across it in later looks.")
  static let hidden = Key(
    "hidden", .bool, default: "false",
    "True for no status bar. On devices without a notch or island the inset at the top goes too: the bar begins at 0 "
      + "and a page rests at −44."
  )

  static let table = ObjectTable(
    name: "statusBar", noun: "a status bar",
    entries: [time.entry, carrier.entry, signal.entry, wifi.entry, battery.entry, charging.entry, hidden.entry])

  static let form = Form<StatusBar>.object(
    "statusBar", "a status bar",
    meant: { node in
      if node.string?.contains(":") == true { return "{time: \(node.summary)}" }
      return node.bool == false ? "{hidden: true}" : nil
    }
  ) { node, decoder in
    guard let object = ObjectReader(node, table, decoder) else { return nil }
    return StatusBar(
      time: object[time] ?? "9:41", carrier: object[carrier], signal: object[signal] ?? 4, wifi: object[wifi] ?? 3,
      battery: object[battery] ?? 1, isCharging: object[charging] ?? false, isHidden: object[hidden] ?? false)
  }
}

/// `fonts: {…}`.
enum FontsKeys {
  static let text = Key(
    "text", .fontName, default: "\"Inter\"", "A family of the fixed table, or the path of a font file beside the scene."
  )
  static let table = ObjectTable(name: "fonts", noun: "fonts", entries: [text.entry])

  static let form = Form<Fonts>.object(
    "fonts", "fonts", meant: { $0.string != nil ? "{text: \($0.summary)}" : nil }
  ) { node, decoder in
    guard let object = ObjectReader(node, table, decoder) else { return nil }
    return Fonts(text: object[text] ?? .family("Inter"))
  }
}

extension Form where Value == Fonts.Text, Reader == SceneDecoder {
  /// The name of a font: a path if it has a slash or a font file's extension.
  static let fontName = Form<Fonts.Text>(
    "a font family or a font file's path", schema: .object(["type": .string("string"), "minLength": .number(1)])
  ) { node, decoder in
    guard let text = decoder.assetPath(node, "a font family or a font file's path") else { return nil }
    let isFile = text.contains("/") || [".ttf", ".otf", ".ttc", ".otc"].contains { text.lowercased().hasSuffix($0) }
    return isFile ? .file(text) : .family(text)
  }
}
