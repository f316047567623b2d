import Drawing
import Motion

/// Reads a PNG as an animation: an APNG frame by frame, any other PNG as one frame of no duration.
///
///     var reader = try APNGReader(bytes)
///     while let frame = try reader.next() { … }
///
/// Every colour type and depth is read, and gAMA and profiles are ignored, as ``decodePicture(_:options:)`` does. An
/// APNG whose own chunks break a rule of the specification (numbers out of sequence, a wrong count, a frame outside the
/// picture) is the still picture that other readers show, and ``notes`` says why. Wrong checksums, a file cut short and
/// pixels that do not inflate are errors.
///
/// In memory are the file's bytes, the picture on show and one frame.
public struct APNGReader: AnimationReader {
  public let header: AnimationHeader

  /// What of the file is passed over, in words for people; empty for a plain file.
  public let notes: [String]

  private let bytes: [UInt8]
  private let picture: PictureHeader
  private let layout: APNGLayout
  private let limits: PictureLimits
  private var canvas: APNGCanvas?

  /// Of the next chunk.
  private var offset = APNGLayout.start

  private var left: Int

  /// Checks every chunk, and the size against the limits, before memory is taken.
  public init(_ bytes: [UInt8], limits: PictureLimits = .standard) throws(CodecError) {
    try limits.check(fileBytes: bytes.count)
    let result = bytes.withUnsafeBytes { raw in
      Result { () throws(CodecError) in
        let picture = try PictureHeader(of: raw)
        guard picture.format == .png else { throw .unsupported(picture.format, "not an animated PNG") }
        try limits.check(width: picture.rawWidth, height: picture.rawHeight)
        return (picture, try APNGLayout(raw, width: picture.rawWidth, height: picture.rawHeight))
      }
    }
    (picture, layout) = try result.get()
    self.bytes = bytes
    self.limits = limits
    let (count, plays, fault): (Int, AnimationPlays, String?)
    switch layout.kind {
    case .still(let reason): (count, plays, fault) = (1, .times(1), reason)
    case .film(let frames, let times): (count, plays, fault) = (frames, times, nil)
    }
    header = AnimationHeader(
      format: .png, width: picture.width, height: picture.height, frameCount: count, plays: plays, fault: fault)
    left = count
    var notes = picture.notes.filter { !$0.hasPrefix("animated PNG") }
    if let fault { notes.append("read as a still picture: \(fault)") }
    self.notes = notes
  }

  public mutating func next() throws(CodecError) -> AnimationFrame? {
    guard left > 0 else { return nil }
    let isStill = if case .still = layout.kind { true } else { false }
    do throws(CodecError) {
      let frame = try isStill ? still() : nextOfFilm()
      left -= 1
      return frame
    } catch {
      left = 0
      canvas = nil
      throw error
    }
  }

  private func still() throws(CodecError) -> AnimationFrame {
    AnimationFrame(pixmap: try decodePicture(bytes, limits: limits).pixmap, duration: .zero)
  }

  private mutating func nextOfFilm() throws(CodecError) -> AnimationFrame {
    let (from, layout, picture) = (offset, layout, picture)
    let result = bytes.withUnsafeBytes { raw in
      Result { () throws(CodecError) in
        var frames = APNGFrames(bytes: raw, layout: layout, offset: from)
        let control = try frames.nextControl()
        let pixmap = try frames.pixmap(of: control, like: picture)
        return (control, pixmap, frames.offset)
      }
    }
    let (control, pixmap, end) = try result.get()
    offset = end
    var canvas = self.canvas ?? APNGCanvas(width: picture.rawWidth, height: picture.rawHeight)
    self.canvas = nil
    let changed = canvas.draw(pixmap, control)
    let shown = canvas.pixmap.turned(exifOrientation: picture.orientation)
    self.canvas = canvas
    return AnimationFrame(
      pixmap: shown, duration: control.delay.duration, changed: picture.orientation == 1 ? changed : nil)
  }
}
