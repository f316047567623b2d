public import NavReelDrawing

/// The differences between an actual picture and the expected one, and whether the limits allow them.
///
///     let diff = try PictureDiff(golden, rendered, limits: limits)
///     if !diff.passes { print(diff) }
///
/// Pixels are compared as the pictures store them, with their alpha: those of files straight, so that different colours
/// under a low alpha or in clear pixels count as different, and in sixteen bits if a file has them. What an eye sees
/// (``DiffLimits/yiq``, ``DiffLimits/perceptual``, smoothed edges) is compared premultiplied. Swapping the pictures
/// swaps the two sizes and changes nothing else, unless a mask is used.
public struct PictureDiff: Equatable, Sendable {
  /// The result of the comparison, in one word.
  public enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// The sizes are equal, and no compared pixel differs in any bit.
    case equal
    /// The sizes are equal, and the differences are within the limits.
    case within
    /// The sizes are equal, and a limit does not hold.
    case changed
    /// The sizes differ. The common part was compared; pixels that only one picture has count as changed.
    case size
  }

  /// The result; a difference in size takes precedence over differences in pixels.
  public let verdict: Verdict

  /// The first picture's size.
  public let expectedSize: Comparison.PixelSize

  /// The second picture's size.
  public let actualSize: Comparison.PixelSize

  /// The number of pixels that count: those beyond the limits on a pixel, without smoothed edges.
  public let count: Int

  /// The number of compared pixels: those of either picture, without ignored ones. At least 1.
  public let total: Int

  /// The number of compared pixels that differ in any bit, including those that do not count.
  public let unequal: Int

  /// The number of pixels beyond the limits that are taken for smoothed edges, following ``DiffLimits/antialiasing``.
  public let antialiased: Int

  /// The number of pixels that masks and rectangles took out.
  public let ignored: Int

  /// The largest difference in one sample of a compared pixel, alpha included, in levels of 0…255; a whole number
  /// unless one of the pictures has sixteen bits a sample. Pixels that only one picture has are left out, here and in
  /// ``meanDelta``.
  public let largestStep: Double

  /// False where the largest step is above what is allowed of one; true where steps are not limited.
  package let isWithinStep: Bool

  /// The mean over all compared pixels of a pixel's largest step, in levels: a slight change of everything shows here,
  /// one of a small place in ``ratio``.
  public let meanDelta: Double

  /// The pixels that count, in groups, largest first; no more groups than requested.
  public let regions: [ChangedRegion]

  /// The total number of groups.
  public let regionCount: Int

  /// The square with the most pixels that count, with the side set by ``DiffLimits/window``; nil if that is not set.
  public let densestWindow: DensestWindow?

  /// All limits in force, defaults included, and whether they hold.
  public let limits: [LimitInForce]

  /// The pixels that count, on a canvas that holds both pictures.
  public let changedPixels: PixelMarks

  /// The pixels that are taken for smoothed edges.
  public let antialiasedPixels: PixelMarks

  /// The fraction of the compared pixels that counts, 0…1.
  public var ratio: Double { Double(count) / Double(total) }

  /// True for ``Verdict/equal`` and ``Verdict/within``.
  public var passes: Bool { verdict == .equal || verdict == .within }

  /// Returns the distance within which two changed pixels belong to one region, for a drawing at a scale: 8 pixels at
  /// scale 1, 16 at 3. The letters of a word are nearer than that, two buttons are not.
  public static func mergeDistance(scale: Double) -> Int { max(1, Int((4 + 4 * scale).rounded())) }

  /// Compares two pictures.
  ///
  /// - Parameters:
  ///   - mergeDistance: the number of pixels that two changed pixels of one region may be apart; at least 1. Default:
  ///     that of scale 3, which screenshots have.
  ///   - maxRegions: the number of regions to keep, at least 0.
  ///   - threads: the number of threads, at least 1; the result does not depend on it.
  /// - Throws: for a limit outside its range, a mask of another size, or when nothing is left to compare.
  public init(
    _ expected: Pixmap, _ actual: Pixmap, limits: DiffLimits = .exact, mergeDistance: Int = 16, maxRegions: Int = 64,
    threads: Int = 1
  ) throws(DiffError) {
    try self.init(
      ComparedPicture(expected), ComparedPicture(actual), limits: limits, mergeDistance: mergeDistance,
      maxRegions: maxRegions, threads: threads)
  }

  /// Compares two pictures with all the bits of their files; otherwise like the initializer for two pixmaps.
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
  /// Returns the number of marked pixels that are in either picture.
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
