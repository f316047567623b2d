public import NavReelDrawing
public import NavReelMotion

/// Reads an animation frame by frame, keeping only the current picture.
public protocol AnimationReader: Sendable {
  var header: AnimationHeader { get }

  /// Returns the next frame as it is shown, composed over those before, or nil after the last one.
  ///
  /// - Throws: A ``CodecError`` if the frame is damaged; frames returned before remain valid.
  mutating func next() throws(CodecError) -> AnimationFrame?
}

/// The properties of an animation, known before its frames are read.
public struct AnimationHeader: Hashable, Sendable {
  public let format: PictureFormat

  /// The width in pixels, at least 1.
  public let width: Int

  /// The height in pixels, at least 1.
  public let height: Int

  /// The number of frames; 1 for a still picture. Nil if the format does not state it in advance.
  public let frameCount: Int?

  public let plays: AnimationPlays

  /// The reason why an animation is read as the still picture that other readers show; nil for other files.
  public let fault: String?

  /// The ignored parts of the file, in words for people; empty for a plain file.
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
  /// The number of pixels of all frames together, each at full size.
  var filmPixels: Int {
    let (pixels, overflow) = (width * height).multipliedReportingOverflow(by: frameCount ?? 1)
    return overflow ? .max : pixels
  }
}

/// A frame of an animation.
public struct AnimationFrame: Sendable {
  /// The picture in the animation's full size and the requested form. A reader draws the next frame into the same
  /// memory unless you keep this one.
  public let pixmap: Pixmap

  /// The same picture at full depth, if ``PictureForm/exact`` was requested and the file has 16 bits per sample.
  public let deep: DeepPixmap?

  /// A rectangle around all pixels that differ from the previous frame; the whole picture for the first frame.
  public let changed: PixelRect

  /// The exact duration stated in the file, in seconds; may be zero.
  public let duration: Fraction

  /// - Parameter changed: A rectangle around the changes. Default: the whole picture.
  public init(pixmap: Pixmap, deep: DeepPixmap? = nil, duration: Fraction, changed: PixelRect? = nil) {
    self.pixmap = pixmap
    self.deep = deep
    self.duration = duration
    self.changed = changed ?? pixmap.pixelBounds
  }
}
