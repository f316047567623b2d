import NavReelDrawing

/// The colours that a backdrop effect applies to each blurred pixel: its colour step, then its tints.
///
/// The colour step is c ↦ gain·c + f(Y) on straight components, clamped. Y is the luma in 1/65,536, and f is a table
/// indexed by its upper twelve bits.
struct MaterialColor {
  private let gain: Int
  private let table: [Int32]
  private let tints: [UInt32]

  init(_ filter: BackdropFilter) {
    tints = filter.tints.map(\.pixel).filter { $0 != 0 }
    switch filter.color {
    case .none:
      gain = 0
      table = []
    case .saturation(let s):
      gain = MaterialColor.fixed(s)
      table = MaterialColor.table { y in (1 - s) * y }
    case .luminanceCurve(let s, let brightness, let a, let v0, let v1, let v2, let v3):
      gain = MaterialColor.fixed((1 - a) * s)
      table = MaterialColor.table { y in
        let u = 1 - y
        let p = v0 * u * u * u + 3 * v1 * u * u * y + 3 * v2 * u * y * y + v3 * y * y * y
        return (1 - a) * (1 - s) * y + a * p + brightness
      }
    }
  }

  private static func fixed(_ v: Double) -> Int { v.isFinite ? Int((min(max(v, -64), 64) * 65536).rounded()) : 0 }

  /// Returns f at the middle of each of 4,096 luma steps, in 1/65,536 of a level.
  private static func table(_ f: (Double) -> Double) -> [Int32] {
    (0..<4096).map { Int32(fixed(f(min((Double($0) + 0.5) / 4096, 1))) * 255) }
  }

  func apply(_ pixels: UnsafeMutablePointer<UInt32>, _ n: Int) {
    if !table.isEmpty {
      table.withUnsafeBufferPointer { table in
        guard let table = table.baseAddress else { return }
        for i in 0..<n {
          let p = pixels[i]
          if p &>> 24 == 255 {
            pixels[i] = step(p, table)
          } else if p &>> 24 > 0 {
            pixels[i] = Blend.premultiplied(step(Blend.unpremultiplied(p), table))
          }
        }
      }
    }
    for tint in tints { CompositorFast.color(.sourceOver, pixels, n, tint) }
  }

  /// Applies the colour step to a straight pixel; its alpha stays the same.
  @inline(__always)
  private func step(_ p: UInt32, _ table: UnsafePointer<Int32>) -> UInt32 {
    let (r, g, b) = (Int(p & 255), Int(p &>> 8 & 255), Int(p &>> 16 & 255))
    // The weights are .2126, .7152 and .0722 of 65,536; with the factor 257 ≈ 65,536 / 255, white becomes 65,535.
    let y = ((r &* 13933 &+ g &* 46871 &+ b &* 4732) &* 257) &>> 16
    let offset = Int(table[min(y &>> 4, 4095)]) &+ 32768
    @inline(__always)
    func channel(_ c: Int) -> UInt32 {
      UInt32(truncatingIfNeeded: min(max((gain &* c &+ offset) &>> 16, 0), 255))
    }
    return channel(r) | channel(g) &<< 8 | channel(b) &<< 16 | p & 0xFF00_0000
  }
}
