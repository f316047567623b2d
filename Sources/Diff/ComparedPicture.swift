public import NavReelDrawing

/// A picture that is compared: as it is kept, or with all the bits that its file has.
public struct ComparedPicture: Sendable {
  /// Eight bits a sample; straight for pictures of files, premultiplied for what was drawn.
  public let pixmap: Pixmap

  /// The same picture in sixteen bits a sample, where its file has them.
  public let deep: DeepPixmap?

  public init(_ pixmap: Pixmap, deep: DeepPixmap? = nil) {
    self.pixmap = pixmap
    self.deep = deep
  }
}
