/// GIF's compression (appendix F of the GIF89a specification): Lempel-Ziv-Welch with codes of up to 12 bits.
///
/// A pixel is four bytes: its index in the lowest one, then alternatives, or the index again. If no known string
/// continues with the index, but one continues with an alternative, that is used: strings become longer, and the
/// picture changes less than is visible. The index used is then in the pixel's lowest byte.
enum LZWEncoder {
  /// Encodes with a dictionary of strings; the reference implementation.
  static func plain(_ pixels: inout [UInt32], bits: Int) -> [UInt8] {
    var output = LZWCodes(bits: bits, capacity: pixels.count)
    var table: [[UInt8]: Int] = [:]
    func code(_ string: [UInt8]) -> Int? { string.count == 1 ? Int(string[0]) : table[string] }
    var string: [UInt8] = []
    for i in pixels.indices {
      let choices = (0..<4).map { UInt8(truncatingIfNeeded: pixels[i] >> (8 * $0)) }
      if string.isEmpty {
        string = [choices[0]]
      } else if let index = choices.first(where: { code(string + [$0]) != nil }) {
        string.append(index)
        pixels[i] = pixels[i] & ~255 | UInt32(index)
      } else {
        if let new = output.write(code(string) ?? 0) {
          table[string + [choices[0]]] = new
        } else {
          table = [:]
        }
        string = [choices[0]]
      }
    }
    if !string.isEmpty { _ = output.write(code(string) ?? 0) }
    return output.finish()
  }

  /// Does the same as ``plain(_:bits:)``, with a hash table keyed by the prefix's code and the last index.
  static func encode(_ pixels: UnsafeMutableBufferPointer<UInt32>, bits: Int) -> [UInt8] {
    var output = LZWCodes(bits: bits, capacity: pixels.count)
    guard let first = pixels.first else { return output.finish() }
    let table = StringTable()
    var code = first & 255
    for i in 1..<pixels.count {
      let pixel = pixels[i]
      let index = pixel & 255
      let slot = table.find(code, index)
      if slot.code != 0 {
        code = slot.code
        continue
      }
      if pixel != index &* 0x0101_0101 {
        let other = table.findOther(code, pixel)
        if other.code != 0 {
          code = other.code
          pixels[i] = pixel & ~255 | other.index
          continue
        }
      }
      if let new = output.write(Int(code)) {
        table.add(code, index, UInt32(truncatingIfNeeded: new), at: slot.place)
      } else {
        table.clear()
      }
      code = index
    }
    _ = output.write(Int(code))
    return output.finish()
  }

  /// A hash table with 2¹⁴ slots for at most 4096 strings.
  private struct StringTable: ~Copyable {
    /// A key of 20 bits above a code of 12. 0 is free, as no string has a code below 6.
    private let slots = Scratch<UInt32>(1 << 14, filledWith: 0)

    func clear() { slots.base.update(repeating: 0, count: slots.count) }

    /// Returns the code of a string and its slot; the code is 0 if the slot is free for it.
    @inline(__always)
    func find(_ prefix: UInt32, _ index: UInt32) -> (code: UInt32, place: Int) {
      let key = prefix &<< 8 | index
      var at = Int((key &* 0x9E37_79B1) &>> 18)
      while true {
        let slot = slots[at]
        if slot == 0 { return (0, at) }
        if slot &>> 12 == key { return (slot & 4095, at) }
        at = (at &+ 1) & (1 << 14 - 1)
      }
    }

    /// Returns the first of three alternatives that continues a string, and its code, or 0 if there is none.
    @inline(__always)
    func findOther(_ prefix: UInt32, _ pixel: UInt32) -> (code: UInt32, index: UInt32) {
      var rest = pixel &>> 8
      for _ in 0..<3 {
        let code = find(prefix, rest & 255).code
        if code != 0 { return (code, rest & 255) }
        rest &>>= 8
      }
      return (0, 0)
    }

    @inline(__always)
    func add(_ prefix: UInt32, _ index: UInt32, _ code: UInt32, at place: Int) {
      slots[place] = (prefix &<< 8 | index) &<< 12 | code
    }
  }
}
