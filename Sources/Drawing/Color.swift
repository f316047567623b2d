/// A colour in gamma-encoded sRGB with straight (not premultiplied) alpha.
///
/// Components are usually 0…1 but are stored as given, so that mixes can be extrapolated; conversion to bytes clamps.
public struct Color: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  @inlinable
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a grey of the given brightness.
  @inlinable
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour from components of 0…255, as printed in colour specifications, and an alpha of 0…1.
  @inlinable
  public init(_ r: Int, _ g: Int, _ b: Int, _ alpha: Double = 1) {
    self.init(red: Double(r) / 255, green: Double(g) / 255, blue: Double(b) / 255, alpha: alpha)
  }

  public static let clear = Color(white: 0, alpha: 0)
  public static let black = Color(white: 0)
  public static let white = Color(white: 1)

  /// Returns the colour with its alpha multiplied by `factor`, clamped to 0…1.
  @inlinable
  public func multiplied(alpha factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor.clampedToUnit)
  }

  @inlinable
  public func with(alpha: Double) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha) }

  /// Returns the straight mix: each of the four components is mixed by itself and not clamped.
  ///
  /// UIKit libraries do this with `getRed(_:green:blue:alpha:)`; a mix from transparent white shows a pale veil
  /// half-way. See ``mixedPremultiplied(with:_:)``.
  public func mixed(with other: Color, _ fraction: Double) -> Color {
    Color(
      red: mix(red, other.red, fraction), green: mix(green, other.green, fraction),
      blue: mix(blue, other.blue, fraction), alpha: mix(alpha, other.alpha, fraction))
  }

  /// Returns the mix of the premultiplied components, as in a cross-fade of two layers.
  public func mixedPremultiplied(with other: Color, _ fraction: Double) -> Color {
    if fraction == 0 { return self }
    if fraction == 1 { return other }
    let a = mix(alpha, other.alpha, fraction)
    guard a > 0 else { return mixed(with: other, fraction).with(alpha: 0) }
    func component(_ x: Double, _ y: Double) -> Double { mix(x * alpha, y * other.alpha, fraction) / a }
    return Color(
      red: component(red, other.red), green: component(green, other.green),
      blue: component(blue, other.blue), alpha: a)
  }

  /// The four straight components as bytes, clamped and rounded half up.
  public var bytes: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    (Color.byte(red), Color.byte(green), Color.byte(blue), Color.byte(alpha))
  }

  /// The pixel of a ``Pixmap`` in this colour: premultiplied, each component rounded half up once.
  public var pixel: UInt32 {
    let a = alpha.clampedToUnit
    func component(_ c: Double) -> UInt32 { UInt32(Color.byte(c.clampedToUnit * a)) }
    return component(red) | component(green) << 8 | component(blue) << 16 | UInt32(Color.byte(a)) << 24
  }

  static func byte(_ c: Double) -> UInt8 { UInt8((c.clampedToUnit * 255 + 0.5).rounded(.down)) }

  /// The luma, from 0 for black to 1 for white: WCAG's weights on the encoded components.
  public var luma: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}

extension Color: CustomStringConvertible {
  /// The clamped components as `#rrggbbaa`.
  public var description: String {
    let b = bytes
    func hex(_ v: UInt8) -> String { (v < 16 ? "0" : "") + String(v, radix: 16) }
    return "#" + hex(b.red) + hex(b.green) + hex(b.blue) + hex(b.alpha)
  }
}
