import NavReelDrawing
import NavReelScene

/// A picture that fills a box of another size: its caps are kept and its middle is stretched, or it is tiled.
struct NineParts: Equatable, Sendable {
  var image: Image
  var barImage: BarImage

  /// The picture's own size, in points.
  var naturalSize: Size { Size(image.size.width / barImage.scale, image.size.height / barImage.scale) }

  func draw(in box: Rect, opacity: Double, into list: inout DisplayList) {
    switch barImage.resizing {
    case .tile: tile(box, opacity, into: &list)
    case .stretch(let caps): stretch(box, caps, opacity, into: &list)
    }
  }

  private func tile(_ box: Rect, _ opacity: Double, into list: inout DisplayList) {
    guard !box.isEmpty else { return }
    let wide = repeated(toward: box.size)
    let size = Size(wide.size.width / barImage.scale, wide.size.height / barImage.scale)
    guard size.width > 0, size.height > 0 else { return }
    let (columns, rows) = (Int((box.width / size.width).rounded(.up)), Int((box.height / size.height).rounded(.up)))
    for row in 0..<rows {
      for column in 0..<columns {
        let whole = Rect(
          box.minX + Double(column) * size.width, box.minY + Double(row) * size.height, size.width, size.height)
        guard let part = whole.intersection(box) else { continue }
        let source = Rect(0, 0, part.width * barImage.scale, part.height * barImage.scale)
          .intersection(Rect(origin: .zero, size: wide.size))
        list.append(.image(ImageDraw(wide, source: source, destination: part, opacity: opacity)))
      }
    }
  }

  /// Returns the picture side by side with itself, as often as whole copies fit into 512 pixels or are needed.
  ///
  /// Otherwise a picture of one pixel over a wide bar would take thousands of commands.
  private func repeated(toward box: Size) -> Image {
    func copies(_ pixels: Int, _ points: Double) -> Int {
      max(1, min(512 / pixels, Int((points * barImage.scale / Double(pixels)).rounded(.up))))
    }
    let tile = image.pixmap
    let (across, down) = (copies(tile.width, box.width), copies(tile.height, box.height))
    guard across * down > 1 else { return image }
    let width = tile.width * across
    let pixmap = Pixmap(width: width, height: tile.height * down) { pixels in
      tile.withPixels { source in
        for y in 0..<tile.height * down {
          for x in 0..<width { pixels[y * width + x] = source[y % tile.height * tile.width + x % tile.width] }
        }
      }
    }
    return Image(name: image.name, pixmap: pixmap)
  }

  private func stretch(_ box: Rect, _ caps: Insets, _ opacity: Double, into list: inout DisplayList) {
    let s = barImage.scale
    let columns = NineParts.cuts(caps.left, caps.right, image.size.width / s, box.width)
    let rows = NineParts.cuts(caps.top, caps.bottom, image.size.height / s, box.height)
    for row in rows {
      for column in columns {
        let source = Rect(column.from * s, row.from * s, column.fromLength * s, row.fromLength * s)
        let destination = Rect(box.minX + column.to, box.minY + row.to, column.toLength, row.toLength)
        if source.isEmpty || destination.isEmpty { continue }
        list.append(.image(ImageDraw(image, source: limited(source), destination: destination, opacity: opacity)))
      }
    }
  }

  private func limited(_ source: Rect) -> Rect {
    source.intersection(Rect(origin: .zero, size: image.size)) ?? Rect(origin: .zero, size: image.size)
  }

  private struct Cut {
    var from, fromLength, to, toLength: Double
  }

  /// Returns the three parts of one side. Caps that do not fit shrink in proportion.
  private static func cuts(_ first: Double, _ last: Double, _ length: Double, _ target: Double) -> [Cut] {
    let (a, b) = (min(max(first, 0), length), min(max(last, 0), max(0, length - max(first, 0))))
    let squeeze = a + b > target && a + b > 0 ? target / (a + b) : 1
    let (p, q) = (a * squeeze, b * squeeze)
    return [
      Cut(from: 0, fromLength: a, to: 0, toLength: p),
      Cut(from: a, fromLength: length - a - b, to: p, toLength: target - p - q),
      Cut(from: length - b, fromLength: b, to: target - q, toLength: q),
    ]
  }
}
