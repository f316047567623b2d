/// An instance of a variable font; other fonts ignore it.
struct FontInstance: Hashable {
  var weight: FontWeight

  /// The optical size, in whole points, so that a growing text does not open a face for every frame.
  var opticalSize: Int

  init(_ style: TextStyle) {
    weight = style.weight
    opticalSize = Int(min(max(style.size, 1), 200).rounded())
  }
}

/// A face ready for use: FreeType for coverage and outlines, HarfBuzz for shaping.
final class OpenFace {
  let face: Face
  let shaper: Shaper

  init(face: Face, shaper: Shaper) {
    self.face = face
    self.shaper = shaper
  }
}

/// Opens each face once, when first needed, and selects the file for each role.
final class FontShelf {
  private let library: FreeTypeLibrary
  private let table: FontTable
  private let han: HanForm
  private let text: TextFont
  private let regular: OpenFace
  private var opened: [Key: Result<OpenFace, FontError>] = [:]

  private struct Key: Hashable {
    var file: FontFile
    var instance: FontInstance?
  }

  /// The font of ordinary text, resolved.
  private enum TextFont {
    case inter
    case notoCJK(HanForm)
    case file(FontFile)
  }

  init(textFont: FontSource, han: HanForm, table: FontTable) throws(FontError) {
    guard let library = FreeTypeLibrary() else {
      throw .damagedFile(FontFile(path: "(none)"), reason: "FreeType could not start")
    }
    self.library = library
    self.table = table
    self.han = han
    switch textFont {
    case .file(let file): text = .file(file)
    case .family("Inter"): text = .inter
    case .family(let name):
      guard let form = HanForm.allCases.first(where: { "Noto Sans CJK " + $0.suffix == name }) else {
        throw .unknownFamily(name, known: table.families)
      }
      text = .notoCJK(form)
    }
    let (role, file) = FontShelf.textFile(text, TextStyle(size: 17), table)
    var key = Key(file: file)
    if case .file = text { key.instance = FontInstance(TextStyle(size: 17)) }
    regular = try FontShelf.open(key, role, table, library)
    if regular.shaper.coordinates.isEmpty { key.instance = nil }
    guard regular.face.isScalable else { throw .noOutlines(file) }
    opened[key] = .success(regular)
  }

  /// True if the face of ordinary text is a file supplied by the scene.
  var isTextFontOfScene: Bool {
    if case .file = text { return true }
    return false
  }

  /// The size, in points, from which titles use the display cut; the system's font is entirely Display from 28 points.
  static let displaySize = 28.0

  private static func textFile(_ text: TextFont, _ style: TextStyle, _ table: FontTable) -> (FontRole, FontFile) {
    switch text {
    case .file(let file): return (.text, file)
    case .notoCJK(let form):
      return (.cjk, table.entry(.cjk, style.weight, han: form).file)
    case .inter:
      let role: FontRole = style.size >= displaySize ? .display : .text
      return (role, table.entry(role, style.weight, han: .simplifiedChinese).file)
    }
  }

  /// Returns the instance for a style; nil if the text font has no axes, so that one face serves all styles.
  private func instance(_ style: TextStyle) -> FontInstance? {
    regular.shaper.coordinates.isEmpty ? nil : FontInstance(style)
  }

  /// Returns the faces for a style, in the order in which they are tried.
  func chain(_ style: TextStyle) -> FaceChain {
    let (role, file) = FontShelf.textFile(text, style, table)
    let (primary, problems): (OpenFace, [FontError])
    switch open(Key(file: file, instance: instance(style)), role) {
    case .success(let face): (primary, problems) = (face, [])
    case .failure(let error): (primary, problems) = (regular, [error])
    }
    return FaceChain(
      shelf: self, weight: style.weight, primary: primary, problems: problems, tracking: tracking(style))
  }

  /// Returns the space after each character of the primary face, in points.
  private func tracking(_ style: TextStyle) -> Double {
    switch style.tracking {
    case .points(let points): return points
    case .system: return Tracking.system(size: style.size)
    case .automatic:
      // The display cut already has less space: at 34 points, a title in it without tracking is 4 % narrower than one
      // in the text cut with tracking.
      if case .inter = text, style.size < FontShelf.displaySize { return Tracking.inter(size: style.size) }
      return 0
    }
  }

  func open(_ role: FontRole, _ weight: FontWeight) -> Result<OpenFace, FontError> {
    open(Key(file: table.entry(role, weight, han: han).file), role)
  }

  private func open(_ key: Key, _ role: FontRole) -> Result<OpenFace, FontError> {
    if let known = opened[key] { return known }
    let result = Result { () throws(FontError) in try FontShelf.open(key, role, table, library) }
    opened[key] = result
    return result
  }

  private static func open(
    _ key: Key, _ role: FontRole, _ table: FontTable, _ library: FreeTypeLibrary
  ) throws(FontError) -> OpenFace {
    let file = key.file
    switch file.refusal {
    case nil: break
    case .missing?: throw .missingFile(file, role: role, package: table.package(of: file.path))
    case .unusable(let reason)?: throw .damagedFile(file, reason: reason)
    }
    let face = try Face(file, library: library)
    guard let shaper = Shaper(file, key.instance) else {
      throw .damagedFile(file, reason: "cannot be mapped into memory")
    }
    face.set(coordinates: shaper.coordinates)
    return OpenFace(face: face, shaper: shaper)
  }
}
