/// The properties stated in the chunks of a WebP file. Decodes nothing.
struct WebPLayout {
  let header: PictureHeader
  let color: PictureColor
  let isAnimated: Bool
  let file: LibWebP.File

  init(_ bytes: UnsafeRawBufferPointer) throws(CodecError) {
    guard let file = LibWebP.File(bytes) else { throw .damaged(.webp, "it is cut short, or its chunks are broken") }
    guard file.width > 0 && file.height > 0 else {
      throw .damaged(.webp, "the header says \(file.width)×\(file.height) pixels")
    }
    guard file.frameCount > 0 else { throw .damaged(.webp, "it has no frame") }
    color =
      file.colorProfile.map {
        PictureColor(profile: $0.count <= ICCProfile.longest ? $0 : nil, place: "ICCP", of: .rgb)
      } ?? .sRGB
    header = PictureHeader(
      format: .webp, rawWidth: file.width, rawHeight: file.height,
      orientation: file.isAnimated ? 1 : WebPLayout.orientation(file), mayHaveAlpha: file.mayHaveAlpha,
      colorLibrary: color.library, notes: color.notes)
    isAnimated = file.isAnimated
    self.file = file
  }

  private static func orientation(_ file: LibWebP.File) -> Int {
    file.withEXIF { exif in
      // Some programs write the marker that belongs in a JPEG.
      let isMarked = exif.starts(with: Array("Exif\0\0".utf8))
      return EXIF.orientation(UnsafeRawBufferPointer(rebasing: exif.dropFirst(isMarked ? 6 : 0)))
    }
  }
}
