public import NavReelDrawing

/// What is on screen and how it moves: a scene file with every default settled.
///
/// Where an optional stands for something else's value, such as an animator's duration, its property says whose; all
/// others have been looked up by decoding and `init`. Time enters with ``Timeline``.
public struct Scene: Hashable, Sendable {
  /// Which generation of iOS the bars follow. A released look never changes.
  public enum Look: String, Hashable, Sendable, CaseIterable {
    case ios10
    case ios18
  }

  /// Which of two values each semantic colour has.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    case light
    case dark
  }

  /// How the device is held.
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    case portrait
    case landscape
  }

  /// Right-to-left mirrors every x.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// What is to be seen, for people. Default: empty.
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

  /// True drops a blur whose ancestor has alpha below 1, as the system may. Default false.
  public var strictEffects: Bool

  /// Whether the home indicator is drawn. Default false.
  public var showsHomeIndicator: Bool

  /// Whether the notch or island is drawn, black over everything. Default false.
  public var showsCutout: Bool

  /// In seconds, at most 600: a reel that lasts longer is an error, as its times are most likely milliseconds.
  /// Default 60.
  public var longestFilm: Double

  /// In the order of the file.
  public var screens: [Screen]
  public var animators: [Animator]
  public var reels: [Reel]

  /// Lint rules that are not to be told of, and why. Default: none.
  public var lint: [LintSilence]

  /// What deserves a word though the scene can be drawn, such as a picture whose name says another format.
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

  /// Pixels per point of the pictures; nil for the device's own. Default nil.
  ///
  /// The device keeps its own scale: what is one pixel of it, such as a hairline, is fainter in smaller pictures.
  public var scale: Double?

  /// ``longestFilm`` unless a scene says otherwise: a minute.
  public static let usualLongestFilm = 60.0

  /// The screen of that name, or nil.
  public func screen(_ name: String) -> Screen? { screens.first { $0.name == name } }

  /// The reel of that name, or nil.
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

  /// Where in the scene: `screens.home.bar`.
  public var path: String
  public var message: String

  /// Where in the scene's file; nil where that is not known. Two that say the same of the same are equal wherever it stands.
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

/// What the status bar shows.
public struct StatusBar: Hashable, Sendable {
  /// As it is to be drawn; default `9:41`.
  public var time: String

  /// The carrier's name, which phones without a notch show in the place of the signal; default nil.
  public var carrier: String?

  /// Cellular bars, 0…4; default 4.
  public var signal: Int

  /// Wi-Fi bands, 0…3; default 3.
  public var wifi: Int

  /// Charge, 0…1; default 1.
  public var battery: Double

  /// Whether the battery is green and shows a bolt.
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

  /// The colour of its glyphs.
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

/// Which font the scene's text is set in.
public struct Fonts: Hashable, Sendable {
  /// A family of the fixed table, or a font file's path relative to the scene.
  public enum Text: Hashable, Sendable {
    case family(String)
    case file(String)
  }

  /// Default: Inter.
  public var text: Text

  public init(text: Text = .family("Inter")) { self.text = text }
}

/// A picture that a scene names, with what resolving needs to know of it.
public struct ImageReference: Hashable, Sendable {
  /// Relative to the scene's folder; the key under which the pixels are found.
  public var path: String

  /// In pixels, upright.
  public var size: Size

  /// True when no pixel is translucent.
  public var isOpaque: Bool

  public init(path: String, size: Size, isOpaque: Bool) {
    self.path = path
    self.size = size
    self.isOpaque = isOpaque
  }
}
