import CNavReelPNG
import NavReelDrawing

/// Decodes PNG pixels, with ``FastPNGReader`` if it accepts the file, otherwise with libpng.
enum PNGReader {
  /// Decodes the whole file into straight sRGB, not turned. Check its size first.
  ///
  /// - Parameter keepsDeep: True to keep 16 bits per sample if the file has them.
  static func picture(
    _ bytes: UnsafeRawBufferPointer, _ layout: PNGLayout, keepsDeep: Bool, notes: inout [String]
  ) throws(CodecError) -> (pixmap: Pixmap, deep: DeepPixmap?) {
    let converts = layout.color.conversion != nil
    guard layout.isDeep && (keepsDeep || converts) else {
      var pixmap = try decode(bytes, layout.header, notes: &notes)
      if converts { pixmap.withMutablePixels { layout.color.convert($0) } }
      return (pixmap, nil)
    }
    var picture = try decodeDeep(bytes, layout.header, notes: &notes)
    if converts { picture.withMutablePixels { layout.color.convert($0) } }
    return (picture.pixmap(), keepsDeep ? picture : nil)
  }

  /// Decodes the whole file into straight pixels, not turned. Check its size first.
  ///
  /// - Parameter isPlain: True to use libpng for every file.
  static func decode(
    _ bytes: UnsafeRawBufferPointer, _ header: PictureHeader, isPlain: Bool = false, notes: inout [String]
  ) throws(CodecError) -> Pixmap {
    var outcome = Outcome()
    let (width, height) = (header.rawWidth, header.rawHeight)
    let spare = FastPNGReader.spareBytes(height: height)
    let pixmap = Pixmap(width: width, height: height, isStraight: header.mayHaveAlpha, spareBytes: spare) { memory in
      if !isPlain && FastPNGReader.decode(bytes, width: width, height: height, into: memory) { return }
      let pixels = UnsafeMutableRawBufferPointer(rebasing: memory[..<(width * height * 4)])
      outcome = decodeByLibPNG(bytes, header, into: pixels, isDeep: false)
    }
    try outcome.check(&notes)
    return pixmap
  }

  /// Decodes a file with 16 bits per sample, not turned. Check its size first.
  static func decodeDeep(
    _ bytes: UnsafeRawBufferPointer, _ header: PictureHeader, notes: inout [String]
  ) throws(CodecError) -> DeepPixmap {
    var outcome = Outcome()
    let pixmap = DeepPixmap(width: header.rawWidth, height: header.rawHeight) { pixels in
      outcome = decodeByLibPNG(bytes, header, into: UnsafeMutableRawBufferPointer(pixels), isDeep: true)
    }
    try outcome.check(&notes)
    return pixmap
  }

  /// The messages from libpng.
  private struct Outcome {
    var failure: String?
    var warning: String?

    func check(_ notes: inout [String]) throws(CodecError) {
      if let failure { throw .damaged(.png, failure) }
      if let warning { notes.append("libpng: " + warning) }
    }
  }

  private static func decodeByLibPNG(
    _ bytes: UnsafeRawBufferPointer, _ header: PictureHeader, into pixels: UnsafeMutableRawBufferPointer, isDeep: Bool
  ) -> Outcome {
    let (width, height) = (UInt32(header.rawWidth), UInt32(header.rawHeight))
    // libpng would inflate all the data, however much, before reporting that it is too much.
    if cpng_holds_too_much(bytes.baseAddress, bytes.count) != 0 {
      return Outcome(failure: "its data inflate to more than the \(width)×\(height) pixels of its header")
    }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(CPNG_MESSAGE)) { message in
      message.initialize(repeating: 0)
      var warned: Int32 = 0
      let status = cpng_decode(
        bytes.baseAddress, bytes.count, width, height, pixels.baseAddress,
        header.rawWidth * (isDeep ? 8 : 4), isDeep ? 1 : 0, &warned, message.baseAddress)
      let words = String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      if status != 0 { return Outcome(failure: words) }
      return Outcome(warning: warned != 0 ? words : nil)
    }
  }
}
