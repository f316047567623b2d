/// A Unicode script, identified by its ISO 15924 tag as four bytes.
struct Script: Hashable {
  var tag: UInt32

  init(tag: UInt32) { self.tag = tag }

  private init(_ name: StaticString) {
    tag = name.withUTF8Buffer { bytes in bytes.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  static let common = Script("Zyyy")
  static let inherited = Script("Zinh")
  static let unknown = Script("Zzzz")
  static let latin = Script("Latn")
  static let han = Script("Hani")
  static let hiragana = Script("Hira")
  static let katakana = Script("Kana")
  static let bopomofo = Script("Bopo")
  static let hangul = Script("Hang")
  static let arabic = Script("Arab")
  static let hebrew = Script("Hebr")
  static let thai = Script("Thai")
  static let devanagari = Script("Deva")

  /// True for a real script; marks, digits and punctuation take the script of their neighbours.
  var isSpecific: Bool { self != .common && self != .inherited && self != .unknown }

  /// The role of the face made for this script in the fixed table, if any.
  var role: FontRole? {
    switch self {
    case .han, .hiragana, .katakana, .bopomofo, .hangul: .cjk
    case .arabic: .arabic
    case .hebrew: .hebrew
    case .thai: .thai
    case .devanagari: .devanagari
    default: nil
    }
  }

  /// True if punctuation beside the script is full-width: Han and the scripts written with it, but not Korean.
  var isFullWidth: Bool { self == .han || self == .hiragana || self == .katakana || self == .bopomofo }

  /// True if letters connect, so that space between them would break the connection.
  var isJoined: Bool { Script.joined.contains(self) }

  private static let joined: [Script] = [
    .arabic, .devanagari, Script("Syrc"), Script("Mong"), Script("Nkoo"), Script("Mand"), Script("Adlm"),
    Script("Rohg"),
    Script("Beng"), Script("Guru"),
  ]
}
