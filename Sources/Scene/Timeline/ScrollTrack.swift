import NavReelDocuments
import NavReelDrawing
import NavReelMotion

/// The content offset of one page over the time of a reel.
struct ScrollTrack: Hashable, Sendable {
  /// `contentOffset.y` while nobody touches the page: minus the inset.
  let rest: Double

  /// The offset as a track over the reel's time, for finding when it crosses places; nil for a page that does not move.
  /// A finger's banded motion is sampled finely in it; ``offset(at:)`` is exact.
  let driving: Track<Double>?

  private let bounds: ScrollBounds
  private let source: Source

  private enum Source: Hashable, Sendable {
    case standing(Double)
    case moving(Track<Double>)
    case dragged(Track<Double>)
  }

  /// Creates the track of a page that stays at `offset`, or at rest without one.
  init(_ screen: Screen, in scene: Scene, offset: Double?) {
    bounds = ScrollBounds(screen, in: scene)
    rest = bounds.rest
    driving = nil
    source = .standing(bounds.stopped(offset ?? rest))
  }

  /// Creates the track of a page that follows a scroll, which begins at `start`, in seconds of the reel.
  init(_ screen: Screen, in scene: Scene, scroll: Reel.Scroll, start: Double) {
    bounds = ScrollBounds(screen, in: scene)
    rest = bounds.rest
    let track = scroll.track.delayed(by: start)
    source = scroll.isDrag ? .dragged(track) : .moving(track)
    driving = ScrollTrack.resolved(track) { [bounds] in
      scroll.isDrag ? bounds.banded($0) : bounds.stopped($0)
    }
  }

  /// Returns `contentOffset.y` in points, at any time.
  func offset(at time: Double) -> Double {
    switch source {
    case .standing(let offset): offset
    case .moving(let track): bounds.stopped(track.value(at: time))
    case .dragged(let track): bounds.banded(track.value(at: time))
    }
  }

  /// Returns the track with its values mapped: with its own keys if the map only shifts them, in short pieces if it
  /// bends them.
  private static func resolved(_ track: Track<Double>, by map: (Double) -> Double) -> Track<Double> {
    if track.keys.count == 1 || track.interpolation.isStep { return track.map(map) }
    let pieces = 128
    let shift = track.keys.first.map { map($0.value) - $0.value } ?? 0
    let isShifted = zip(track.keys, track.keys.dropFirst()).allSatisfy { a, b in
      (0...pieces).allSatisfy { piece in
        let value = track.value(at: mix(a.input, b.input, Double(piece) / Double(pieces)))
        return abs(map(value) - value - shift) < 1e-9
      }
    }
    if isShifted { return track.map { $0 + shift } }
    var keys: [Track<Double>.Key] = []
    for (a, b) in zip(track.keys, track.keys.dropFirst()) {
      keys.append(.init(a.input, map(a.value)))
      let inside = 1..<pieces
      let isPlain =
        track.interpolation == .linear
        && inside.allSatisfy { piece in
          let fraction = Double(piece) / Double(pieces)
          let straight = mix(map(a.value), map(b.value), fraction)
          return abs(map(mix(a.value, b.value, fraction)) - straight) < 1e-9
        }
      guard !isPlain && b.input > a.input else { continue }
      for piece in inside {
        let input = mix(a.input, b.input, Double(piece) / Double(pieces))
        keys.append(.init(input, map(track.value(at: input))))
      }
    }
    if let last = track.keys.last { keys.append(.init(last.input, map(last.value))) }
    return Track(keys: keys)
  }
}

/// The offsets between which a page scrolls freely, and its rubber band beyond them.
struct ScrollBounds: Hashable, Sendable {
  let rest: Double

  /// The offset at which the content's end meets the page's; never below ``rest``.
  let end: Double

  /// The least offset, or nil for no limit.
  let stop: Double?

  /// The dimension of the rubber band: the page's height.
  let pageHeight: Double

  init(_ screen: Screen, in scene: Scene) {
    let canvas = scene.canvas
    rest = screen.restOffset(in: scene)
    pageHeight = canvas.size.height
    end = max(rest, screen.contentHeight(width: canvas.size.width) + canvas.safeArea.bottom - pageHeight)
    stop = screen.header?.pullLimit.map { [rest] in rest - $0 }
  }

  /// Returns the offset for a finger's drag from rest.
  func banded(_ drag: Double) -> Double {
    let asked = rest + drag
    if asked < rest {
      return stopped(rest + RubberBand.displacement(pull: drag, dimension: pageHeight))
    }
    if asked > end { return end + RubberBand.displacement(pull: asked - end, dimension: pageHeight) }
    return asked
  }

  /// Returns the offset, held at the pull limit.
  func stopped(_ offset: Double) -> Double { stop.map { max(offset, $0) } ?? offset }
}

extension Screen {
  /// The top of row 0 in content coordinates: below a header that no inset makes room for, else 0.
  var contentTop: Double { contentInsetTop == nil ? header?.height ?? 0 : 0 }

  /// The end of the content in its own coordinates, in points.
  fileprivate func contentHeight(width: Double) -> Double {
    switch content.kind {
    case .empty: contentTop
    case .rows(let rows): contentTop + Double(rows.count) * rows.height
    case .image(let image): contentTop + (image.size.width > 0 ? width * image.size.height / image.size.width : 0)
    }
  }
}

extension Track {
  /// Returns the track with every input moved by `delay`.
  func delayed(by delay: Double) -> Track {
    guard delay != 0 else { return self }
    return Track(
      keys: keys.map { Key($0.input + delay, $0.value) }, interpolation: interpolation, hysteresis: hysteresis)
  }
}
