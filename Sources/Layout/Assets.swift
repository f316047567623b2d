public import NavReelDrawing
public import NavReelTypography

/// The pixels and fonts of a scene, loaded elsewhere.
public struct Assets: Sendable {
  /// Images by their path in the scene.
  public var images: [String: Image]
  public var fontBook: FontBook

  public init(images: [String: Image] = [:], fontBook: FontBook) {
    self.images = images
    self.fontBook = fontBook
  }
}
