import NavReelDrawing

/// A paint prepared for device pixels.
enum Ink {
  case color(UInt32)
  case gradient(GradientFill)
  case picture(PictureFill)

  /// Creates an ink, or returns nil if a gradient has no finite position.
  init?(_ paint: Paint, _ transform: Transform) {
    switch paint {
    case .color(let color):
      self = .color(color.pixel)
    case .linear(let gradient):
      guard let fill = GradientFill(gradient, transform) else { return nil }
      self = .gradient(fill)
    }
  }
}

/// A linear gradient evaluated at pixel centres.
///
/// The straight components are mixed in Double, as in ``LinearGradient/color(at:)``, then premultiplied and rounded
/// half up once.
struct GradientFill {
  private let gradient: LinearGradient
  private let atOrigin: Double
  private let alongX: Double
  private let alongY: Double

  init?(_ gradient: LinearGradient, _ transform: Transform) {
    guard let inverse = transform.inverse else { return nil }
    let d = gradient.end - gradient.start
    let length2 = d.x * d.x + d.y * d.y
    guard length2.isFinite else { return nil }
    self.gradient = gradient
    if length2 > 0 {
      // The offset of a user point p is (p − start)·d / d². With p = inverse(device), it is affine in the device point.
      alongX = (inverse.a * d.x + inverse.b * d.y) / length2
      alongY = (inverse.c * d.x + inverse.d * d.y) / length2
      let origin = Point(inverse.tx, inverse.ty) - gradient.start
      atOrigin = (origin.x * d.x + origin.y * d.y) / length2
    } else {
      // A line without length shows the colour beyond its end.
      (alongX, alongY, atOrigin) = (0, 0, 1)
    }
    guard atOrigin.isFinite && alongX.isFinite && alongY.isFinite else { return nil }
  }

  /// True if each row has a single colour.
  var isVertical: Bool { alongX == 0 }

  /// True if all rows are equal.
  var isHorizontal: Bool { alongY == 0 }

  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    let offset = atOrigin + alongY * (Double(y) + 0.5) + alongX * (Double(x) + 0.5)
    return gradient.color(at: offset).pixel
  }

  func row(_ x: Int, _ y: Int, _ n: Int, into to: UnsafeMutablePointer<UInt32>) {
    for i in 0..<n { to[i] = pixel(x + i, y) }
  }
}
