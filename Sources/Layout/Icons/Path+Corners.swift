import NavReelDrawing

/// A corner of an outline: its place, and the radius of the arc that rounds it.
struct Corner: Equatable, Sendable {
  var place: Point
  var radius: Double

  init(_ x: Double, _ y: Double, _ radius: Double = 0) { self.init(Point(x, y), radius) }

  init(_ place: Point, _ radius: Double = 0) {
    self.place = place
    self.radius = radius
  }
}

extension Path {
  /// Straight lines from corner to corner, each corner rounded by its own radius as far as its lines reach.
  ///
  /// - Parameters:
  ///   - corners: at least two, no two neighbours at one place.
  ///   - isClosed: false for a line whose ends stay as they are.
  ///   - growth: the distance in points by which a closed outline moves outwards, so that an area ends where the
  ///     line around it would. Arcs that bulge grow with it.
  static func outline(_ corners: [Corner], isClosed: Bool = true, grownBy growth: Double = 0) -> Path {
    let corners = growth == 0 ? corners : grown(corners, by: growth)
    var path = Path()
    func go(to place: Point) { path.isEmpty ? path.move(to: place) : path.line(to: place) }
    for (index, corner) in corners.enumerated() {
      let isEnd = !isClosed && (index == 0 || index == corners.count - 1)
      let bend = Bend(at: index, of: corners)
      // The tangent of half the turn: an arc of this radius begins so many radii before the corner.
      let tangent = ((1 + bend.cosine) / max(1 - bend.cosine, 1e-9)).squareRoot()
      let reach = min(corner.radius * tangent, bend.room)
      guard !isEnd && reach > 1e-6 else {
        go(to: corner.place)
        continue
      }
      // The handle of a cubic is 4/3 of the radius times the tangent of a quarter of the turn.
      let handle = 4.0 / 3.0 * (reach / tangent) * ((1 + tangent * tangent).squareRoot() - 1) / tangent
      let (start, end) = (corner.place + bend.back * reach, corner.place + bend.ahead * reach)
      go(to: start)
      path.cubic(start - bend.back * handle, end - bend.ahead * handle, to: end)
    }
    if isClosed { path.close() }
    return path
  }

  /// Circles of one size, as the dots of a list.
  static func dots(_ centers: [Point], radius: Double) -> Path {
    joined(centers.map { .circle(center: $0, radius: radius) })
  }

  /// The contours of all the paths.
  static func joined(_ paths: [Path]) -> Path { Path(paths.flatMap(\.elements)) }

  /// Moves the lines of a closed outline outwards.
  private static func grown(_ corners: [Corner], by growth: Double) -> [Corner] {
    let area = corners.indices.reduce(0) { area, index in
      let (a, b) = (corners[index].place, corners[(index + 1) % corners.count].place)
      return area + a.x * b.y - b.x * a.y
    }
    return corners.indices.map { index in
      let bend = Bend(at: index, of: corners)
      // Positive where the outline bulges.
      let sine = (bend.ahead.x * bend.back.y - bend.ahead.y * bend.back.x) * (area < 0 ? -1 : 1)
      guard abs(sine) > 1e-6 else { return corners[index] }
      let radius = max(0, corners[index].radius + (sine > 0 ? growth : -growth))
      return Corner(corners[index].place - (bend.back + bend.ahead) * (growth / sine), radius)
    }
  }

  /// The two lines that meet at a corner.
  private struct Bend {
    /// The unit vectors from the corner along its lines.
    let back: Point
    let ahead: Point

    /// The length of the shorter line.
    let room: Double

    init(at index: Int, of corners: [Corner]) {
      let place = corners[index].place
      let before = corners[(index + corners.count - 1) % corners.count].place - place
      let after = corners[(index + 1) % corners.count].place - place
      back = before * (1 / max(before.length, 1e-9))
      ahead = after * (1 / max(after.length, 1e-9))
      room = min(before.length, after.length)
    }

    /// The cosine of the angle between the lines.
    var cosine: Double { back.x * ahead.x + back.y * ahead.y }
  }
}
