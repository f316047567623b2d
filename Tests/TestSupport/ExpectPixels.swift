import NavReelDiff
public import NavReelDrawing
public import Testing

/// Expects two pictures to be equal to the last bit; a failure tells how many pixels differ, where, and the first.
///
///     expectPixels(rendered, equals: expected)
public func expectPixels(
  _ actual: Pixmap, equals expected: Pixmap, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectPixels(actual, within: 0, of: expected, comment(), sourceLocation: sourceLocation)
}

/// Expects no byte of two pictures to lie more than `levels` apart, for pictures whose exact pixels another
/// program or a formula gives. Levels are of 0…255, and alpha counts like a colour.
public func expectPixels(
  _ actual: Pixmap, within levels: UInt8, of expected: Pixmap, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let problem = pixelProblem(actual, within: levels, of: expected) else { return }
  let why = comment().map { "\($0): " } ?? ""
  Issue.record("\(why)\(problem)", sourceLocation: sourceLocation)
}

/// What ``expectPixels(_:within:of:_:sourceLocation:)`` reports, or nil when the pictures are near enough.
func pixelProblem(_ actual: Pixmap, within levels: UInt8, of expected: Pixmap) -> String? {
  let comparison = Comparison(expected, actual, tolerance: Tolerance(channelStep: levels))
  return comparison.areEqual ? nil : "expected and actual: \(comparison)"
}
