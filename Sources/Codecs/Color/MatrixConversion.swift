/// A conversion from three tone curves and a matrix to sRGB, in integers, so that all machines give the same bytes.
///
/// Light is in units of 2⁻²⁴. Colours outside sRGB are clipped, component by component; alpha does not change.
struct MatrixConversion: Hashable, Sendable {
  let curves: [ToneCurve]

  /// The matrix from linear light to that of sRGB, in units of 2⁻²⁴.
  private let matrix: [Int]

  /// Creates a conversion; nil if the space is sRGB except for rounding, so that the picture keeps its bytes.
  init?(curves: [ToneCurve], toXYZ: ColorMatrix) {
    precondition(curves.count == 3, "red, green and blue have a curve each")
    let full = Primaries.fromXYZ * toXYZ
    let isSRGB = full.isNear(.identity, 0.0005)
    if isSRGB && curves.allSatisfy(\.isSRGB) { return nil }
    self.curves = curves
    let used: ColorMatrix = isSRGB ? .identity : full
    matrix = used.rows.flatMap { row in (0..<3).map { Int((row[$0] * Double(SRGBEncoding.white)).rounded()) } }
  }

  /// Creates a conversion of greys with one curve.
  init?(grey curve: ToneCurve) {
    guard !curve.isSRGB else { return nil }
    curves = [curve, curve, curve]
    matrix = ColorMatrix.identity.rows.flatMap { row in (0..<3).map { Int(row[$0]) * SRGBEncoding.white } }
  }

  /// Converts straight pixels in place.
  func convert(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
    withTables(top: 255) { step in
      var (last, result): (UInt32, UInt32) = (.max, 0)
      for i in 0..<pixels.count {
        let pixel = pixels[i]
        let color = pixel & 0xFF_FFFF
        // Most pixels of a screenshot equal the one before.
        if color != last {
          let out = step(Int(color & 0xFF), Int(color &>> 8 & 0xFF), Int(color &>> 16))
          func byte(_ fine: Int) -> UInt32 { UInt32(truncatingIfNeeded: (fine &+ 2056) / 4112) }
          (last, result) = (color, byte(out.0) | byte(out.1) &<< 8 | byte(out.2) &<< 16)
        }
        pixels[i] = result | pixel & 0xFF00_0000
      }
    }
  }

  /// Converts straight pixels with 16 bits per sample in place.
  func convert(_ pixels: UnsafeMutableBufferPointer<UInt64>) {
    withTables(top: 65535) { step in
      for i in 0..<pixels.count {
        let pixel = pixels[i]
        let out = step(Int(pixel & 0xFFFF), Int(pixel &>> 16 & 0xFFFF), Int(pixel &>> 32 & 0xFFFF))
        func word(_ fine: Int) -> UInt64 { UInt64(truncatingIfNeeded: (fine &+ 8) &>> 4) }
        pixels[i] = word(out.0) | word(out.1) &<< 16 | word(out.2) &<< 32 | pixel & 0xFFFF_0000_0000_0000
      }
    }
  }

  /// Lends a function from three samples of 0…`top` to sRGB, in sixteenths of a 16-bit sample.
  @inline(__always)
  private func withTables(top: Int, _ body: ((Int, Int, Int) -> (Int, Int, Int)) -> Void) {
    let red = curves[0].lights(top: top)
    let green = curves[1] == curves[0] ? red : curves[1].lights(top: top)
    let blue = curves[2] == curves[0] ? red : curves[2].lights(top: top)
    red.withUnsafeBufferPointer { red in
      green.withUnsafeBufferPointer { green in
        blue.withUnsafeBufferPointer { blue in
          matrix.withUnsafeBufferPointer { m in
            SRGBEncoding.table.withUnsafeBufferPointer { table in
              guard let table = table.baseAddress else { return }
              body { r, g, b in
                let (x, y, z) = (Int(red[r]), Int(green[g]), Int(blue[b]))
                func row(_ at: Int) -> Int {
                  let sum = m[at] &* x &+ m[at &+ 1] &* y &+ m[at &+ 2] &* z
                  return SRGBEncoding.fine((sum &+ 1 &<< 23) &>> 24, table)
                }
                return (row(0), row(3), row(6))
              }
            }
          }
        }
      }
    }
  }
}
