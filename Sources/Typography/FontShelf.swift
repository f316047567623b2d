import Glibc

/// A face ready for use: coverage and outlines from one library, shaping from the other.
final class OpenFace {
  let face: Face
  let shaper: Shaper

  init(face: Face, shaper: Shaper) {
    self.face = face
    self.shaper = shaper
  }
}

/// Opens each face once, when first needed, and knows which file plays which role.
final class FontShelf {
  private let library: FreeTypeLibrary
  private let table: FontTable
  private let han: HanForm
  private let text: TextFont
  private let regular: OpenFace
  private var opened: [FontFile: Result<OpenFace, FontError>] = [:]

  /// The face of ordinary text, resolved.
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
    regular = try FontShelf.open(file, role, table, library)
    guard regular.face.isScalable else { throw .noOutlines(file) }
    opened[file] = .success(regular)
  }

  /// From this size on large titles take the display cut: the system's face is wholly Display from 28 points.
  static let displaySize = 28.0

  private static func textFile(_ text: TextFont, _ style: TextStyle, _ table: FontTable) -> (FontRole, FontFile) {
    switch text {
    case .file(let file): return (.text, file)
    case .notoCJK(let form):
      return (.cjk, table.entry(.cjk, style.weight, han: form)?.file ?? FontFile(path: ""))
    case .inter:
      let role: FontRole = style.size >= displaySize ? .display : .text
      return (role, table.entry(role, style.weight, han: .simplifiedChinese)?.file ?? FontFile(path: ""))
    }
  }

  /// Returns the faces for a style, in the order in which they are tried.
  func chain(_ style: TextStyle) -> FaceChain {
    let (role, file) = FontShelf.textFile(text, style, table)
    let primary = open(file, role)
    var problems: [FontError] = []
    if case .failure(let error) = primary { problems.append(error) }
    return FaceChain(
      shelf: self, weight: style.weight, primary: (try? primary.get()) ?? regular, problems: problems,
      tracking: tracking(style))
  }

  /// Space after each character of the primary face, in points.
  private func tracking(_ style: TextStyle) -> Double {
    switch style.tracking {
    case .points(let points): return points
    case .system: return Tracking.system(size: style.size)
    case .automatic:
      if case .inter = text { return Tracking.inter(size: style.size) }
      return 0
    }
  }

  func open(_ role: FontRole, _ weight: FontWeight) -> Result<OpenFace, FontError>? {
    table.entry(role, weight, han: han).map { open($0.file, role) }
  }

  private func open(_ file: FontFile, _ role: FontRole) -> Result<OpenFace, FontError> {
    if let known = opened[file] { return known }
    let result = Result { () throws(FontError) in try FontShelf.open(file, role, table, library) }
    opened[file] = result
    return result
  }

  private static func open(
    _ file: FontFile, _ role: FontRole, _ table: FontTable, _ library: FreeTypeLibrary
  ) throws(FontError) -> OpenFace {
    guard access(file.path, R_OK) == 0 else {
      throw .missingFile(file, role: role, package: table.package(of: file.path))
    }
    let face = try Face(file, library: library)
    guard let shaper = Shaper(file, unitsPerEm: face.unitsPerEm) else {
      throw .damagedFile(file, reason: "cannot be mapped into memory")
    }
    return OpenFace(face: face, shaper: shaper)
  }
}
