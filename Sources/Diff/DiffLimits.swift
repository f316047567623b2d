public import NavReelDrawing

/// What two pictures may differ in and still pass, each limit with where it came from.
///
/// Three limits say which pixels count: ``maxDelta``, ``yiq`` and ``perceptual``. A pixel counts when it breaks any
/// one that is given; without one, when any bit of it differs. Three say how many may count: ``maxPixels``,
/// ``maxRatio`` and ``window``. Each one given has to hold; without one, no pixel may count. Masks, ignored rectangles
/// and ``antialiasing`` take pixels out of the count.
///
///     var limits = DiffLimits()
///     limits.maxDelta = Sourced(1, from: "navreel.json5:7: dithered by the simulator")
///
/// Raising a limit never makes a pair fail that passed.
public struct DiffLimits: Equatable, Sendable {
  /// The largest step of any of a pixel's four samples that is let pass, in levels of 0…255; parts of a level count for
  /// pictures of sixteen bits a sample.
  public var maxDelta: Sourced<Double>?

  /// pixelmatch's threshold, 0…1: a pixel counts when the square of its distance in YIQ exceeds 35215 times the
  /// square of this. 0.1 is pixelmatch's own default. Translucent pixels are laid on black and on white, and the larger
  /// distance of the two counts.
  public var yiq: Sourced<Double>?

  /// The largest distance in OKLab that is let pass, 0…1: from black to white it is 1, and 0.02 is about what
  /// an eye just sees. Translucent pixels are laid on black and on white, as for ``yiq``.
  public var perceptual: Sourced<Double>?

  /// Default ``Antialiasing/off``.
  public var antialiasing = Sourced(Antialiasing.off, from: DiffLimits.byDefault)

  /// How many pixels may count, at least 0.
  public var maxPixels: Sourced<Int>?

  /// Which part of the compared pixels may count, 0…1.
  public var maxRatio: Sourced<Double>?

  /// How many pixels may count in any square of a size.
  public var window: Sourced<WindowLimit>?

  /// Pictures of the expected one's size: black is ignored, white and clear are compared. A pixel is black when, laid
  /// on white, it is darker than a half.
  public var masks: [Sourced<Pixmap>] = []

  /// Rectangles whose pixels are not compared; what lies outside the picture is no matter.
  public var ignored: [Sourced<PixelRect>] = []

  /// Equal to the last bit, unless limits are set.
  public init() {}

  /// Equal to the last bit.
  public static let exact = DiffLimits()

  /// The source of a limit that nobody set.
  public static let byDefault = "default"

  /// The source of a limit that an option sets.
  public static let commandLine = "command line"

  /// Throws for the first limit that lies outside its range.
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

/// The most pixels that may count in any square: a cluster fails where as many scattered ones would pass.
public struct WindowLimit: Hashable, Sendable, CustomStringConvertible {
  /// Width and height of the square in pixels, at least 1. In a picture that is smaller, the square is as small.
  public var side: Int

  /// At least 0.
  public var count: Int

  public init(side: Int, count: Int) {
    self.side = side
    self.count = count
  }

  /// Reads `8:20`; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let side = parts[0], let count = parts[1], side >= 1, count >= 0 else { return nil }
    self.init(side: side, count: count)
  }

  /// `side:count`, as the flag is written.
  public var description: String { "\(side):\(count)" }
}
