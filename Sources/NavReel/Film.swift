internal import NavReelCodecs
public import NavReelDrawing
import NavReelLayout
public import NavReelMotion
import NavReelRaster
public import NavReelScene

/// One reel of a stage: any of its instants as a picture.
public struct Film: Sendable {
  public let stage: Stage
  public private(set) var timeline: Timeline

  public var reel: Reel { timeline.reel }

  /// In seconds, holds included.
  public var duration: Double { timeline.duration }

  init(stage: Stage, reel: Reel) throws(StageError) {
    self.stage = stage
    do throws(TimelineError) {
      timeline = try Timeline(scene: stage.scene, reel: reel)
    } catch { throw .request("\(error)") }
  }

  /// The frames at n/fps, the last one on or past the end. Each is drawn when it is asked for.
  ///
  /// - Parameter fps: frames a second, one of ``RenderOptions/isRate(_:)``. Default 60.
  /// - Throws: every font that the frames need and that is missing or broken.
  public func frames(fps: Fraction = 60) throws(StageError) -> FrameSequence {
    let times = try frameTimes(fps: fps)
    _ = try preflight(times.map(\.value), jobs: RenderOptions.cores)
    return FrameSequence(film: self, times: times)
  }

  /// The times of the frames; a rate that is none is an error.
  func frameTimes(fps: Fraction) throws(StageError) -> [Fraction] {
    guard RenderOptions.isRate(fps) else {
      throw .request("fps: expected \(RenderOptions.ratePhrase), got \(fps)")
    }
    return timeline.frameTimes(rate: fps)
  }

  /// The frame at a time in seconds, any time: the reel's first state holds before it, its last one after.
  ///
  /// - Throws: every font that the frame needs and that is missing or broken.
  public func frame(at time: Fraction, index: Int = 0) throws(StageError) -> Frame {
    _ = try preflight([time.value], jobs: 1)
    return drawnFrame(at: time, index: index)
  }

  /// Returns an instant in exact seconds.
  public func time(of instant: Instant) -> Fraction { instant.time(in: timeline.exactDuration) }

  /// A frame whose fonts are there.
  func drawnFrame(at time: Fraction, index: Int) -> Frame {
    let state = timeline.state(at: time.value)
    return Frame(index: index, time: time, state: state, pixmap: draw(state))
  }

  /// A film of one frame, which shows a time in seconds of this one: for what is made of films and wants one instant.
  package func held(at time: Fraction, named name: String) -> Film {
    var film = self
    film.timeline = timeline.held(at: time.value, named: name)
    return film
  }

  /// The drawing of one instant, in points.
  public func displayList(at time: Double) -> DisplayList {
    stage.layout.draw(stage.layout.place(timeline.state(at: time)))
  }

  func draw(_ state: FrameState) -> Pixmap {
    let size = stage.pixelSize
    var canvas = Pixmap(width: size.width, height: size.height)
    draw(state, into: &canvas)
    return canvas
  }

  /// Draws over black: what pages leave free, as when an animator shrinks them, is no hole in the picture.
  func draw(_ state: FrameState, into canvas: inout Pixmap) {
    let renderer = Renderer(
      width: canvas.width, height: canvas.height, scale: stage.scene.canvas.scale, cache: stage.cache)
    renderer.render(stage.layout.draw(stage.layout.place(state)), background: .black, replacing: &canvas)
  }
}

/// A drawn instant.
public struct Frame: Sendable {
  /// From 0, in the order of the film.
  public let index: Int

  /// Seconds since the reel began, exact.
  public let time: Fraction
  public let state: FrameState

  /// Opaque, in device pixels.
  public let pixmap: Pixmap

  /// `frame-0000.png`
  public var fileName: String { Frame.fileName(index) }

  /// The frame as PNG bytes.
  public var png: [UInt8] { PNGEncoder().encode(pixmap) }

  /// XXH3-128 of the RGBA pixels, in hexadecimal.
  public var digest: String { PixelDigest(of: pixmap).description }

  /// Writes the frame as PNG, whole or not at all; missing folders are made.
  public func write(to path: String) throws(StageError) {
    try FileAccess.save(png, to: path)
  }

  static func fileName(_ index: Int) -> String {
    let digits = String(index)
    return "frame-" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ".png"
  }
}

/// The frames of a film, drawn one by one.
public struct FrameSequence: Sequence, Sendable {
  public let film: Film

  /// In seconds, exact.
  public let times: [Fraction]

  public func makeIterator() -> Iterator { Iterator(sequence: self) }

  public struct Iterator: IteratorProtocol {
    let sequence: FrameSequence
    var position = 0

    public mutating func next() -> Frame? {
      guard position < sequence.times.count else { return nil }
      defer { position += 1 }
      return sequence.film.drawnFrame(at: sequence.times[position], index: position)
    }
  }

  public var underestimatedCount: Int { times.count }
}
