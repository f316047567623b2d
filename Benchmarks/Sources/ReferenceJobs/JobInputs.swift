public import NavReelDrawing
import NavReel
public import NavReelTypography

/// What the reference jobs are drawn with: two faces of a text font and a photo.
public struct JobInputs: Sendable {
  let regular: FontBook
  let bold: FontBook
  let photo: Image

  public init(regular: FontFile, bold: FontFile, photo: Image) throws {
    self.regular = try FontBook(textFont: .file(regular))
    self.bold = try FontBook(textFont: .file(bold))
    self.photo = photo
  }

  /// Opens `Regular.ttf`, `Bold.ttf` and `photo.png` in a folder.
  public init(folder: String) throws {
    try self.init(
      regular: FontFile(path: folder + "/Regular.ttf"), bold: FontFile(path: folder + "/Bold.ttf"),
      photo: Image(name: "photo.png", pixmap: try Stage.picture(folder + "/photo.png")))
  }

  enum Alignment { case left, center, right }

  /// A line of text whose `x` is its left edge, centre or right edge, on the baseline `y`.
  func text(
    _ string: String, _ x: Double, _ y: Double, _ size: Double, isBold: Bool = false, _ color: Color,
    _ alignment: Alignment = .left
  ) -> DrawCommand {
    let shaped = (isBold ? bold : regular).shape(string, style: TextStyle(size: size))
    let left: Double =
      switch alignment {
      case .left: x
      case .center: x - shaped.width / 2
      case .right: x - shaped.width
      }
    return .fill(shaped.outline(at: Point(left, y)), color)
  }
}
