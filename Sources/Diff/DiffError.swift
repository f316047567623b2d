/// Why two pictures could not be compared.
public enum DiffError: Error, Hashable, Sendable {
  /// A limit outside its range: its name, what was given, what is allowed, where it came from.
  case limit(String, String, allowed: String, String)

  /// A mask of another size than the expected picture: its size, the picture's, where it came from.
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
