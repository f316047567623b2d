public import NavReelDrawing

/// The differences that are allowed between two pictures; each limit records its source.
///
/// Three limits decide which pixels count: ``maxDelta``, ``yiq`` and ``perceptual``. A pixel counts if it breaks any of
/// those that are set; if none is set, it counts if any bit differs. Three more limit how many pixels may count:
/// ``maxPixels``, ``maxRatio`` and ``window``. All of those that are set have to hold; if none is set, no pixel may
/// count. Masks, ignored rectangles and ``antialiasing`` take pixels out of the count.
///
///     var limits = DiffLimits()
///     limits.maxDelta = Sourced(1, from: "navreel.json5:7: dithered by the simulator")
///
/// Raising a limit never makes a passing pair fail.
public struct DiffLimits: Equatable, Sendable {
  /// The largest allowed difference in any of a pixel's four samples, in levels of 0…255. Fractions of a level matter
  /// for pictures of sixteen bits a sample.
  public var maxDelta: Sourced<Double>?

  /// pixelmatch's threshold, 0…1: a pixel counts when the square of its distance in YIQ exceeds 35215 times the
  /// square of this. pixelmatch's own default is 0.1. Translucent pixels are laid on black and on white, and the larger
  /// distance counts.
  public var yiq: Sourced<Double>?

  /// The largest allowed distance in OKLab, 0…1: black and white are 1 apart, and the eye just sees about 0.02.
  /// Translucent pixels are laid on black and on white, as for ``yiq``.
  public var perceptual: Sourced<Double>?

  /// The treatment of smoothed edges. Default ``Antialiasing/off``.
  public var antialiasing = Sourced(Antialiasing.off, from: DiffLimits.byDefault)

  /// The number of pixels that may count, at least 0.
  public var maxPixels: Sourced<Int>?

  /// The fraction of the compared pixels that may count, 0…1.
  public var maxRatio: Sourced<Double>?

  /// The number of pixels that may count in any square of a given size.
  public var window: Sourced<WindowLimit>?

  /// Pictures of the expected picture's size: black pixels are ignored, white and clear ones are compared. A pixel is
  /// black if, laid on white, it is darker than half.
  public var masks: [Sourced<Pixmap>] = []

  /// Rectangles whose pixels are not compared; they may extend beyond the picture.
  public var ignored: [Sourced<PixelRect>] = []

  /// Creates limits that allow no difference at all.
  public init() {}

  /// Limits that allow no difference at all.
  public static let exact = DiffLimits()

  /// The source of a limit that is not set.
  public static let byDefault = "default"

  /// The source of a limit that an option set.
  public static let commandLine = "command line"

  /// - Throws: for the first limit that is outside its range.
  func check() throws(DiffError) {
    try check(.maxDelta, maxDelta, 0...255)
    try check(.yiq, yiq)
    try check(.perceptual, perceptual)
    try check(.maxRatio, maxRatio)
    if let maxPixels, maxPixels.value < 0 {
      throw .limit(
        DiffLimit.maxPixels.rawValue, "\(maxPixels.value)", allowed: "a number of at least 0", maxPixels.source)
    }
    if let window, window.value.side < 1 || window.value.count < 0 {
      throw .limit(
        DiffLimit.window.rawValue, "\(window.value)", allowed: "a side of at least 1 and a count of at least 0",
        window.source)
    }
  }

  private func check(
    _ name: DiffLimit, _ limit: Sourced<Double>?, _ range: ClosedRange<Int> = 0...1
  ) throws(DiffError) {
    guard let limit, !(Double(range.lowerBound)...Double(range.upperBound)).contains(limit.value) else { return }
    throw .limit(
      name.rawValue, "\(limit.value)", allowed: "a number from \(range.lowerBound) to \(range.upperBound)", limit.source
    )
  }
}

/// The most pixels that may count in any square: catches a cluster of pixels where as many scattered ones would pass.
public struct WindowLimit: Hashable, Sendable, CustomStringConvertible {
  /// The width and height of the square in pixels, at least 1. If the picture is smaller, so is the square.
  public var side: Int

  /// The number of pixels that may count, at least 0.
  public var count: Int

  public init(side: Int, count: Int) {
    self.side = side
    self.count = count
  }

  /// Reads a text such as `8:20`; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let side = parts[0], let count = parts[1], side >= 1, count >= 0 else { return nil }
    self.init(side: side, count: count)
  }

  /// A text such as `8:20`, as in the option.
  public var description: String { "\(side):\(count)" }
}
