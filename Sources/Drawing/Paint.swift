/// The paint of a filled shape.
public enum Paint: Hashable, Sendable {
  case color(Color)
  case linear(LinearGradient)
}

/// Colours along a line, constant across it and beyond its ends.
///
/// Straight components are mixed between two stops, as in Core Graphics. A fade to nothing should therefore end in the
/// same colour with alpha 0, not in transparent black.
public struct LinearGradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    /// The position along the line, 0…1.
    public var offset: Double
    public var color: Color

    public init(_ offset: Double, _ color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  public var start: Point
  public var end: Point

  /// The stops in order of their offsets; at least one.
  public var stops: [Stop]

  public init(from start: Point, to end: Point, stops: [Stop]) {
    precondition(!stops.isEmpty, "a gradient needs a stop")
    self.start = start
    self.end = end
    self.stops = stops
  }

  public init(from start: Point, to end: Point, _ first: Color, _ last: Color) {
    self.init(from: start, to: end, stops: [Stop(0, first), Stop(1, last)])
  }

  /// Returns the colour at `offset` along the line.
  public func color(at offset: Double) -> Color {
    var before = stops[0]
    if offset <= before.offset { return before.color }
    for stop in stops.dropFirst() {
      if offset < stop.offset {
        return before.color.mixed(with: stop.color, (offset - before.offset) / (stop.offset - before.offset))
      }
      before = stop
    }
    return before.color
  }
}

/// The way a drawn colour combines with the one below it. All modes work on premultiplied bytes.
public enum BlendMode: String, Hashable, Sendable {
  /// s + d·(1 − αs)
  case sourceOver
  /// min(1, s + d): vibrancy on a dark background.
  case plusLighter
  /// s·d + s·(1 − αd) + d·(1 − αs)
  case multiply
}
