/// Formats that only other programs write, and how to convert our output to them.
enum FormatSlip {
  private static let films = ["mp4", "mov", "m4v", "mkv", "webm", "avi", "h264", "h265", "hevc", "video"]
  private static let pictures = ["jpg", "jpeg", "heic", "heif", "avif", "bmp", "tif", "tiff", "jxl"]

  /// Returns the advice for a format; nil for a word that names none.
  static func cure(for word: String) -> String? {
    let name = word.lowercased()
    if films.contains(name) {
      let kind = name == "video" ? "video is" : "\(name.uppercased()) is"
      return "\(kind) made by another program: navreel render SCENE --format y4m -o - | ffmpeg -i - film."
        + (name.count < 5 && !name.hasPrefix("h") ? name : "mp4")
    }
    if pictures.contains(name) {
      return "\(name.uppercased()) is not written; write png, and convert that with another program"
    }
    switch name {
    case "svg": return "only plots are SVG (--format plot); frames are pixels: write png"
    case "pdf": return "PDF is not written; write png, or a plot (--format plot) as SVG, and convert that"
    default: return nil
    }
  }
}
