public import NavReelDrawing

/// One of the two pictures of a comparison, in eight bits a sample and, if its file has more, in sixteen.
public struct ComparedPicture: Sendable {
  /// The picture in eight bits a sample: straight if it was read from a file, premultiplied if it was drawn.
  public let pixmap: Pixmap

  /// The same picture in sixteen bits a sample; nil if its file has no more than eight.
  public let deep: DeepPixmap?

  public init(_ pixmap: Pixmap, deep: DeepPixmap? = nil) {
    self.pixmap = pixmap
    self.deep = deep
  }
}
