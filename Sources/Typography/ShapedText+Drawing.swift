public import NavReelDrawing

extension ShapedText {
  /// Returns the commands that draw the text with its baseline starting at a point: outlines in the colour, pictures
  /// with the colour's alpha.
  public func commands(at baseline: Point, color: Color) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    if !outlines.isEmpty { commands.append(.fill(outline(at: baseline), color)) }
    for glyph in colorGlyphs {
      let frame = glyph.frame.offset(x: baseline.x, y: baseline.y)
      commands.append(.image(ImageDraw(glyph.image, destination: frame, opacity: color.alpha)))
    }
    return commands
  }
}
