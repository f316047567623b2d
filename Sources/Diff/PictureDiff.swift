public import NavReelDrawing

/// How an actual picture differs from the expected one, and whether the limits let it pass.
///
///     let diff = try PictureDiff(golden, rendered, limits: limits)
///     if !diff.passes { print(diff) }
///
/// Pixels are compared as the pictures hold them, with their alpha: those of files straight, so that two colours under a low
/// alpha differ, and those of clear pixels; in sixteen bits where a file has them. What an eye sees (``DiffLimits/yiq``,
/// ``DiffLimits/perceptual``, smoothed edges) is premultiplied. Swapping the pictures swaps the two sizes and changes nothing
/// else, as long as no mask is used.
public struct PictureDiff: Equatable, Sendable {
  /// What came of the comparison, in one word.
  public enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// One size, and no compared pixel differs in any bit.
    case equal
    /// One size, and what differs is within the limits.
    case within
    /// One size, and a limit does not hold.
    case changed
    /// Other sizes. Their common part was compared, and what only one of them covers counts as changed.
    case size
  }

  /// Size comes before pixels, and pixels that count before those that do not.
  public let verdict: Verdict

  /// The first picture's size.
  public let expectedSize: Comparison.PixelSize

  /// The second picture's size.
  public let actualSize: Comparison.PixelSize

  /// How many pixels count: those beyond the limits on a pixel, without smoothed edges.
  public let count: Int

  /// How many pixels were compared: those of either picture, without ignored ones. At least 1.
  public let total: Int

  /// How many compared pixels differ in any bit, whether they count or not.
  public let unequal: Int

  /// How many pixels are beyond the limits but taken for smoothed edges, as ``DiffLimits/antialiasing`` asks for.
  public let antialiased: Int

  /// How many pixels masks and rectangles took out.
  public let ignored: Int

  /// The largest step of one sample of a compared pixel, alpha included, in levels of 0…255; a whole number unless one of
  /// the pictures has sixteen bits a sample. Pixels that only one picture has are left out, here and in ``meanDelta``.
  public let largestStep: Double

  /// False where the largest step is above what is allowed of one; true where steps are not limited.
  package let isWithinStep: Bool

  /// The mean over all compared pixels of a pixel's largest step, in levels: a slight change of everything shows here,
  /// one of a small place in ``ratio``.
  public let meanDelta: Double

  /// The pixels that count, in groups, largest first; at most as many as were asked for.
  public let regions: [ChangedRegion]

  /// How many groups there are in all.
  public let regionCount: Int

  /// The square with the most pixels that count, of the side that ``DiffLimits/window`` names; nil without one.
  public let densestWindow: DensestWindow?

  /// All limits in force, defaults too, and which of them do not hold.
  public let limits: [LimitInForce]

  /// The pixels that count, on a canvas that holds both pictures.
  public let changedPixels: PixelMarks

  /// The pixels that are taken for smoothed edges.
  public let antialiasedPixels: PixelMarks

  /// Which part of the compared pixels counts, 0…1.
  public var ratio: Double { Double(count) / Double(total) }

  /// True for ``Verdict/equal`` and ``Verdict/within``.
  public var passes: Bool { verdict == .equal || verdict == .within }

  /// How near two changed pixels of a drawing at a scale are to be of one region: 8 pixels at scale 1, 16 at 3. The letters
  /// of a word lie nearer, two buttons do not.
  public static func mergeDistance(scale: Double) -> Int { max(1, Int((4 + 4 * scale).rounded())) }

  /// Compares two pictures.
  ///
  /// - Parameters:
  ///   - mergeDistance: how many pixels apart two changed pixels may be and still be in one region; at least 1. Default:
  ///     that of scale 3, as screenshots have it.
  ///   - maxRegions: how many regions are kept, at least 0.
  ///   - threads: at least 1; the result does not depend on it.
  /// - Throws: for a limit outside its range, a mask of another size, or when nothing is left to compare.
  public init(
    _ expected: Pixmap, _ actual: Pixmap, limits: DiffLimits = .exact, mergeDistance: Int = 16, maxRegions: Int = 64,
    threads: Int = 1
  ) throws(DiffError) {
    try self.init(
      ComparedPicture(expected), ComparedPicture(actual), limits: limits, mergeDistance: mergeDistance,
      maxRegions: maxRegions, threads: threads)
  }

  /// Compares two pictures with all the bits of their files; the rest as for two pixmaps.
  public init(
    _ first: ComparedPicture, _ second: ComparedPicture, limits: DiffLimits = .exact, mergeDistance: Int = 16,
    maxRegions: Int = 64, threads: Int = 1
  ) throws(DiffError) {
    try limits.check()
    let (expected, actual) = (first.pixmap, second.pixmap)
    expectedSize = expected.size
    actualSize = actual.size
    let isOneSize = expected.size == actual.size
    let ignoredPixels = try PixelMarks.ignored(
      by: limits, expected: expected, width: max(expected.width, actual.width),
      height: max(expected.height, actual.height))
    let common = min(expected.width, actual.width) * min(expected.height, actual.height)
    let covered = expected.count + actual.count - common
    ignored = ignoredPixels.map { $0.count(in: expected, or: actual) } ?? 0
    total = covered - ignored
    guard total > 0 else { throw .nothingCompared }
    let found = Findings(
      first, second, rule: PixelRule(limits), antialiasing: limits.antialiasing.value, ignored: ignoredPixels,
      threads: threads)
    count = found.tally.changed + found.uncovered
    unequal = found.tally.unequal + found.uncovered
    antialiased = found.tally.antialiased
    largestStep = Double(found.tally.largestStep) / Double(found.stepsPerLevel)
    let allowed = limits.maxDelta?.value ?? (limits.yiq == nil && limits.perceptual == nil ? 0 : nil)
    isWithinStep = allowed.map { [largestStep] in largestStep <= $0 } ?? true
    let shared = total - found.uncovered
    meanDelta = shared > 0 ? Double(found.tally.sumOfSteps) / Double(found.stepsPerLevel) / Double(shared) : 0
    changedPixels = found.changed
    antialiasedPixels = found.antialiased
    let all = count > 0 ? found.changed.regions(distance: mergeDistance) : []
    regions = Array(all.prefix(maxRegions))
    regionCount = all.count
    densestWindow = limits.window.map { found.changed.densestWindow(side: $0.value.side) }
    self.limits = limits.inForce(count: count, total: total, densest: densestWindow)
    if !isOneSize {
      verdict = .size
    } else if unequal == 0 {
      verdict = .equal
    } else {
      verdict = self.limits.allSatisfy(\.holds) ? .within : .changed
    }
  }
}

extension PixelMarks {
  /// How many marked pixels lie in either picture.
  fileprivate func count(in a: Pixmap, or b: Pixmap) -> Int {
    if a.width == b.width || a.height == b.height { return count }
    var sum = 0
    for y in 0..<height {
      let end = max(y < a.height ? a.width : 0, y < b.height ? b.width : 0)
      forEachRun(in: y) { x0, x1 in sum += max(0, min(x1, end) - x0) }
    }
    return sum
  }
}
