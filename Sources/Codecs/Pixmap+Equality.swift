public import NavReelDrawing

extension Pixmap {
  /// True when size and all pixels are equal: a look at the memory, at the speed of reading it.
  ///
  /// A writer that meets a frame equal to the one before copies the encoded bytes instead of encoding again.
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
