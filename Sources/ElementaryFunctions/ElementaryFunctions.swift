/// Transcendental functions built only from + − × ÷ √, so that every machine computes the same bits.
///
/// The C library's `exp`, `sin` and the like differ in the last bit between platforms and versions, so a curve or a
/// rotated edge could differ by a colour level. These functions are accurate to 2 units in the last place over the
/// ranges that NavReel uses, and are the only ones it calls.
public enum ElementaryFunctions {
  /// π/2 split into three parts, the first two with trailing zero bits, so that `n * part` is exact for |n| < 2²⁰ (Cody
  /// and Waite's reduction).
  static let halfPi1 = 0x1.921fb544p+0
  static let halfPi2 = 0x1.0b4611a6p-34
  static let halfPi3 = 0x1.3198a2e037073p-69

  /// ln 2 split into two parts, the first with trailing zero bits.
  static let ln2High = 0x1.62e42fee00000p-1
  static let ln2Low = 0x1.a39ef35793c76p-33
}
