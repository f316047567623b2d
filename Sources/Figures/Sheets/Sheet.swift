import NavReelDrawing
import NavReel
import NavReelRaster
import NavReelTypography

/// Pictures in rows with texts: the basis of strips and onion skins.
struct Sheet: Sendable {
  /// Pictures side by side.
  struct Row: Sendable {
    var label: String?

    /// The text after the label, in quiet ink.
    var detail: String?

    /// The pictures at each place, the last one on top; none if a film is already over.
    var places: [Place]
    var endsBlock = false
  }

  struct Place: Sendable {
    var layers: [Layer]
    var lines: [SheetLine]
  }

  /// A picture at a place, shifted and faded.
  struct Layer: Sendable {
    var cell: SheetCell

    /// The shift in pixels.
    var shift: (x: Int, y: Int) = (0, 0)

    /// The opacity, 0…1.
    var opacity = 1.0
  }

  let rows: [Row]
  let options: SheetOptions
  let outline: DeviceOutline?
  let geometry: SheetGeometry
  let fontBook: FontBook

  /// The title, the labels and the captions.
  private var texts = DisplayList()

  /// - Parameters:
  ///   - picture: the size of one picture on the sheet, in pixels.
  ///   - spread: the total extent of shifts.
  ///   - language: the language of the texts.
  init(
    rows: [Row], picture: (width: Int, height: Int), spread: (x: Int, y: Int) = (0, 0), outline: DeviceOutline?,
    language: String, _ options: SheetOptions
  ) throws(StageError) {
    self.rows = rows
    self.options = options
    self.outline = outline
    geometry = try SheetGeometry(
      SheetGeometry.Content(
        picture: picture, border: Sheet.border(outline, picture), spread: spread,
        rows: rows.map { row in
          SheetGeometry.Row(
            count: row.places.count, lines: row.places.map(\.lines.count).max() ?? 0, hasLabel: row.label != nil,
            endsBlock: row.endsBlock)
        }, hasTitle: options.title != nil), options)
    do throws(FontError) { fontBook = try FontBook(language: language) } catch { throw .fonts([error]) }
    // Texts are laid out now, to report missing fonts before a picture is drawn.
    texts = try SheetTexts(self).list
  }

  private static func border(
    _ outline: DeviceOutline?, _ picture: (width: Int, height: Int)
  ) -> (top: Int, left: Int, bottom: Int, right: Int) {
    guard let outline else { return (0, 0, 0, 0) }
    let insets = outline.insets
    let (x, y) = (Double(picture.width) / outline.size.width, Double(picture.height) / outline.size.height)
    func whole(_ length: Double) -> Int { Int(length.rounded(.up)) }
    return (whole(insets.top * y), whole(insets.left * x), whole(insets.bottom * y), whole(insets.right * x))
  }

  /// Notes on the characters that no font has.
  var notes: [String] {
    fontBook.missing.map { "no font has U+" + String($0.value, radix: 16, uppercase: true) + " \"\($0)\"" }
  }

  /// Draws the sheet; pictures are loaded one by one.
  func pixmap() throws(StageError) -> Pixmap {
    let renderer = Renderer(width: geometry.width, height: geometry.height, scale: options.scale)
    var sheet = Pixmap(width: geometry.width, height: geometry.height, filling: options.ground)
    for (row, frames) in zip(rows, geometry.pictures) {
      for (place, frame) in zip(row.places, frames) {
        if place.layers.isEmpty { renderer.render(hole(frame), into: &sheet) }
        for layer in place.layers {
          let pixmap = try layer.cell.pixmap()
          renderer.render(list(layer, pixmap, frame.offset(x: layer.shift.x, y: layer.shift.y)), into: &sheet)
        }
      }
    }
    renderer.render(texts, into: &sheet)
    return sheet
  }

  /// Returns a box of whole pixels in points.
  func points(_ rect: PixelRect) -> Rect {
    let s = options.scale
    return Rect(Double(rect.x0) / s, Double(rect.y0) / s, Double(rect.width) / s, Double(rect.height) / s)
  }

  private func list(_ layer: Layer, _ pixmap: Pixmap, _ frame: PixelRect) -> DisplayList {
    let box = points(frame)
    let image = DrawCommand.image(ImageDraw(Image(name: layer.cell.name, pixmap: pixmap), destination: box))
    var commands: [DrawCommand]
    let shape: Path
    if let outline {
      let drawing = outline.drawing(around: box, theme: options.theme)
      commands = drawing.below + [.group(Group(clip: drawing.clip, content: DisplayList([image])))] + drawing.above
      shape = drawing.body
    } else {
      (commands, shape) = plain(box, image)
    }
    guard layer.opacity < 1 else { return DisplayList(commands) }
    let ground = options.ground
    guard ground.alpha == 1 else {
      return DisplayList([.group(Group(opacity: layer.opacity, content: DisplayList(commands)))])
    }
    // Fades towards the background, not towards the pictures below: seeing one through another is hard to read.
    return DisplayList(commands + [.fill(shape, ground.with(alpha: 1 - layer.opacity))])
  }

  /// Draws a picture without outline: slightly rounded, on a soft shadow, with an edge outside its pixels.
  private func plain(_ box: Rect, _ image: DrawCommand) -> ([DrawCommand], Path) {
    let (unit, theme) = (geometry.unit, options.theme)
    let radius = options.cornerRadius ?? 6 * unit
    let shape = Path.continuousRoundedRect(box, radius: radius)
    let hairline = 1 / options.scale
    let rim = Path.continuousRoundedRect(box.inset(by: -hairline / 2), radius: radius > 0 ? radius + hairline / 2 : 0)
    let shadow = Shadow(
      path: shape, color: theme.shadow.multiplied(alpha: 0.6), sigma: 5 * unit, offset: Point(0, 2 * unit),
      isCutOut: true)
    let picture = radius > 0 ? DrawCommand.group(Group(clip: shape, content: DisplayList([image]))) : image
    return ([.shadow(shadow), picture, .stroke(rim, Stroke(width: hairline), paint: .color(theme.edge))], shape)
  }

  private func hole(_ frame: PixelRect) -> DisplayList {
    let box = points(frame)
    let radius =
      outline.map { $0.device.cornerRadius * box.width / $0.size.width } ?? options.cornerRadius ?? 6 * geometry.unit
    return DisplayList([.fill(Path.continuousRoundedRect(box, radius: radius), options.theme.hole)])
  }
}
