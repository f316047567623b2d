public import NavReelDrawing

/// The differences between two pictures.
///
/// Pixels are compared as they are stored, with their alpha: opaque black is not transparent black.
///
///     let comparison = Comparison(expected, actual)
///     if !comparison.areEqual { print(comparison) }
///
/// Swapping the pictures swaps the roles in ``Outcome/sizes(_:_:)`` and ``PixelDifference/first`` and changes
/// nothing else.
public struct Comparison: Hashable, Sendable {
  /// A picture's width and height, in pixels.
  public struct PixelSize: Hashable, Sendable {
    /// The width in pixels, at least 1.
    public let width: Int
    /// The height in pixels, at least 1.
    public let height: Int

    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

  /// The result of a comparison.
  public enum Outcome: Hashable, Sendable {
    /// Same size, and no pixel beyond the tolerance.
    case equal
    /// Same size, with pixels beyond the tolerance.
    case pixels(PixelDifference)
    /// Different sizes, the first picture's first; the pixels were not compared.
    case sizes(PixelSize, PixelSize)
  }

  /// The result.
  public let outcome: Outcome

  /// Compares two pictures, pixel by pixel if they have the same size.
  public init(_ a: Pixmap, _ b: Pixmap, tolerance: Tolerance = .exact) {
    if a.width != b.width || a.height != b.height {
      outcome = .sizes(PixelSize(width: a.width, height: a.height), PixelSize(width: b.width, height: b.height))
    } else if a.isIdentical(to: b) {
      outcome = .equal
    } else {
      outcome = PixelDifference(a, b, tolerance: tolerance).map(Outcome.pixels) ?? .equal
    }
  }

  /// True if the sizes are equal and no pixel is beyond the tolerance.
  public var areEqual: Bool { outcome == .equal }
}

extension Comparison: CustomStringConvertible {
  /// One sentence for a message: what differs, how much and where.
  public var description: String {
    switch outcome {
    case .equal: "the pictures are equal"
    case .pixels(let difference): difference.description
    case .sizes(let a, let b): "the sizes differ: \(a.width)×\(a.height) and \(b.width)×\(b.height) pixels"
    }
  }
}
