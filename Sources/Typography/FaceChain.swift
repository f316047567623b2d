/// The faces that a text may use, tried in a fixed order until one has the whole character.
struct FaceChain {
  let shelf: FontShelf
  let weight: FontWeight

  /// The face of ordinary text, which also gives the metrics.
  let primary: OpenFace

  /// Why ``primary`` is not the face asked for, if it is not.
  let problems: [FontError]

  /// Space after each character of the primary face, in points.
  let tracking: Double

  struct Choices {
    /// For each cluster; nil where no face has it.
    var faces: [OpenFace?] = []

    /// Fonts that should have been asked and are not there.
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
    // Nothing to see: a joiner, a mark of direction, a space, which the shaper can make from any face.
    guard let base = needed.first else { return primary }
    // The shaper takes one letter for a base and its marks where a face has it.
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

  /// Private-use characters have a meaning only in a font that the scene brings; the fixed fonts keep alternates there.
  private func covers(_ face: OpenFace, _ value: UInt32, _ role: FontRole) -> Bool {
    if !shelf.isTextFontOfScene || role != .text, let scalar = Unicode.Scalar(value),
      scalar.properties.generalCategory == .privateUse
    {
      return false
    }
    return face.face.covers(value)
  }

  /// The end of the chain for a character of any script.
  static let fallback: [FontRole] = [.cjk, .arabic, .hebrew, .thai, .devanagari, .emoji]

  /// False for characters that show nothing by themselves: joiners, selectors, direction marks, spaces.
  static func needsGlyph(_ value: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(value) else { return true }
    return !scalar.properties.isDefaultIgnorableCodePoint && scalar.properties.generalCategory != .spaceSeparator
  }
}

/// Punctuation that Latin and Chinese or Japanese share, but draw differently: among Han it takes the CJK face.
enum FullWidthContext {
  /// Ellipsis, em dash, middle dot, closing quotes: as the letter before them.
  private static let trailing: Set<UInt32> = [0x2026, 0x2014, 0xB7, 0x2019, 0x201D]

  /// Opening quotes: as the letter after them.
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
