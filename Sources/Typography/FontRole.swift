/// The purpose of a face in the fixed table.
public enum FontRole: String, Hashable, Sendable, CaseIterable {
  /// Latin, Greek, Cyrillic, digits and punctuation, below 28 points.
  case text
  /// The same characters from 28 points on: the cut for large titles.
  case display
  /// Han, kana, hangul, bopomofo and their punctuation; the language selects the face.
  case cjk
  case arabic
  case hebrew
  case thai
  case devanagari
  /// Colour pictures.
  case emoji
}

/// A stroke weight; the raw value is its OpenType weight class.
public enum FontWeight: Int, Hashable, Sendable, CaseIterable {
  case regular = 400
  case medium = 500
  case semibold = 600
  case bold = 700
}

/// A regional form of Han, in the order of the faces of Noto Sans CJK.
enum HanForm: Int, CaseIterable {
  case japanese, korean, simplifiedChinese, traditionalChinese, hongKong

  /// Creates the form that a BCP-47 tag requests; simplified Chinese if the tag says nothing about Han.
  init(language: String) {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    let rest = parts.dropFirst()
    switch parts.first {
    case "ja": self = .japanese
    case "ko": self = .korean
    case "yue": self = rest.contains("cn") || rest.contains("hans") ? .simplifiedChinese : .hongKong
    case "zh" where rest.contains("hans"): self = .simplifiedChinese
    case "zh" where rest.contains("hk") || rest.contains("mo"): self = .hongKong
    case "zh" where rest.contains("hant") || rest.contains("tw"): self = .traditionalChinese
    default: self = .simplifiedChinese
    }
  }

  /// The suffix in Noto's family names.
  var suffix: String { ["JP", "KR", "SC", "TC", "HK"][rawValue] }
}
