public import NavReelDrawing

extension Pixmap {
  /// Returns true if the size and all pixels are equal, at the speed of reading memory.
  ///
  /// A writer can copy the encoded bytes of a frame that equals the previous one.
  public func hasSamePixels(as other: Pixmap) -> Bool {
    guard width == other.width && height == other.height else { return false }
    if isIdentical(to: other) { return true }
    return withPixels { mine in
      other.withPixels { theirs in
        guard let a = mine.baseAddress, let b = theirs.baseAddress else { return false }
        return PixelPacking.isEqual(a, b, count)
      }
    }
  }
}
