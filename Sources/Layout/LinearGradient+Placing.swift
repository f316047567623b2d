import NavReelDrawing

extension LinearGradient {
  /// Returns a gradient of the unit square, stretched over a box.
  func stretched(over box: Rect) -> LinearGradient {
    func place(_ p: Point) -> Point { Point(box.minX + p.x * box.width, box.minY + p.y * box.height) }
    return LinearGradient(from: place(start), to: place(end), stops: stops)
  }

  /// Returns the gradient, offset by a vector.
  func offset(by p: Point) -> LinearGradient {
    LinearGradient(from: Point(start.x + p.x, start.y + p.y), to: Point(end.x + p.x, end.y + p.y), stops: stops)
  }

  /// Returns the gradient with its alpha multiplied. Alphas between stops mix linearly, so it is enough to change the
  /// stops.
  func multiplied(alpha: Double) -> LinearGradient {
    LinearGradient(from: start, to: end, stops: stops.map { Stop($0.offset, $0.color.multiplied(alpha: alpha)) })
  }
}
