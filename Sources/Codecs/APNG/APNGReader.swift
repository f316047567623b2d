import Drawing
import Motion

/// Reads a PNG as an animation: an APNG frame by frame, any other PNG as one frame of no duration.
///
///     var reader = try APNGReader(bytes)
///     while let frame = try reader.next() { … }
///
/// Every colour type and depth is read, and made sRGB, as ``decodePicture(_:options:)`` does. An
/// APNG whose own chunks break a rule of the specification (numbers out of sequence, a wrong count, a frame outside the
/// picture) is the still picture that other readers show, and ``notes`` says why. Wrong checksums, a file cut short and
/// pixels that do not inflate are errors.
///
/// In memory are the file's bytes, the picture on show and one frame.
public struct APNGReader: AnimationReader {
  public let header: AnimationHeader

  /// Parts of the file that are passed over, in words for people; empty for a plain file.
  public var notes: [String] { header.notes }

  private let bytes: [UInt8]
  private let picture: PictureHeader
  private let layout: APNGLayout
  private let color: PictureColor
  private let options: PictureOptions
  private var canvas: APNGCanvas?

  /// Of the next chunk.
  private var offset = APNGLayout.start

  private var left: Int

  /// Checks every chunk, and the size against the limits, before memory is taken.
  public init(
    _ bytes: [UInt8], limits: PictureLimits = .standard, form: PictureForm = .premultiplied
  ) throws(CodecError) {
    try limits.check(fileBytes: bytes.count)
    let result = bytes.withUnsafeBytes { raw in
      Result { () throws(CodecError) in
        let format = try PictureHeader(of: raw).format
        guard format == .png else { throw .unsupported(format, "not an animated PNG") }
        let whole = try PNGLayout(raw)
        let picture = whole.header
        try limits.check(width: picture.rawWidth, height: picture.rawHeight)
        return (picture, whole.color, try APNGLayout(raw, width: picture.rawWidth, height: picture.rawHeight))
      }
    }
    (picture, color, layout) = try result.get()
    self.bytes = bytes
    options = PictureOptions(limits: limits, form: form)
    let (count, plays, fault): (Int, AnimationPlays, String?)
    switch layout.kind {
    case .still(let reason): (count, plays, fault) = (1, .times(1), reason)
    case .film(let frames, let times): (count, plays, fault) = (frames, times, nil)
    }
    var notes = picture.notes.filter { !$0.hasPrefix("animated PNG") }
    if let fault { notes.append("read as a still picture: \(fault)") }
    header = AnimationHeader(
      format: .png, width: picture.width, height: picture.height, frameCount: count, plays: plays, fault: fault,
      notes: notes)
    left = count
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
    let picture = try decodePicture(bytes, options: options)
    return AnimationFrame(pixmap: picture.pixmap, deep: picture.deep, duration: .zero)
  }

  private mutating func nextOfFilm() throws(CodecError) -> AnimationFrame {
    let (from, layout, picture, color) = (offset, layout, picture, color)
    let isStraight = options.form != .premultiplied
    let result = bytes.withUnsafeBytes { raw in
      Result { () throws(CodecError) in
        var frames = APNGFrames(bytes: raw, layout: layout, offset: from)
        let control = try frames.nextControl()
        let pixmap = try frames.pixmap(of: control, like: picture, color)
        return (control, isStraight ? pixmap : pixmap.premultiplied(), frames.offset)
      }
    }
    let (control, pixmap, end) = try result.get()
    offset = end
    var canvas = self.canvas ?? APNGCanvas(width: picture.rawWidth, height: picture.rawHeight, isStraight: isStraight)
    self.canvas = nil
    let changed = canvas.draw(pixmap, control)
    let shown = canvas.pixmap.turned(exifOrientation: picture.orientation)
    self.canvas = canvas
    return AnimationFrame(
      pixmap: shown, duration: control.delay.duration, changed: picture.orientation == 1 ? changed : nil)
  }
}
