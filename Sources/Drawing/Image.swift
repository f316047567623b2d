/// A picture in a display list: its pixels and a name.
public struct Image: Equatable, Sendable {
  /// The name in dumps and messages, such as a file name.
  public var name: String
  public var pixmap: Pixmap

  public init(name: String, pixmap: Pixmap) {
    self.name = name
    self.pixmap = pixmap.premultiplied()
  }

  /// The size in pixels.
  public var size: Size { Size(Double(pixmap.width), Double(pixmap.height)) }
}

/// A way to fit a picture into a box of another shape: UIKit's content modes.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  /// Stretched to the box.
  case scaleToFill
  /// The whole picture, centred, with bands.
  case scaleAspectFit
  /// The picture fills the box, centred; its overhang is cut off.
  case scaleAspectFill

  /// Returns the part of a picture to draw and the place to draw it.
  ///
  /// - Parameters:
  ///   - size: The size of the picture, in pixels.
  ///   - box: The box, in points.
  /// - Returns: `source` in pixels of the picture, `destination` in points.
  public func place(_ size: Size, in box: Rect) -> (source: Rect, destination: Rect) {
    let whole = Rect(origin: .zero, size: size)
    guard !size.isEmpty && !box.isEmpty else { return (whole, box) }
    switch self {
    case .scaleToFill:
      return (whole, box)
    case .scaleAspectFit:
      let s = min(box.width / size.width, box.height / size.height)
      let (w, h) = (size.width * s, size.height * s)
      return (whole, Rect(box.midX - w / 2, box.midY - h / 2, w, h))
    case .scaleAspectFill:
      let s = size.scale(filling: box.size)
      let (w, h) = (min(box.width / s, size.width), min(box.height / s, size.height))
      return (Rect((size.width - w) / 2, (size.height - h) / 2, w, h), box)
    }
  }
}
