import NavReelDrawing
import NavReelMotion

/// Reads a PNG as an animation: an APNG frame by frame, any other PNG as one frame of no duration.
///
///     var reader = try APNGReader(bytes)
///     while let frame = try reader.next() { … }
///
/// Every colour type and depth is read and converted to sRGB, as in ``decodePicture(_:options:)``. An APNG whose own
/// chunks break a rule of the specification (numbers out of sequence, a wrong count, a frame outside the picture) is
/// read as the still picture that other readers show, with the reason in ``notes``. Wrong checksums, truncated files
/// and pixels that cannot be inflated are errors.
///
/// The reader keeps the file's bytes, the current picture and one frame in memory.
public struct APNGReader: AnimationReader {
  public let header: AnimationHeader

  /// The ignored parts of the file, in words for people; empty for a plain file.
  public var notes: [String] { header.notes }

  private let bytes: [UInt8]
  private let picture: PNGLayout
  private let layout: APNGLayout
  private let options: PictureOptions

  /// At most one canvas exists: the deep one for the exact form of a file with more than 8 bits per sample.
  private var canvas: APNGCanvas<Pixmap>?
  private var deepCanvas: APNGCanvas<DeepPixmap>?

  /// The offset of the next chunk.
  private var offset = APNGLayout.start

  private var left: Int

  /// Checks every chunk, and the size against the limits, before allocating memory for pixels.
  public init(
    _ bytes: [UInt8], limits: PictureLimits = .standard, form: PictureForm = .premultiplied
  ) throws(CodecError) {
    try limits.check(fileBytes: bytes.count)
    let result = bytes.withUnsafeBytes { raw in
      Result { () throws(CodecError) in
        let format = try PictureHeader(of: raw).format
        guard format == .png else { throw .unsupported(format, "not an animated PNG") }
        let whole = try PNGLayout(raw)
        let (width, height) = (whole.header.rawWidth, whole.header.rawHeight)
        try limits.check(width: width, height: height, bytesPerPixel: whole.isDeep && form == .exact ? 8 : 4)
        return (whole, try APNGLayout(raw, width: width, height: height))
      }
    }
    (picture, layout) = try result.get()
    self.bytes = bytes
    options = PictureOptions(limits: limits, form: form)
    let (count, plays, fault): (Int, AnimationPlays, String?)
    switch layout.kind {
    case .still(let reason): (count, plays, fault) = (1, .times(1), reason)
    case .film(let frames, let times): (count, plays, fault) = (frames, times, nil)
    }
    let whole = picture.header
    var notes = whole.notes.filter { !$0.hasPrefix("animated PNG") }
    if let fault { notes.append("read as a still picture: \(fault)") }
    header = AnimationHeader(
      format: .png, width: whole.width, height: whole.height, frameCount: count, plays: plays, fault: fault,
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
      (canvas, deepCanvas) = (nil, nil)
      throw error
    }
  }

  private func still() throws(CodecError) -> AnimationFrame {
    let picture = try decodePicture(bytes, options: options)
    return AnimationFrame(pixmap: picture.pixmap, deep: picture.deep, duration: .zero)
  }

  private mutating func nextOfFilm() throws(CodecError) -> AnimationFrame {
    let (from, layout, whole, form) = (offset, layout, picture, options.form)
    let result = bytes.withUnsafeBytes { raw in
      Result { () throws(CodecError) in
        var frames = APNGFrames(bytes: raw, layout: layout, offset: from)
        let control = try frames.nextControl()
        let picture = try frames.picture(of: control, like: whole, keepsDeep: form == .exact)
        return (control, picture, frames.offset)
      }
    }
    let (control, picture, end) = try result.get()
    offset = end
    let (width, height, orientation) = (whole.header.rawWidth, whole.header.rawHeight, whole.header.orientation)
    let (changed, shown, deep): (PixelRect, Pixmap, DeepPixmap?)
    if let frame = picture.deep {
      var canvas = deepCanvas ?? APNGCanvas(DeepPixmap(width: width, height: height) { $0.update(repeating: 0) })
      deepCanvas = nil
      changed = canvas.draw(frame, control)
      let upright = canvas.plane.turned(exifOrientation: orientation)
      (shown, deep) = (upright.pixmap(), upright)
      deepCanvas = canvas
    } else {
      let isStraight = form != .premultiplied
      var canvas =
        self.canvas
        ?? APNGCanvas(Pixmap(width: width, height: height, isStraight: isStraight) { $0.initialize(repeating: 0) })
      self.canvas = nil
      changed = canvas.draw(isStraight ? picture.pixmap : picture.pixmap.premultiplied(), control)
      (shown, deep) = (canvas.plane.turned(exifOrientation: orientation), nil)
      self.canvas = canvas
    }
    return AnimationFrame(
      pixmap: shown, deep: deep, duration: control.delay.duration, changed: orientation == 1 ? changed : nil)
  }
}
