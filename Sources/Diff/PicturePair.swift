/// Two pictures lying on each other by their top left corners, and the part that both cover.
struct PicturePair {
  let a: UnsafePointer<UInt32>
  let b: UnsafePointer<UInt32>
  /// Pixels from one row of `a` to the next.
  let strideA: Int
  let strideB: Int
  /// Of the part that both cover, at least 1.
  let width: Int
  let height: Int

  /// The same two with their roles exchanged.
  var swapped: PicturePair {
    PicturePair(a: b, b: a, strideA: strideB, strideB: strideA, width: width, height: height)
  }
}
