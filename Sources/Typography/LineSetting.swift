import NavReelDrawing

/// A line being assembled from its runs, from the left.
struct LineSetting {
  private let chain: FaceChain
  private let style: TextStyle
  private var pen = 0.0
  private var glyphs: [PlacedGlyph] = []
  private var colorGlyphs: [ColorGlyph] = []
  private var outlines = Path()
  private var missing: [(character: Int, scalar: Unicode.Scalar)] = []
  private var misplaced: [(character: Int, letter: String)] = []
  private var problems: [FontError] = []

  init(_ chain: FaceChain, _ style: TextStyle) {
    self.chain = chain
    self.style = style
  }

  mutating func add(_ run: Run, _ clusters: [Cluster], _ scalars: [UInt32], language: String) {
    let isRightToLeft = run.level & 1 == 1
    guard let face = run.face else {
      for index in isRightToLeft ? Array(run.clusters.reversed()) : Array(run.clusters) {
        addBox(index, scalars[clusters[index].range])
      }
      return
    }
    guard let first = run.clusters.first, let last = run.clusters.last else { return }
    let range = clusters[first].range.lowerBound..<clusters[last].range.upperBound
    let shaped = face.shaper.shape(
      scalars, range, script: run.script, isRightToLeft: isRightToLeft, language: language)
    let tracking = tracking(run)
    var start = 0
    while start < shaped.count {
      var end = start + 1
      while end < shaped.count && shaped[end].scalar == shaped[start].scalar { end += 1 }
      let index = LineSetting.cluster(of: shaped[start].scalar, clusters, run.clusters)
      if shaped[start..<end].contains(where: { $0.id == 0 }) {
        // The face has the base of the character but not all of its marks; half a character would mislead.
        addBox(index, scalars[clusters[index].range].filter { !face.face.covers($0) })
      } else {
        if hasMarkInside(shaped[start..<end], face, scalars[clusters[index].range]) {
          var letter = String.UnicodeScalarView()
          letter.append(contentsOf: scalars[clusters[index].range].compactMap(Unicode.Scalar.init))
          misplaced.append((index, String(letter)))
        }
        let isWide = shaped[start..<end].contains { $0.advance != 0 }
        for i in start..<end {
          add(shaped[i], face, character: index, tracking: isWide && i == end - 1 ? tracking : 0)
        }
      }
      start = end
    }
  }

  /// Returns true if a mark that belongs above a letter overlaps it, because the face has no position for it.
  private func hasMarkInside(_ glyphs: ArraySlice<Shaper.Glyph>, _ open: OpenFace, _ scalars: ArraySlice<UInt32>)
    -> Bool
  {
    let above = Unicode.CanonicalCombiningClass.above
    guard open.face.isScalable, glyphs.count > 1,
      scalars.dropFirst().contains(where: { Unicode.Scalar($0)?.properties.canonicalCombiningClass == above })
    else { return false }
    // Lengths are in font units, y down. An overlap of up to a thirtieth of an em merely touches.
    let touch = Double(open.shaper.unitsPerEm) / 30
    var pen = 0
    var letter: Rect?
    for glyph in glyphs {
      defer { pen += glyph.advance }
      let ink = open.face.outline(glyph.id)?.controlBounds?
        .offset(x: Double(pen + glyph.xOffset), y: -Double(glyph.yOffset))
      guard let ink else { continue }
      guard let base = letter else {
        letter = ink
        continue
      }
      if ink.midY < base.midY, let common = ink.intersection(base), common.height > touch {
        return true
      }
    }
    return false
  }

  /// Returns the space after each character of a run, in points.
  private func tracking(_ run: Run) -> Double {
    if run.script.isJoined { return 0 }
    if case .points(let points) = style.tracking { return points }
    let isLatin = !run.script.isFullWidth && run.script != .hangul
    return isLatin && run.face === chain.primary ? chain.tracking : 0
  }

  private static func cluster(of scalar: Int, _ clusters: [Cluster], _ range: Range<Int>) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while high - low > 1 {
      let middle = (low + high) / 2
      if clusters[middle].range.lowerBound <= scalar { low = middle } else { high = middle }
    }
    return low
  }

  private mutating func add(_ glyph: Shaper.Glyph, _ open: OpenFace, character: Int, tracking: Double) {
    let face = open.face
    let em = Double(open.shaper.unitsPerEm)
    // Multiplying by the size before dividing makes 1000 units of a 1000-unit em exactly one em.
    func points(_ units: Int) -> Double { Double(units) * style.size / em }
    let origin = Point(pen + points(glyph.xOffset), -points(glyph.yOffset))
    var advance = points(glyph.advance)
    if face.isScalable {
      if let outline = face.outline(glyph.id) {
        append(outline, scale: style.size / em, at: origin)
      } else {
        append(MissingGlyph.outline, scale: style.size, at: origin)
        problems.append(.damagedFile(face.file, reason: "glyph \(glyph.id) cannot be read"))
      }
    } else if let bitmap = face.colorBitmap(glyph.id) {
      let scale = style.size / Double(bitmap.pixelsPerEm)
      advance = bitmap.advance * scale
      let frame = Rect(
        origin.x + Double(bitmap.left) * scale, origin.y - Double(bitmap.top) * scale,
        bitmap.image.size.width * scale, bitmap.image.size.height * scale)
      colorGlyphs.append(ColorGlyph(image: bitmap.image, frame: frame))
    }
    advance += tracking
    glyphs.append(
      PlacedGlyph(font: face.file, id: glyph.id, origin: origin, advance: advance, character: character))
    pen += advance
  }

  private mutating func addBox(_ character: Int, _ scalars: some Sequence<UInt32>) {
    for scalar in scalars.lazy.filter(FaceChain.needsGlyph).compactMap(Unicode.Scalar.init) {
      missing.append((character, scalar))
    }
    let origin = Point(pen, 0)
    append(MissingGlyph.outline, scale: style.size, at: origin)
    let advance = MissingGlyph.advance * style.size
    glyphs.append(PlacedGlyph(font: nil, id: 0, origin: origin, advance: advance, character: character))
    pen += advance
  }

  private mutating func append(_ path: Path, scale: Double, at origin: Point) {
    if path.isEmpty { return }
    outlines.append(path.transformed(by: Transform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y)))
  }

  func finish(
    text: String, isTruncated: Bool, isRightToLeft: Bool, problems fallback: [FontError]
  ) -> ShapedText {
    let face = chain.primary.face
    let em = Double(chain.primary.shaper.unitsPerEm)
    var seen: [Unicode.Scalar] = []
    for (_, scalar) in missing.sorted(by: { $0.character < $1.character }) where !seen.contains(scalar) {
      seen.append(scalar)
    }
    let letters = misplaced.sorted { $0.character < $1.character }.map(\.letter)
    return ShapedText(
      text: text, width: pen, ascent: Double(face.ascent) * style.size / em,
      descent: Double(face.descent) * style.size / em, glyphs: glyphs, colorGlyphs: colorGlyphs, missing: seen,
      misplacedMarks: letters.enumerated().filter { !letters[..<$0.offset].contains($0.element) }.map(\.element),
      problems: fallback + problems, isTruncated: isTruncated, isRightToLeft: isRightToLeft, outlines: outlines)
  }
}
