import NavReelDrawing

/// Computes the palette and the indices of a frame.
struct GIFFrameCoder {
  let plan: GIFPlan

  func encode(_ frame: Pixmap, over previous: Pixmap?, changed: PixelRect) -> GIFEncoder.Part {
    let shown = frame.thresholded
    let before = plan.clears ? nil : previous?.thresholded
    let wanted = plan.clears ? shown.shownBounds : changed
    let rect = wanted.isEmpty ? PixelRect(0, 0, 1, 1) : wanted
    let colors = FrameColors(shown, over: before, rect)
    if colors.drawn == 0 { return nothing(at: rect) }
    let cloud = ColorCloud(
      count: colors.count, color: { colors.entries[$0].color }, weight: { colors.entries[$0].count })
    let film = PaletteMapping(plan.palette, cloud, slack: plan.slack)
    let room = min(plan.options.colors, colors.hasUntouched ? 255 : 256)
    if plan.isPaletteGood(film, hasFewColors: colors.count <= room) {
      return part(shown, colors, cloud, film, isFilm: true)
    }
    let palette = PaletteDesign.palette(of: cloud, exact: exact(colors, cloud, frame.count), room: room)
    let own = PaletteMapping(palette, cloud, slack: plan.slack)
    if plan.isPaletteGood(film, beside: own) { return part(shown, colors, cloud, film, isFilm: true) }
    return part(shown, colors, cloud, own, isFilm: false)
  }

  /// Returns a frame that shows nothing new.
  private func nothing(at rect: PixelRect) -> GIFEncoder.Part {
    GIFEncoder.Part(
      rect: PixelRect(rect.x0, rect.y0, rect.x0 + 1, rect.y0 + 1), palette: [0], clear: 1, bits: 1,
      pixels: [0x0101_0101])
  }

  /// Returns the positions in the cloud of the colours to keep exactly, the most important first, after those that
  /// every frame keeps.
  private func exact(_ colors: borrowing FrameColors, _ cloud: borrowing ColorCloud, _ area: Int) -> [Int] {
    let places = Scratch<Int32>(colors.count)
    for i in 0..<cloud.count { places[Int(cloud.sources[i])] = Int32(i) }
    var steady: [Int] = []
    for i in 0..<colors.count where plan.steady.contains(colors.entries[i].color) { steady.append(Int(places[i])) }
    let known = Set(steady)
    return steady
      + ExactColors.choose(colors.important(of: area, film: plan.colors), of: area).map { Int(places[$0.source]) }
      .filter { !known.contains($0) }
  }

  private func part(
    _ frame: Pixmap, _ colors: borrowing FrameColors, _ cloud: borrowing ColorCloud,
    _ mapping: borrowing PaletteMapping, isFilm: Bool
  ) -> GIFEncoder.Part {
    let entries = mapping.palette.count
    // A rectangle that is cleared before the next frame takes this frame's clear colour, so it needs one even without a
    // clear pixel.
    let hasClear = colors.hasUntouched || plan.clears
    let bits = isFilm ? plan.bits : GIFPlan.bits(entries + (hasClear ? 1 : 0))
    return GIFEncoder.Part(
      rect: colors.rect, palette: isFilm ? [] : mapping.palette, clear: hasClear ? entries : nil, bits: bits,
      pixels: indices(frame, colors, cloud, mapping))
  }

  /// Returns the indices of the rectangle, each with alternatives.
  private func indices(
    _ frame: Pixmap, _ colors: borrowing FrameColors, _ cloud: borrowing ColorCloud,
    _ mapping: borrowing PaletteMapping
  ) -> [UInt32] {
    Array(unsafeUninitializedCapacity: colors.rect.area) { pixels, count in
      count = colors.rect.area
      guard let base = pixels.baseAddress else { return }
      fill(base, frame, colors, cloud, mapping)
    }
  }

  private func fill(
    _ pixels: UnsafeMutablePointer<UInt32>, _ frame: Pixmap, _ colors: borrowing FrameColors,
    _ cloud: borrowing ColorCloud, _ mapping: borrowing PaletteMapping
  ) {
    let rect = colors.rect
    let clear = UInt32(truncatingIfNeeded: mapping.palette.count) &* 0x0101_0101
    let dither = mapping.meanError == 0 ? .none : plan.dither
    if dither == .ordered {
      let ordered = OrderedDither(mapping.palette, cloud)
      for y in rect.y0..<rect.y1 {
        let at = (y - rect.y0) * rect.width
        ordered.fill(colors.ids.base + at, rect.width, x0: rect.x0, y: y, clear: clear, into: pixels + at)
      }
      return
    }
    for i in 0..<rect.area {
      let id = colors.ids[i]
      pixels[i] = id == FrameColors.untouched ? clear : mapping.choices[Int(id)]
    }
    if dither != .none { diffuse(frame, colors, mapping, everywhere: dither == .diffusion, into: pixels) }
  }

  private func diffuse(
    _ frame: Pixmap, _ colors: borrowing FrameColors, _ mapping: borrowing PaletteMapping, everywhere: Bool,
    into pixels: UnsafeMutablePointer<UInt32>
  ) {
    let rect = colors.rect
    frame.withPixels { source in
      guard let source = source.baseAddress else { return }
      let mask: Scratch<UInt8>
      if everywhere {
        mask = DitherRegions.inexact(colors, mapping)
      } else {
        guard let found = DitherRegions.visible(source, stride: frame.width, colors, mapping) else { return }
        mask = found
      }
      ErrorDiffusion(mapping.palette, meanError: mapping.meanError).fill(
        source + rect.y0 * frame.width + rect.x0, stride: frame.width, rect: rect, dithered: mask.base, into: pixels)
    }
  }
}
