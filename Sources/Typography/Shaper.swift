import CNavReelHarfBuzz

/// A font file opened by HarfBuzz, which shapes runs of one script, direction and face, in font units.
///
/// HarfBuzz reads the tables itself: glyph metrics from a sized FreeType face would be hinted and rounded.
final class Shaper {
  /// The number of font units per em, at least 1.
  let unitsPerEm: Int

  /// The current axis values of a variable font, in the font's own order; empty for any other font.
  let coordinates: [Float]

  private let font: OpaquePointer

  /// Opens a font file; fails if it cannot be mapped.
  init?(_ file: FontFile, _ instance: FontInstance? = nil) {
    guard let blob = hb_blob_create_from_file_or_fail(file.path) else { return nil }
    defer { hb_blob_destroy(blob) }
    let face = hb_face_create(blob, UInt32(file.faceIndex))
    defer { hb_face_destroy(face) }
    guard let face, let created = hb_font_create(face) else { return nil }
    unitsPerEm = max(1, Int(hb_face_get_upem(face)))
    coordinates = instance.map { Shaper.coordinates($0, face) } ?? []
    hb_font_set_scale(created, Int32(unitsPerEm), Int32(unitsPerEm))
    if !coordinates.isEmpty { hb_font_set_var_coords_design(created, coordinates, UInt32(coordinates.count)) }
    font = created
  }

  deinit { hb_font_destroy(font) }

  /// The tags `wght` and `opsz`.
  private static let (weightAxis, opticalSizeAxis): (UInt32, UInt32) = (0x7767_6874, 0x6F70_737A)

  /// Returns an instance's coordinates on the axes of a face: the requested weight and optical size, otherwise the
  /// font's defaults.
  private static func coordinates(_ instance: FontInstance, _ face: OpaquePointer) -> [Float] {
    var count = hb_ot_var_get_axis_count(face)
    var axes = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &axes)
    return axes.prefix(Int(count)).map { axis in
      let wanted: Float? =
        switch axis.tag {
        case weightAxis: Float(instance.weight.rawValue)
        case opticalSizeAxis: Float(instance.opticalSize)
        default: nil
        }
      return min(max(wanted ?? axis.default_value, axis.min_value), axis.max_value)
    }
  }

  /// A shaped glyph, in font units, y up.
  struct Glyph {
    var id: UInt32

    /// The index of the first scalar that the glyph shows.
    var scalar: Int
    var advance: Int
    var xOffset: Int
    var yOffset: Int
  }

  /// Shapes a run in the context of the rest of the text; returns glyphs in visual order, from the left.
  func shape(
    _ scalars: [UInt32], _ run: Range<Int>, script: Script, isRightToLeft: Bool, language: String
  ) -> [Glyph] {
    guard let buffer = hb_buffer_create() else { return [] }
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_codepoints(buffer, scalars, Int32(scalars.count), UInt32(run.lowerBound), Int32(run.count))
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(script.tag))
    hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
    // Joiners and selectors have served their purpose after shaping; their blank glyphs are not needed.
    hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_REMOVE_DEFAULT_IGNORABLES)
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

  /// The version that the file states, such as "4.000"; nil if it states none.
  var version: String? {
    var length: UInt32 = 255
    var bytes = [CChar](repeating: 0, count: 256)
    hb_ot_name_get_utf8(hb_font_get_face(font), 5, nil, &length, &bytes)
    guard length > 0 else { return nil }
    let text = String(decoding: bytes.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    // The text after a semicolon names tools and commits.
    let version = text.prefix { $0 != ";" }
    return String(version.hasPrefix("Version ") ? version.dropFirst(8) : version)
  }

  /// Returns the canonical composition of a character: a single letter for a base and marks if Unicode has one.
  static func composed(_ scalars: [UInt32]) -> [UInt32] {
    let functions = hb_unicode_funcs_get_default()
    func combiningClass(_ scalar: UInt32) -> UInt32 { hb_unicode_combining_class(functions, scalar).rawValue }
    var result: [UInt32] = []
    var starter: Int?
    var last: UInt32 = 0
    // Marks of different classes may come in any order; the sort keeps the order within a class.
    for scalar in ordered(scalars.flatMap(decomposed), combiningClass) {
      let own = combiningClass(scalar)
      var joined: UInt32 = 0
      let isNext = starter == result.count - 1
      if let starter, isNext || (last != 0 && last < own),
        hb_unicode_compose(functions, result[starter], scalar, &joined) != 0
      {
        result[starter] = joined
        continue
      }
      if own == 0 { starter = result.count }
      last = own
      result.append(scalar)
    }
    return result
  }

  private static func decomposed(_ scalar: UInt32) -> [UInt32] {
    var (first, second): (UInt32, UInt32) = (0, 0)
    guard hb_unicode_decompose(hb_unicode_funcs_get_default(), scalar, &first, &second) != 0 else { return [scalar] }
    return decomposed(first) + (second == 0 ? [] : [second])
  }

  private static func ordered(_ scalars: [UInt32], _ combiningClass: (UInt32) -> UInt32) -> [UInt32] {
    var result: [UInt32] = []
    for scalar in scalars {
      let own = combiningClass(scalar)
      var place = result.count
      while own > 0, place > 0, combiningClass(result[place - 1]) > own { place -= 1 }
      result.insert(scalar, at: place)
    }
    return result
  }

  /// Returns the script property of a scalar.
  static func script(of scalar: UInt32) -> Script {
    Script(tag: UInt32(hb_unicode_script(hb_unicode_funcs_get_default(), scalar).rawValue))
  }
}
