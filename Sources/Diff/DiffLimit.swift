public import NavReelDrawing

/// A limit by the name that people write: an option of `navreel diff`, a key of a project's tolerance.
///
/// Both read their values into the ``slot``, so that what one of them knows, the other one does.
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

  /// What it is, in words that begin small and have no full stop.
  public var summary: String {
    switch self {
    case .maxDelta: "levels of 0…255 that a pixel's channel may differ, parts of one too (default: 0)"
    case .perceptual: "distance in OKLab that a pixel may differ, 0…1; an eye sees about 0.02"
    case .yiq: "pixelmatch's threshold, 0…1; its own default is 0.1"
    case .antialiasing: "smoothed edges: off (default), pixelmatch or subpixel leaves them out"
    case .maxPixels: "pixels of a picture that may differ (default: 0)"
    case .maxRatio: "part of a picture's pixels that may differ, 0…1"
    case .window: "pixels that may differ in any square of N×N"
    case .mask: "a picture of the frames' size that is black where nothing is compared"
    case .ignore: "a rectangle of pixels that is not compared"
    }
  }

  /// Where its value goes, and what kind of value that is.
  public enum Slot: Sendable {
    case whole(any WritableKeyPath<DiffLimits, Sourced<Int>?> & Sendable, ClosedRange<Int>)

    /// A number within whole bounds.
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
