/// The fixed table of fonts: the file for each role, and the Debian package that installs it.
///
/// Files are named, never searched for, so other fonts installed on a machine cannot change a picture.
public struct FontTable: Hashable, Sendable {
  /// A file in the table.
  public struct Entry: Hashable, Sendable {
    public var role: FontRole

    /// The weights that this file serves; a family without medium and semibold uses its nearest cut for them.
    public var weights: [FontWeight]
    public var file: FontFile

    /// The Debian package that installs the file.
    public var package: String
  }

  /// The entries, in the order of the fallback chain, light before bold.
  public let entries: [Entry]

  /// Creates the table for a folder, by default Debian's.
  public init(folder: String = "/usr/share/fonts") {
    var entries: [Entry] = []
    func add(_ role: FontRole, _ weights: [FontWeight], _ path: String, _ package: String) {
      let file = FontFile(path: folder + "/" + path)
      entries.append(Entry(role: role, weights: weights, file: file, package: package))
    }
    for (role, family) in [(FontRole.text, "Inter"), (.display, "InterDisplay")] {
      for (weight, cut) in [
        (FontWeight.regular, "Regular"), (.medium, "Medium"), (.semibold, "SemiBold"), (.bold, "Bold"),
      ] {
        add(role, [weight], "opentype/inter/\(family)-\(cut).otf", "fonts-inter")
      }
    }
    let cuts: [([FontWeight], String)] = [([.regular, .medium], "Regular"), ([.semibold, .bold], "Bold")]
    for (weights, cut) in cuts {
      add(.cjk, weights, "opentype/noto/NotoSansCJK-\(cut).ttc", "fonts-noto-cjk")
    }
    let scripts: [(FontRole, String)] = [
      (.arabic, "Arabic"), (.hebrew, "Hebrew"), (.thai, "Thai"), (.devanagari, "Devanagari"),
    ]
    for (role, name) in scripts {
      for (weights, cut) in cuts {
        add(role, weights, "truetype/noto/NotoSans\(name)-\(cut).ttf", "fonts-noto-core")
      }
    }
    add(.emoji, FontWeight.allCases, "truetype/noto/NotoColorEmoji.ttf", "fonts-noto-color-emoji")
    self.entries = entries
  }

  /// The families that ``FontSource/family(_:)`` accepts.
  public var families: [String] {
    let forms: [HanForm] = [.simplifiedChinese, .traditionalChinese, .hongKong, .japanese, .korean]
    return ["Inter"] + forms.map { "Noto Sans CJK " + $0.suffix }
  }

  /// Returns the file for a role at a weight. Every role has a file for every weight.
  func entry(_ role: FontRole, _ weight: FontWeight, han: HanForm) -> Entry {
    guard var entry = entries.first(where: { $0.role == role && $0.weights.contains(weight) }) else {
      preconditionFailure("the table has a file for every role at every weight")
    }
    if role == .cjk { entry.file.faceIndex = han.rawValue }
    return entry
  }

  /// Returns the package that installs a file, or nil if the file is not in the table.
  func package(of path: String) -> String? { entries.first { $0.file.path == path }?.package }
}
