public import NavReelDrawing
public import NavReelMotion

/// Reads an animation frame by frame; only the picture on show is kept.
public protocol AnimationReader: Sendable {
  var header: AnimationHeader { get }

  /// Returns the next frame as it is shown, composed over those before, or nil after the last one.
  ///
  /// - Throws: for a damaged frame; what was returned before it stands.
  mutating func next() throws(CodecError) -> AnimationFrame?
}

/// The facts that an animation's file states before its frames.
public struct AnimationHeader: Hashable, Sendable {
  public let format: PictureFormat

  /// In pixels, at least 1.
  public let width: Int

  /// In pixels, at least 1.
  public let height: Int

  /// Frames of the film; 1 for a still picture. Nil where the format tells only at the end.
  public let frameCount: Int?

  public let plays: AnimationPlays

  /// Why a file that says that it is an animation is read as the still picture which other readers show; nil for others.
  public let fault: String?

  /// Parts of the file that are passed over, in words for people; empty for a plain file.
  public let notes: [String]

  public init(
    format: PictureFormat, width: Int, height: Int, frameCount: Int?, plays: AnimationPlays, fault: String? = nil,
    notes: [String] = []
  ) {
    self.format = format
    self.width = width
    self.height = height
    self.frameCount = frameCount
    self.plays = plays
    self.fault = fault
    self.notes = notes
  }
}

extension AnimationHeader {
  /// Pixels of all frames together, each counted whole.
  var filmPixels: Int {
    let (pixels, overflow) = (width * height).multipliedReportingOverflow(by: frameCount ?? 1)
    return overflow ? .max : pixels
  }
}

/// One picture of an animation.
public struct AnimationFrame: Sendable {
  /// The picture in the animation's whole size and the requested form. A reader draws the next frame into the same
  /// memory unless you keep this one.
  public let pixmap: Pixmap

  /// The same picture in all its bits, where ``PictureForm/exact`` was asked for and the file has sixteen a sample.
  public let deep: DeepPixmap?

  /// All pixels that differ from those of the frame before lie in it; the whole picture for the first frame.
  public let changed: PixelRect

  /// Seconds, as the file says, exact; may be zero.
  public let duration: Fraction

  /// - Parameter changed: default: the whole picture.
  public init(pixmap: Pixmap, deep: DeepPixmap? = nil, duration: Fraction, changed: PixelRect? = nil) {
    self.pixmap = pixmap
    self.deep = deep
    self.duration = duration
    self.changed = changed ?? pixmap.pixelBounds
  }
}
