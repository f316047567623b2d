public import NavReelDrawing

/// How two pictures differ.
///
/// Pixels are compared as they are kept, with their alpha: opaque black is not transparent black.
///
///     let comparison = Comparison(expected, actual)
///     if !comparison.areEqual { print(comparison) }
///
/// Swapping the pictures swaps the roles in ``Outcome/sizes(_:_:)`` and ``PixelDifference/first`` and changes
/// nothing else.
public struct Comparison: Hashable, Sendable {
  /// The sides of a picture.
  public struct PixelSize: Hashable, Sendable {
    /// In pixels, at least 1.
    public let width: Int
    /// In pixels, at least 1.
    public let height: Int

    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

  /// What came of a comparison.
  public enum Outcome: Hashable, Sendable {
    /// Same size, and no pixel beyond the tolerance.
    case equal
    /// Same size, other pixels.
    case pixels(PixelDifference)
    /// Pictures of other sizes; their pixels were not looked at.
    case sizes(PixelSize, PixelSize)
  }

  /// What was found.
  public let outcome: Outcome

  /// Compares two pictures, pixel by pixel where their sizes are the same.
  public init(_ a: Pixmap, _ b: Pixmap, tolerance: Tolerance = .exact) {
    if a.width != b.width || a.height != b.height {
      outcome = .sizes(PixelSize(width: a.width, height: a.height), PixelSize(width: b.width, height: b.height))
    } else if a.isIdentical(to: b) {
      outcome = .equal
    } else {
      outcome = PixelDifference(a, b, tolerance: tolerance).map(Outcome.pixels) ?? .equal
    }
  }

  /// True for one size and no pixel beyond the tolerance.
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
