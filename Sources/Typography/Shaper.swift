import CHarfBuzz

/// A font file opened by HarfBuzz, which shapes runs of one script, direction and face, in font units.
///
/// It reads the tables itself: glyph metrics from a sized FreeType face would be hinted and rounded.
final class Shaper {
  private let font: OpaquePointer

  /// Fails when the file cannot be mapped.
  init?(_ file: FontFile, unitsPerEm: Int) {
    guard let blob = hb_blob_create_from_file_or_fail(file.path) else { return nil }
    defer { hb_blob_destroy(blob) }
    let face = hb_face_create(blob, UInt32(file.faceIndex))
    defer { hb_face_destroy(face) }
    guard let created = hb_font_create(face) else { return nil }
    hb_font_set_scale(created, Int32(unitsPerEm), Int32(unitsPerEm))
    font = created
  }

  deinit { hb_font_destroy(font) }

  /// A glyph as shaped: font units, y up.
  struct Glyph {
    var id: UInt32

    /// Index of the first scalar that it shows.
    var scalar: Int
    var advance: Int
    var xOffset: Int
    var yOffset: Int
  }

  /// Shapes a run, with the rest of the text as its context; glyphs come in visual order, from the left.
  func shape(
    _ scalars: [UInt32], _ run: Range<Int>, script: Script, isRightToLeft: Bool, language: String
  ) -> [Glyph] {
    guard let buffer = hb_buffer_create() else { return [] }
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_codepoints(buffer, scalars, Int32(scalars.count), UInt32(run.lowerBound), Int32(run.count))
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(script.tag))
    hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
    hb_shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    guard let glyphs = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { i in
      Glyph(
        id: glyphs[i].codepoint, scalar: Int(glyphs[i].cluster), advance: Int(positions[i].x_advance),
        xOffset: Int(positions[i].x_offset), yOffset: Int(positions[i].y_offset))
    }
  }

  /// Returns the script property of a scalar.
  static func script(of scalar: UInt32) -> Script {
    Script(tag: UInt32(hb_unicode_script(hb_unicode_funcs_get_default(), scalar).rawValue))
  }
}
