import NavReelDrawing

extension Symbol {
  /// A star of five points.
  static let star = lines(24, .outline(starCorners))

  /// The star as an area.
  static let starFill = area(24, .outline(starCorners, grownBy: 0.9))

  private static let starCorners = (0..<10).map { index in
    let isTip = index.isMultiple(of: 2)
    let arm = Transform.rotation(degrees: 36 * Double(index)).apply(Point(0, isTip ? -10.8 : -5))
    return Corner(Point(12, 12.9) + arm, isTip ? 0.7 : 0.5)
  }
}
