/// The filter that a blurred bar applies to the pixels behind it: a blur, then a colour step, then tints on top.
public struct BackdropFilter: Hashable, Sendable {
  /// The standard deviation of the Gaussian, in points; 0 leaves the backdrop sharp.
  public var sigma: Double

  public var color: ColorStep

  /// The flat colours drawn over the result, in order.
  public var tints: [Color]

  /// The arithmetic between blur and tints, per pixel, on components 0…1; Y is the pixel's luma (.2126, .7152, .0722).
  public enum ColorStep: Hashable, Sendable {
    case none

    /// The system's materials: S = Y + saturation·(c − Y), not clamped; P = the cubic Bézier with ordinates
    /// v0…v3 at t = Y; out = clamp((1 − amount)·S + amount·P + brightness).
    case luminanceCurve(
      saturation: Double, brightness: Double, amount: Double, v0: Double, v1: Double, v2: Double, v3: Double)

    /// The legacy blur styles: S = clamp(Y + saturation·(c − Y)); a tint follows in ``BackdropFilter/tints``.
    case saturation(Double)
  }

  public init(sigma: Double, color: ColorStep = .none, tints: [Color] = []) {
    self.sigma = sigma
    self.color = color
    self.tints = tints
  }
}
