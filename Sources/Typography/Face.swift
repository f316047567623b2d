import CNavReelFreeType
import NavReelDrawing

/// A font file opened by FreeType: coverage, metrics, outlines in font units, colour bitmaps.
///
/// A face is not thread-safe; its owner holds a lock.
final class Face {
  let file: FontFile

  /// The height above the baseline, in font units.
  let ascent: Int

  /// The depth below the baseline, in font units, positive.
  let descent: Int

  /// False for a face of colour bitmaps.
  let isScalable: Bool

  private let library: FreeTypeLibrary
  private let raw: FT_Face
  private var outlines: [UInt32: Path?] = [:]
  private var bitmaps: [UInt32: ColorBitmap] = [:]

  init(_ file: FontFile, library: FreeTypeLibrary) throws(FontError) {
    var opened: FT_Face?
    let code = FT_New_Face(library.raw, file.path, FT_Long(file.faceIndex), &opened)
    guard code == 0, let face = opened else { throw Face.error(file, code, library) }
    raw = face
    self.library = library
    self.file = file
    isScalable = face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
    ascent = Int(face.pointee.ascender)
    descent = -Int(face.pointee.descender)
    // A colour face has one strike, which must be selected before its glyphs can be loaded.
    if !isScalable && face.pointee.num_fixed_sizes > 0 { FT_Select_Size(face, 0) }
  }

  deinit { FT_Done_Face(raw) }

  /// Returns true if the face maps the scalar to a glyph.
  func covers(_ scalar: UInt32) -> Bool { FT_Get_Char_Index(raw, FT_ULong(scalar)) != 0 }

  /// Sets the axes of a variable font, in the font's own order.
  func set(coordinates: [Float]) {
    guard !coordinates.isEmpty else { return }
    var fixed = coordinates.map { FT_Fixed(($0 * 65536).rounded()) }
    FT_Set_Var_Design_Coordinates(raw, FT_UInt(fixed.count), &fixed)
  }

  /// Returns a glyph's contours in font units, y down; nil if the glyph cannot be read.
  func outline(_ glyph: UInt32) -> Path? {
    if let known = outlines[glyph] { return known }
    let path = load(glyph)
    outlines.updateValue(path, forKey: glyph)
    return path
  }

  private func load(_ glyph: UInt32) -> Path? {
    let flags = Int32(FT_LOAD_NO_SCALE) | Int32(FT_LOAD_NO_HINTING) | Int32(FT_LOAD_NO_BITMAP)
    guard isScalable, FT_Load_Glyph(raw, glyph, flags) == 0, let slot = raw.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return nil }
    // TrueType and CFF wind in opposite directions; one direction for all lets glyphs of two faces overlap in one path.
    if FT_Outline_Get_Orientation(&slot.pointee.outline) == FT_ORIENTATION_TRUETYPE {
      FT_Outline_Reverse(&slot.pointee.outline)
    }
    let pen = OutlinePen()
    var functions = OutlinePen.functions
    let code = FT_Outline_Decompose(&slot.pointee.outline, &functions, Unmanaged.passUnretained(pen).toOpaque())
    return code == 0 ? pen.finish() : nil
  }

  /// Returns the picture of a colour glyph, or nil if the face has none for it.
  func colorBitmap(_ glyph: UInt32) -> ColorBitmap? {
    if let known = bitmaps[glyph] { return known }
    guard FT_Load_Glyph(raw, glyph, Int32(FT_LOAD_COLOR)) == 0, let slot = raw.pointee.glyph,
      Int(slot.pointee.bitmap.pixel_mode) == Int(FT_PIXEL_MODE_BGRA.rawValue), let bytes = slot.pointee.bitmap.buffer,
      slot.pointee.bitmap.width > 0, slot.pointee.bitmap.rows > 0, let size = raw.pointee.size
    else { return nil }
    let bitmap = slot.pointee.bitmap
    let (width, height, pitch) = (Int(bitmap.width), Int(bitmap.rows), Int(bitmap.pitch))
    let pixmap = Pixmap(width: width, height: height) { pixels in
      for y in 0..<height {
        for x in 0..<width {
          let p = bytes + (y * pitch + x * 4)
          let alpha = p[3]
          // FreeType truncates when it premultiplies; a pixmap allows no colour above its alpha.
          let (b, g, r) = (min(p[0], alpha), min(p[1], alpha), min(p[2], alpha))
          pixels[y * width + x] = UInt32(r) | UInt32(g) << 8 | UInt32(b) << 16 | UInt32(alpha) << 24
        }
      }
    }
    let result = ColorBitmap(
      image: Image(name: "glyph \(glyph)", pixmap: pixmap), left: Int(slot.pointee.bitmap_left),
      top: Int(slot.pointee.bitmap_top), advance: Double(slot.pointee.advance.x) / 64,
      pixelsPerEm: Int(size.pointee.metrics.y_ppem))
    bitmaps[glyph] = result
    return result
  }

  /// A picture of a colour glyph at the size of its strike.
  struct ColorBitmap {
    var image: Image

    /// The distance from the origin to the left edge, in pixels.
    var left: Int

    /// The distance from the baseline up to the top edge, in pixels.
    var top: Int

    /// The advance, in pixels.
    var advance: Double
    var pixelsPerEm: Int
  }

  private static func error(_ file: FontFile, _ code: FT_Error, _ library: FreeTypeLibrary) -> FontError {
    var face: FT_Face?
    // A negative index opens no face but counts them.
    if file.faceIndex > 0, FT_New_Face(library.raw, file.path, -1, &face) == 0, let counted = face {
      defer { FT_Done_Face(counted) }
      let count = Int(counted.pointee.num_faces)
      if file.faceIndex >= count { return .noSuchFace(file, count: count) }
    }
    let reason =
      switch code {
      case 0x01: "cannot be opened"
      case 0x02: "not a font file of a known format"
      case 0x55: "cannot be read"
      default: "damaged (FreeType error \(code))"
      }
    return .damagedFile(file, reason: reason)
  }
}

/// The FreeType library, which outlives the faces it opened.
final class FreeTypeLibrary {
  fileprivate let raw: FT_Library

  /// Starts FreeType; fails only if memory is short.
  init?() {
    var opened: FT_Library?
    guard FT_Init_FreeType(&opened) == 0, let library = opened else { return nil }
    raw = library
  }

  deinit { FT_Done_FreeType(raw) }
}

/// Collects the output of `FT_Outline_Decompose` into a path, with y pointing down.
private final class OutlinePen {
  private var path = Path()

  func finish() -> Path {
    if !path.isEmpty { path.close() }
    return path
  }

  private static func pen(_ context: UnsafeMutableRawPointer?) -> OutlinePen? {
    context.map { Unmanaged<OutlinePen>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func point(_ vector: UnsafePointer<FT_Vector>?) -> Point {
    vector.map { Point(Double($0.pointee.x), -Double($0.pointee.y)) } ?? .zero
  }

  static let functions = FT_Outline_Funcs(
    move_to: { to, context in
      guard let pen = OutlinePen.pen(context) else { return 1 }
      if !pen.path.isEmpty { pen.path.close() }
      pen.path.move(to: OutlinePen.point(to))
      return 0
    },
    line_to: { to, context in
      OutlinePen.pen(context)?.path.line(to: OutlinePen.point(to))
      return 0
    },
    conic_to: { control, to, context in
      OutlinePen.pen(context)?.path.quad(OutlinePen.point(control), to: OutlinePen.point(to))
      return 0
    },
    cubic_to: { c1, c2, to, context in
      OutlinePen.pen(context)?.path.cubic(OutlinePen.point(c1), OutlinePen.point(c2), to: OutlinePen.point(to))
      return 0
    },
    shift: 0, delta: 0)
}
