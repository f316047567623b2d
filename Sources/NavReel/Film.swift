internal import NavReelCodecs
public import NavReelDrawing
import NavReelLayout
public import NavReelMotion
import NavReelRaster
public import NavReelScene

/// One reel of a stage; it can draw any instant.
public struct Film: Sendable {
  public let stage: Stage
  public private(set) var timeline: Timeline

  public var reel: Reel { timeline.reel }

  /// The duration in seconds, holds included.
  public var duration: Double { timeline.duration }

  init(stage: Stage, reel: Reel) throws(StageError) {
    self.stage = stage
    do throws(TimelineError) {
      timeline = try Timeline(scene: stage.scene, reel: reel)
    } catch { throw .request("\(error)") }
  }

  /// Returns the frames at n/fps, the last one at or past the end. Each is drawn on demand.
  ///
  /// - Parameter fps: frames per second, valid for ``RenderOptions/isRate(_:)``. Default 60.
  /// - Throws: every font that the frames need and that is missing or broken.
  public func frames(fps: Fraction = 60) throws(StageError) -> FrameSequence {
    let times = try frameTimes(fps: fps)
    _ = try preflight(times.map(\.value), jobs: RenderOptions.cores)
    return FrameSequence(film: self, times: times)
  }

  /// Returns the times of the frames; throws for an invalid rate.
  func frameTimes(fps: Fraction) throws(StageError) -> [Fraction] {
    guard RenderOptions.isRate(fps) else {
      throw .request("fps: expected \(RenderOptions.ratePhrase), got \(fps)")
    }
    return timeline.frameTimes(rate: fps)
  }

  /// Returns the frame at any time in seconds; the reel's first state holds before it, its last one after.
  ///
  /// - Throws: every font that the frame needs and that is missing or broken.
  public func frame(at time: Fraction, index: Int = 0) throws(StageError) -> Frame {
    _ = try preflight([time.value], jobs: 1)
    return drawnFrame(at: time, index: index)
  }

  /// Returns an instant in exact seconds.
  public func time(of instant: Instant) -> Fraction { instant.time(in: timeline.exactDuration) }

  /// Returns a frame whose fonts have been checked.
  func drawnFrame(at time: Fraction, index: Int) -> Frame {
    let state = timeline.state(at: time.value)
    return Frame(index: index, time: time, state: state, pixmap: draw(state))
  }

  /// Returns a film whose single frame shows a given time, in seconds: for code that takes films but wants one instant.
  package func held(at time: Fraction, named name: String) -> Film {
    var film = self
    film.timeline = timeline.held(at: time.value, named: name)
    return film
  }

  /// Returns the drawing of one instant, in points.
  public func displayList(at time: Double) -> DisplayList {
    stage.layout.draw(stage.layout.place(timeline.state(at: time)))
  }

  func draw(_ state: FrameState) -> Pixmap {
    let size = stage.pixelSize
    var canvas = Pixmap(width: size.width, height: size.height)
    draw(state, into: &canvas)
    return canvas
  }

  /// Draws over black, so that areas the pages leave free, such as when an animator shrinks them, are not transparent.
  func draw(_ state: FrameState, into canvas: inout Pixmap) {
    let renderer = Renderer(
      width: canvas.width, height: canvas.height, scale: stage.scene.canvas.scale, cache: stage.cache)
    renderer.render(stage.layout.draw(stage.layout.place(state)), background: .black, replacing: &canvas)
  }
}

/// A drawn instant.
public struct Frame: Sendable {
  /// The position in the film, from 0.
  public let index: Int

  /// The exact time in seconds since the reel began.
  public let time: Fraction
  public let state: FrameState

  /// The opaque picture, in device pixels.
  public let pixmap: Pixmap

  /// The file name, such as `frame-0000.png`.
  public var fileName: String { Frame.fileName(index) }

  /// The frame as PNG bytes.
  public var png: [UInt8] { PNGEncoder().encode(pixmap) }

  /// The XXH3-128 of the RGBA pixels, in hexadecimal.
  public var digest: String { PixelDigest(of: pixmap).description }

  /// Writes the frame as PNG atomically, creating missing folders.
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

  /// The exact times in seconds.
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
