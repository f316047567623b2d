import CPNG
import Drawing

/// PNG pixels: by ``FastPNGReader`` where it takes the file, by libpng otherwise.
enum PNGReader {
  /// Decodes the whole file into premultiplied pixels, not turned. The caller has checked the size.
  ///
  /// - Parameter isPlain: true leaves every file to libpng.
  static func decode(
    _ bytes: UnsafeRawBufferPointer, _ header: PictureHeader, appliesGamma: Bool, isPlain: Bool = false,
    notes: inout [String]
  ) throws(CodecError) -> Pixmap {
    var outcome = Outcome()
    let (width, height) = (header.rawWidth, header.rawHeight)
    let spare = FastPNGReader.spareBytes(height: height)
    let pixmap = Pixmap(width: width, height: height, spareBytes: spare) { memory in
      if !isPlain && !appliesGamma && FastPNGReader.decode(bytes, width: width, height: height, into: memory) { return }
      let pixels = UnsafeMutableRawBufferPointer(rebasing: memory[..<(width * height * 4)])
      outcome = decodeByLibPNG(bytes, header, appliesGamma: appliesGamma, into: pixels.bindMemory(to: UInt32.self))
    }
    if let failure = outcome.failure { throw .damaged(.png, failure) }
    if let warning = outcome.warning { notes.append("libpng: " + warning) }
    if appliesGamma { notes.removeAll { $0.hasPrefix("gAMA ignored") } }
    return pixmap
  }

  /// What libpng said.
  private struct Outcome {
    var failure: String?
    var warning: String?
  }

  private static func decodeByLibPNG(
    _ bytes: UnsafeRawBufferPointer, _ header: PictureHeader, appliesGamma: Bool,
    into pixels: UnsafeMutableBufferPointer<UInt32>
  ) -> Outcome {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(CPNG_MESSAGE)) { message in
      message.initialize(repeating: 0)
      var flags: Int32 = 0
      let status = cpng_decode(
        bytes.baseAddress, bytes.count, UInt32(header.rawWidth), UInt32(header.rawHeight), pixels.baseAddress,
        header.rawWidth * 4, appliesGamma ? 1 : 0, &flags, message.baseAddress)
      let words = String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      if status != 0 { return Outcome(failure: words) }
      if flags & Int32(CPNG_TOO_MUCH_DATA) != 0 {
        let size = "\(header.rawWidth)×\(header.rawHeight)"
        return Outcome(failure: "its data inflate to more than the \(size) pixels of its header")
      }
      if header.mayHaveAlpha { StraightAlpha.premultiply(pixels) }
      return Outcome(warning: flags & Int32(CPNG_WARNED) != 0 ? words : nil)
    }
  }
}
