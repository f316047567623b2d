/// The faces that a text may use, tried in a fixed order until one has all of a character.
struct FaceChain {
  let shelf: FontShelf
  let weight: FontWeight

  /// The face of ordinary text, which also provides the metrics.
  let primary: OpenFace

  /// The reasons why ``primary`` is not the requested face, if it is not.
  let problems: [FontError]

  /// The space after each character of the primary face, in points.
  let tracking: Double

  struct Choices {
    /// The face of each cluster; nil if no face has it.
    var faces: [OpenFace?] = []

    /// The fonts that should have been tried but cannot be used.
    var problems: [FontError] = []
  }

  func choose(_ clusters: [Cluster], _ scalars: [UInt32]) -> Choices {
    var choices = Choices(problems: problems)
    choices.faces.reserveCapacity(clusters.count)
    for index in clusters.indices {
      choices.faces.append(face(index, clusters, scalars, &choices.problems))
    }
    return choices
  }

  private func face(
    _ index: Int, _ clusters: [Cluster], _ scalars: [UInt32], _ problems: inout [FontError]
  ) -> OpenFace? {
    let cluster = clusters[index]
    let needed = scalars[cluster.range].filter(FaceChain.needsGlyph)
    // These characters are invisible: joiners, direction marks, and spaces, which the shaper can make from any face.
    guard let base = needed.first else { return primary }
    // The shaper uses a single letter for a base and its marks if a face has one.
    let composed = Shaper.composed(needed)
    var order: [FontRole] = [.text] + (cluster.script.role.map { [$0] } ?? []) + FaceChain.fallback
    if cluster.isEmoji { order.insert(.emoji, at: 0) }
    if FullWidthContext.contains(index, clusters, scalars) { order.insert(.cjk, at: 0) }
    var withBase: OpenFace?
    for role in order {
      switch role == .text ? .success(primary) : shelf.open(role, weight) {
      case .success(let face):
        if [needed, composed].contains(where: { $0.allSatisfy { covers(face, $0, role) } }) { return face }
        if withBase == nil && covers(face, base, role) { withBase = face }
      case .failure(let error):
        if !problems.contains(error) { problems.append(error) }
      }
    }
    return withBase
  }

  /// Returns true if a face has a glyph for a scalar. Private-use characters are only taken from a scene's own text
  /// font; the fixed fonts keep alternate glyphs there.
  private func covers(_ face: OpenFace, _ value: UInt32, _ role: FontRole) -> Bool {
    if !shelf.isTextFontOfScene || role != .text, let scalar = Unicode.Scalar(value),
      scalar.properties.generalCategory == .privateUse
    {
      return false
    }
    return face.face.covers(value)
  }

  /// The roles tried last, for a character of any script.
  static let fallback: [FontRole] = [.cjk, .arabic, .hebrew, .thai, .devanagari, .emoji]

  /// Returns false for characters without a visible shape: joiners, selectors, direction marks, spaces.
  static func needsGlyph(_ value: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(value) else { return true }
    return !scalar.properties.isDefaultIgnorableCodePoint && scalar.properties.generalCategory != .spaceSeparator
  }
}

/// Punctuation that Latin shares with Chinese and Japanese, which draw it differently: among Han it takes the CJK face.
enum FullWidthContext {
  /// Ellipsis, em dash, middle dot and closing quotes follow the letter before them.
  private static let trailing: Set<UInt32> = [0x2026, 0x2014, 0xB7, 0x2019, 0x201D]

  /// Opening quotes follow the letter after them.
  private static let leading: Set<UInt32> = [0x2018, 0x201C]

  static func contains(_ index: Int, _ clusters: [Cluster], _ scalars: [UInt32]) -> Bool {
    guard clusters[index].range.count == 1 else { return false }
    let value = scalars[clusters[index].range.lowerBound]
    if trailing.contains(value) {
      return letter(clusters[..<index].reversed(), scalars) ?? letter(clusters[(index + 1)...], scalars) ?? false
    }
    if leading.contains(value) {
      return letter(clusters[(index + 1)...], scalars) ?? letter(clusters[..<index].reversed(), scalars) ?? false
    }
    return false
  }

  /// Returns true if the first letter or digit of a sequence is full-width; nil if there is none.
  private static func letter(_ clusters: some Sequence<Cluster>, _ scalars: [UInt32]) -> Bool? {
    for cluster in clusters {
      let value = scalars[cluster.range.lowerBound]
      guard let scalar = Unicode.Scalar(value) else { continue }
      let own = Shaper.script(of: value)
      if own.isSpecific { return own.isFullWidth }
      if scalar.properties.numericType != nil { return false }
    }
    return nil
  }
}
