import NavReelDrawing

extension LinearGradient {
  /// A gradient of the unit square, over a box.
  func stretched(over box: Rect) -> LinearGradient {
    func place(_ p: Point) -> Point { Point(box.minX + p.x * box.width, box.minY + p.y * box.height) }
    return LinearGradient(from: place(start), to: place(end), stops: stops)
  }

  /// The same gradient about another origin.
  func offset(by p: Point) -> LinearGradient {
    LinearGradient(from: Point(start.x + p.x, start.y + p.y), to: Point(end.x + p.x, end.y + p.y), stops: stops)
  }

  /// The same gradient, fainter: between stops alphas mix straight, so it is so all along.
  func multiplied(alpha: Double) -> LinearGradient {
    LinearGradient(from: start, to: end, stops: stops.map { Stop($0.offset, $0.color.multiplied(alpha: alpha)) })
  }
}
