/// The part of a colour profile (ICC.1:2022) that converts a picture's samples to colours.
///
/// Every offset in a profile is checked. Profiles of displays and screenshots have a matrix and three curves; profiles
/// of printers and some cameras have tables, which Little CMS converts.
enum ICCProfile {
  /// Red, green and blue with curves and a matrix to XYZ under D50.
  case matrix(curves: [ToneCurve], toXYZ: ColorMatrix)
  case grey(ToneCurve)
  /// Tables, for three colours or four inks.
  case tables(inks: Bool)
  /// A transfer function with high dynamic range, by name.
  case highDynamicRange(String)

  /// The reason why a profile is unusable, in words that follow "broken: ".
  struct Fault: Error { let words: String }

  /// The largest size that is inflated, 4 MiB; more than any profile has.
  static let longest = 4 << 20

  static func read(_ bytes: UnsafeRawBufferPointer) throws(Fault) -> ICCProfile {
    let tags = try ICCTags(bytes)
    if let points = tags["cicp"], points.count >= 12, let name = CodePoints.highDynamicRange(transfer: points[9]) {
      return .highDynamicRange(name)
    }
    switch tags.colorSpace {
    case "RGB ":
      if tags["A2B0"] != nil || tags["A2B1"] != nil { return .tables(inks: false) }
      var curves: [ToneCurve] = []
      for name in ["rTRC", "gTRC", "bTRC"] { curves.append(try tags.curve(name)) }
      let matrix = ColorMatrix(columns: try tags.xyz("rXYZ"), try tags.xyz("gXYZ"), try tags.xyz("bXYZ"))
      let white = matrix * SIMD3(1, 1, 1)
      guard matrix.isNear(.identity, 8), matrix.inverse != nil, (0.5...2).contains(white.y) else {
        throw Fault(words: "its colours span no space")
      }
      return .matrix(curves: curves, toXYZ: matrix)
    case "GRAY": return .grey(try tags.curve("kTRC"))
    case "CMYK":
      guard tags["A2B0"] != nil || tags["A2B1"] != nil else { throw Fault(words: "it has no table of its inks") }
      return .tables(inks: true)
    default: throw Fault(words: "it is of no colours that pictures have")
    }
  }
}

/// The tags of a profile.
struct ICCTags {
  /// The colour space in four letters, such as `RGB `.
  let colorSpace: String

  private let bytes: UnsafeRawBufferPointer
  private var places: [String: Range<Int>] = [:]

  init(_ bytes: UnsafeRawBufferPointer) throws(ICCProfile.Fault) {
    self.bytes = bytes
    guard bytes.count >= 132, ICCTags.text(bytes, 36) == "acsp" else {
      throw ICCProfile.Fault(words: "it does not begin as one")
    }
    guard ICCTags.number(bytes, 0) <= bytes.count else { throw ICCProfile.Fault(words: "it is cut short") }
    colorSpace = ICCTags.text(bytes, 16)
    let count = ICCTags.number(bytes, 128)
    guard count <= (bytes.count - 132) / 12 else { throw ICCProfile.Fault(words: "it is cut short") }
    for entry in 0..<count {
      let at = 132 + 12 * entry
      let (offset, size) = (ICCTags.number(bytes, at + 4), ICCTags.number(bytes, at + 8))
      guard offset <= bytes.count, size <= bytes.count - offset else {
        throw ICCProfile.Fault(words: "it is cut short")
      }
      let name = ICCTags.text(bytes, at)
      if places[name] == nil { places[name] = offset..<offset + size }
    }
  }

  /// Returns a tag's bytes, beginning with its type.
  subscript(name: String) -> UnsafeRawBufferPointer? {
    places[name].map { UnsafeRawBufferPointer(rebasing: bytes[$0]) }
  }

  /// Returns a colour in XYZ under D50.
  func xyz(_ name: String) throws(ICCProfile.Fault) -> SIMD3<Double> {
    guard let tag = self[name], tag.count >= 20, ICCTags.text(tag, 0) == "XYZ " else {
      throw ICCProfile.Fault(words: "it has no \(name)")
    }
    return SIMD3(ICCTags.fixed(tag, 8), ICCTags.fixed(tag, 12), ICCTags.fixed(tag, 16))
  }

  /// Returns a tone curve (10.6 and 10.18).
  func curve(_ name: String) throws(ICCProfile.Fault) -> ToneCurve {
    guard let tag = self[name], tag.count >= 12 else { throw ICCProfile.Fault(words: "it has no \(name)") }
    let curve = ICCTags.text(tag, 0) == "curv" ? ICCTags.sampled(tag) : ICCTags.parametric(tag)
    guard let curve else { throw ICCProfile.Fault(words: "its \(name) is no curve") }
    return curve
  }

  private static func sampled(_ tag: UnsafeRawBufferPointer) -> ToneCurve? {
    let count = number(tag, 8)
    func value(_ index: Int) -> UInt16 { UInt16(tag[12 + 2 * index]) << 8 | UInt16(tag[13 + 2 * index]) }
    guard count <= (tag.count - 12) / 2 else { return nil }
    switch count {
    case 0: return .gamma(1)
    // The gamma is in units of 1/256.
    case 1: return value(0) == 0 ? nil : .gamma(Double(value(0)) / 256)
    default: return .table((0..<count).map(value))
    }
  }

  private static func parametric(_ tag: UnsafeRawBufferPointer) -> ToneCurve? {
    guard text(tag, 0) == "para" else { return nil }
    let kind = Int(tag[8]) << 8 | Int(tag[9])
    let counts = [1, 3, 4, 5, 7]
    guard kind < counts.count, tag.count >= 12 + 4 * counts[kind] else { return nil }
    let p = (0..<counts[kind]).map { fixed(tag, 12 + 4 * $0) }
    guard p[0] > 0 else { return nil }
    switch kind {
    case 0: return .gamma(p[0])
    case 1, 2:
      // The formula applies from −b/a on; below that, the result is the constant.
      guard p[1] > 0 else { return nil }
      let c = kind == 2 ? p[3] : 0
      return .parametric(g: p[0], a: p[1], b: p[2], c: 0, d: -p[2] / p[1], e: c, f: c)
    case 3: return .parametric(g: p[0], a: p[1], b: p[2], c: p[3], d: p[4], e: 0, f: 0)
    default: return .parametric(g: p[0], a: p[1], b: p[2], c: p[3], d: p[4], e: p[5], f: p[6])
    }
  }

  /// Returns a big-endian number of 32 bits.
  private static func number(_ bytes: UnsafeRawBufferPointer, _ at: Int) -> Int {
    Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt32.self)))
  }

  /// Returns a number stored in units of 1/65,536.
  private static func fixed(_ bytes: UnsafeRawBufferPointer, _ at: Int) -> Double {
    Double(Int32(bigEndian: bytes.loadUnaligned(fromByteOffset: at, as: Int32.self))) / 65536
  }

  private static func text(_ bytes: UnsafeRawBufferPointer, _ at: Int) -> String {
    String(decoding: bytes[at..<at + 4], as: UTF8.self)
  }
}
