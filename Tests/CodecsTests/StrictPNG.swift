/// A strict reader of a PNG's structure, which checks every rule of the specification that a writer can break.
struct StrictPNG {
  var types: [String] = []
  var width = 0
  var height = 0
  var colour = 0
  var problems: [String] = []

  init(_ file: [UInt8]) {
    guard file.starts(with: RawPNG.signature) else {
      problems.append("no signature")
      return
    }
    var at = 8
    while at < file.count {
      guard at + 12 <= file.count else {
        problems.append("stray bytes at the end")
        return
      }
      let length = StrictPNG.number(file, at)
      guard length <= Int(Int32.max), at + 12 + length <= file.count else {
        problems.append("a chunk runs past the end")
        return
      }
      let body = file[at + 4..<at + 8 + length]
      let type = String(decoding: body.prefix(4), as: UTF8.self)
      let checksum = StrictPNG.number(file, at + 8 + length)
      if checksum != Int(RawPNG.crc(body)) { problems.append("\(type) has a wrong checksum") }
      if type == "IHDR" {
        if length != 13 { problems.append("IHDR is not 13 bytes") }
        (width, height) = (StrictPNG.number(file, at + 8), StrictPNG.number(file, at + 12))
        colour = Int(file[at + 17])
        if file[at + 16] != 8 || ![2, 6].contains(colour) { problems.append("depth or colour type") }
        if file[at + 18] != 0 || file[at + 19] != 0 || file[at + 20] != 0 { problems.append("method bytes") }
      }
      if type == "IDAT" && types.last != "IDAT" && types.contains("IDAT") { problems.append("IDATs are apart") }
      if type == "sRGB" && (types.contains("IDAT") || length != 1) { problems.append("sRGB is out of place") }
      if type == "IEND" && length != 0 { problems.append("IEND is not empty") }
      if types.last == "IEND" { problems.append("a chunk after IEND") }
      types.append(type)
      at += 12 + length
    }
    if types.first != "IHDR" { problems.append("IHDR is not first") }
    if types.last != "IEND" { problems.append("IEND is not last") }
    if !types.contains("IDAT") { problems.append("no IDAT") }
    if Set(types).subtracting(["IHDR", "sRGB", "IDAT", "IEND"]).isEmpty == false { problems.append("odd chunks") }
  }

  static func number(_ bytes: [UInt8], _ at: Int) -> Int { (0..<4).reduce(0) { $0 << 8 | Int(bytes[at + $1]) } }
}
