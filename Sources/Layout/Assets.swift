public import NavReelDrawing
public import NavReelTypography

/// The pixels and fonts of a scene, loaded elsewhere.
public struct Assets: Sendable {
  /// By the path that the scene names.
  public var images: [String: Image]
  public var fontBook: FontBook

  public init(images: [String: Image] = [:], fontBook: FontBook) {
    self.images = images
    self.fontBook = fontBook
  }
}
