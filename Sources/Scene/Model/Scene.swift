public import NavReelDocuments
public import NavReelDrawing

/// The contents of the screen and their motion: a scene file with every default filled in.
///
/// If an optional means another object's value, such as an animator's duration, its property names that object; all
/// others have been looked up by decoding and `init`. ``Timeline`` brings in time.
public struct Scene: Hashable, Sendable {
  /// The generation of iOS that the bars follow. A released look never changes.
  public enum Look: String, Hashable, Sendable, CaseIterable {
    case ios10
    case ios18
  }

  /// The appearance: the choice between the two values of each semantic colour.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    case light
    case dark
  }

  /// The orientation of the device.
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    case portrait
    case landscape
  }

  /// The direction of reading; right-to-left mirrors every x.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// A description of what is shown, for people. Default: empty.
  public var about: String
  public var look: Look
  public var device: Device
  public var orientation: Orientation
  public var appearance: Appearance
  public var direction: Direction

  /// A BCP 47 tag; chooses the CJK face and the word for "Back". Default `en`.
  public var language: String

  public var statusBar: StatusBar
  public var fonts: Fonts

  /// True to drop a blur whose ancestor has alpha below 1, as the system may. Default false.
  public var strictEffects: Bool

  /// True to draw the home indicator. Default false.
  public var showsHomeIndicator: Bool

  /// True to draw the notch or island, black over everything. Default false.
  public var showsCutout: Bool

  /// The longest film, in seconds, at most 600: a reel that lasts longer is an error, as its times are most likely
  /// milliseconds. Default 60.
  public var longestFilm: Double

  /// The screens, in the order of the file.
  public var screens: [Screen]
  public var animators: [Animator]
  public var reels: [Reel]

  /// The silenced lint rules, with reasons. Default: none.
  public var lint: [LintSilence]

  /// Warnings that do not stop the scene from being drawn, such as a picture whose name says another format.
  public var warnings: [SceneWarning]

  public init(
    about: String = "", look: Look = .ios18, device: Device = .default, orientation: Orientation = .portrait,
    appearance: Appearance = .light, direction: Direction = .leftToRight, language: String = "en",
    statusBar: StatusBar = StatusBar(), fonts: Fonts = Fonts(), strictEffects: Bool = false,
    showsHomeIndicator: Bool = false, showsCutout: Bool = false, longestFilm: Double = Scene.usualLongestFilm,
    screens: [Screen], animators: [Animator] = [], reels: [Reel] = [], lint: [LintSilence] = [],
    warnings: [SceneWarning] = []
  ) {
    self.about = about
    self.look = look
    self.device = device
    self.orientation = orientation
    self.appearance = appearance
    self.direction = direction
    self.language = language
    self.statusBar = statusBar
    self.fonts = fonts
    self.strictEffects = strictEffects
    self.showsHomeIndicator = showsHomeIndicator
    self.showsCutout = showsCutout
    self.longestFilm = longestFilm
    self.screens = screens
    self.animators = animators
    self.reels = reels
    self.lint = lint
    self.warnings = warnings
  }

  /// The pixels per point of the pictures; nil for the device's own. Default nil.
  ///
  /// The device keeps its own scale: a line of one device pixel, such as a hairline, is fainter in smaller pictures.
  public var scale: Double?

  /// The default of ``longestFilm``: a minute.
  public static let usualLongestFilm = 60.0

  /// Returns the screen of that name, or nil.
  public func screen(_ name: String) -> Screen? { screens.first { $0.name == name } }

  /// Returns the reel of that name, or nil.
  public func reel(_ name: String) -> Reel? { reels.first { $0.name == name } }

  /// The drawing area and its metrics for the scene's device, orientation and status bar.
  public var canvas: Canvas {
    var canvas = device.canvas(orientation, hidesStatusBar: statusBar.isHidden)
    if let scale { canvas.scale = scale }
    return canvas
  }
}

/// A remark about a scene that does not stop it from being drawn; a strict run makes each an error.
public struct SceneWarning: Hashable, Sendable, CustomStringConvertible {
  /// A stable word for the kind, such as `ambiguous-rotation`.
  public var code: String

  /// The place in the scene, such as `screens.home.bar`.
  public var path: String
  public var message: String

  /// The location in the scene's file; nil if it is not known. It does not count when two warnings are compared.
  public var location: SourceLocation?

  public init(code: String, path: String, message: String, location: SourceLocation? = nil) {
    self.code = code
    self.path = path
    self.message = message
    self.location = location
  }

  public var description: String { path.isEmpty ? message : "\(path): \(message)" }

  public static func == (a: SceneWarning, b: SceneWarning) -> Bool {
    (a.code, a.path, a.message) == (b.code, b.path, b.message)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(path)
    hasher.combine(message)
  }
}

/// The contents of the status bar.
public struct StatusBar: Hashable, Sendable {
  /// The time as drawn; default `9:41`.
  public var time: String

  /// The carrier's name, which phones without a notch show in place of the signal; default nil.
  public var carrier: String?

  /// Cellular bars, 0…4; default 4.
  public var signal: Int

  /// Wi-Fi bands, 0…3; default 3.
  public var wifi: Int

  /// Charge, 0…1; default 1.
  public var battery: Double

  /// True if the battery is green and shows a bolt.
  public var isCharging: Bool
  public var isHidden: Bool

  public init(
    time: String = "9:41", carrier: String? = nil, signal: Int = 4, wifi: Int = 3, battery: Double = 1,
    isCharging: Bool = false, isHidden: Bool = false
  ) {
    self.time = time
    self.carrier = carrier
    self.signal = signal
    self.wifi = wifi
    self.battery = battery
    self.isCharging = isCharging
    self.isHidden = isHidden
  }

  /// The colour of the status bar's glyphs.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Dark glyphs in the light appearance, white ones in the dark.
    case `default`
    case lightContent
    case darkContent

    /// Returns the glyphs' colour.
    public func color(_ appearance: Scene.Appearance) -> Color {
      switch self {
      case .default: appearance == .light ? .black : .white
      case .lightContent: .white
      case .darkContent: .black
      }
    }
  }
}

/// The font of the scene's text.
public struct Fonts: Hashable, Sendable {
  /// A family of the fixed table, or a font file's path relative to the scene.
  public enum Text: Hashable, Sendable {
    case family(String)
    case file(String)
  }

  /// The font of the text. Default: Inter.
  public var text: Text

  public init(text: Text = .family("Inter")) { self.text = text }
}

/// A picture that a scene names, with the properties that resolving needs.
public struct ImageReference: Hashable, Sendable {
  /// The path relative to the scene's folder; the key under which the pixels are found.
  public var path: String

  /// The size of the upright picture, in pixels.
  public var size: Size

  /// True if no pixel is translucent.
  public var isOpaque: Bool

  public init(path: String, size: Size, isOpaque: Bool) {
    self.path = path
    self.size = size
    self.isOpaque = isOpaque
  }
}
