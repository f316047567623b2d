/// An error that prevents two pictures from being compared.
public enum DiffError: Error, Hashable, Sendable {
  /// A limit outside its range: its name, its value, the allowed range, and its source.
  case limit(String, String, allowed: String, String)

  /// A mask whose size is not the expected picture's: the mask's size, the picture's, and the mask's source.
  case maskSize(Comparison.PixelSize, Comparison.PixelSize, String)

  /// Masks and ignored rectangles cover every pixel: such a comparison would always pass.
  case nothingCompared
}

extension DiffError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .limit(let name, let value, let allowed, let source):
      "\(name) is \(value), and has to be \(allowed) (\(source))"
    case .maskSize(let mask, let picture, let source):
      "the mask is \(mask), the picture \(picture): a mask has the size of the expected picture (\(source))"
    case .nothingCompared:
      "masks and ignored rectangles cover every pixel, so nothing was compared"
    }
  }
}

extension Comparison.PixelSize: CustomStringConvertible {
  public var description: String { "\(width)×\(height) pixels" }
}
