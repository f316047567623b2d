import CNavReelTurboJPEG
import NavReelDrawing

/// Decodes JPEG pixels with libturbojpeg.
enum JPEGReader {
  /// Decodes the whole file, in sRGB and not turned. Check its size first.
  ///
  /// libjpeg fills missing parts of a truncated file with grey and only warns, so a warning is an error here. There are
  /// two exceptions: stray bytes before the end marker, after which nothing can be missing, and stray bytes before the
  /// header's markers, which are removed because libjpeg reports only its first warning, and they could hide another.
  static func decode(
    _ bytes: UnsafeRawBufferPointer, _ layout: JPEGLayout, notes: inout [String]
  ) throws(CodecError) -> Pixmap {
    guard !layout.strays.isEmpty else { return try decodeClean(bytes, layout, notes: &notes) }
    let count = layout.strays.reduce(0) { $0 + $1.count }
    notes.append("\(count) stray \(count == 1 ? "byte" : "bytes") before a marker passed over")
    var file = ByteBuffer(capacity: bytes.count)
    var start = 0
    for stray in layout.strays {
      file.append(UnsafeRawBufferPointer(rebasing: bytes[start..<stray.lowerBound]))
      start = stray.upperBound
    }
    file.append(UnsafeRawBufferPointer(rebasing: bytes[start...]))
    return try decodeClean(file.bytes, layout, notes: &notes)
  }

  private static func decodeClean(
    _ bytes: UnsafeRawBufferPointer, _ layout: JPEGLayout, notes: inout [String]
  ) throws(CodecError) -> Pixmap {
    let (header, components) = (layout.header, layout.components)
    guard let source = bytes.bindMemory(to: UInt8.self).baseAddress else { throw .empty }
    guard let decoder = tjInitDecompress() else { throw .damaged(.jpeg, "the decoder could not start") }
    defer { tjDestroy(decoder) }

    // libjpeg reads the same frame header; for unusual subsamplings it fails, but with the size filled in.
    var (width, height, subsampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    _ = tjDecompressHeader3(decoder, source, UInt(bytes.count), &width, &height, &subsampling, &space)
    guard width == 0 || (Int(width) == header.rawWidth && Int(height) == header.rawHeight) else {
      throw .damaged(.jpeg, "its headers disagree about its size")
    }

    // The number of scans is limited: a small file with thousands of empty scans would take minutes.
    let flags = TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS
    let format = components == 4 ? TJPF_CMYK : TJPF_RGBA
    var failure: String?
    var note: String?
    let pixmap = Pixmap(width: header.rawWidth, height: header.rawHeight) { pixels in
      let status = pixels.withMemoryRebound(to: UInt8.self) { target in
        tjDecompress2(
          decoder, source, UInt(bytes.count), target.baseAddress, Int32(header.rawWidth), Int32(header.rawWidth * 4),
          Int32(header.rawHeight), Int32(format.rawValue), Int32(flags))
      }
      if status != 0 {
        let words = String(cString: tjGetErrorStr2(decoder))
        let isWarning = tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue)
        if isWarning && words.contains("extraneous bytes before marker 0xd9") {
          note = "libjpeg: " + words
        } else {
          failure = words
        }
      }
      guard failure == nil else { return }
      if components == 4 && layout.color.conversion == nil { invertedCMYKToRGB(pixels) }
      layout.color.convert(pixels)
    }
    if let failure { throw .damaged(.jpeg, failure) }
    if let note { notes.append(note) }
    return pixmap
  }

  /// Converts CMYK to RGB. Four-component files store ink inverted, 255 for none, with or without an Adobe marker;
  /// browsers read all of them so. Red is then cyan × black.
  private static func invertedCMYKToRGB(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
    for i in 0..<pixels.count {
      // This is R·K/255 rounded: K takes the role that alpha has in premultiplying.
      pixels[i] = StraightAlpha.premultiplied(pixels[i]) | 0xFF00_0000
    }
  }
}
