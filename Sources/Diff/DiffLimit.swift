public import NavReelDrawing

/// A limit's name: an option of `navreel diff`, or a key of a project's tolerance.
///
/// Both read their values through ``slot``, so they always support the same limits.
public enum DiffLimit: String, Hashable, Sendable, CaseIterable {
  case maxDelta = "max-delta"
  case perceptual, yiq, antialiasing
  case maxPixels = "max-pixels"
  case maxRatio = "max-ratio"
  case window, mask, ignore

  /// The name as a key of a file: `maxDelta`.
  public var key: String {
    switch self {
    case .maxDelta: "maxDelta"
    case .maxPixels: "maxPixels"
    case .maxRatio: "maxRatio"
    default: rawValue
    }
  }

  /// A short description, without a capital letter or a full stop.
  public var summary: String {
    switch self {
    case .maxDelta:
      "the largest allowed difference of a channel, in levels of 0…255; fractions are allowed (default: 0)"
    case .perceptual: "the largest allowed difference of a pixel in OKLab, 0…1; 0.02 is just visible"
    case .yiq: "the threshold of pixelmatch, 0…1; pixelmatch itself uses 0.1"
    case .antialiasing: "ignore antialiased edges: off (default), pixelmatch or subpixel"
    case .maxPixels: "the number of pixels that may differ (default: 0)"
    case .maxRatio: "the share of pixels that may differ, 0…1"
    case .window: "the number of pixels that may differ in any square of N×N"
    case .mask: "a picture of the same size; its black pixels are not compared"
    case .ignore: "a rectangle of pixels to leave out"
    }
  }

  /// The property of ``DiffLimits`` that holds a limit's value, by the kind of value.
  public enum Slot: Sendable {
    case whole(any WritableKeyPath<DiffLimits, Sourced<Int>?> & Sendable, ClosedRange<Int>)

    /// A number, which may have a fraction, within the bounds.
    case number(any WritableKeyPath<DiffLimits, Sourced<Double>?> & Sendable, ClosedRange<Int>)
    case antialiasing(any WritableKeyPath<DiffLimits, Sourced<Antialiasing>> & Sendable)
    case window(any WritableKeyPath<DiffLimits, Sourced<WindowLimit>?> & Sendable)
    case pictures(any WritableKeyPath<DiffLimits, [Sourced<Pixmap>]> & Sendable)
    case rectangles(any WritableKeyPath<DiffLimits, [Sourced<PixelRect>]> & Sendable)
  }

  public var slot: Slot {
    switch self {
    case .maxDelta: .number(\.maxDelta, 0...255)
    case .perceptual: .number(\.perceptual, 0...1)
    case .yiq: .number(\.yiq, 0...1)
    case .antialiasing: .antialiasing(\.antialiasing)
    case .maxPixels: .whole(\.maxPixels, 0...Int(Int32.max))
    case .maxRatio: .number(\.maxRatio, 0...1)
    case .window: .window(\.window)
    case .mask: .pictures(\.masks)
    case .ignore: .rectangles(\.ignored)
    }
  }
}
