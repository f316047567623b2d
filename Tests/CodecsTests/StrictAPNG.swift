import NavReelDrawing

@testable import NavReelCodecs

/// A strict reader of APNG that shares only libpng with the one under test, and checks every rule a writer can break.
struct StrictAPNG {
  struct Frame {
    var area = PixelRect.empty
    var numerator = 0
    var denominator = 0
    var disposal = 0
    var blend = 0
    /// The number of data chunks.
    var parts = 0
    var pixmap = Pixmap(width: 1, height: 1)
  }

  private(set) var problems: [String] = []
  private(set) var types: [String] = []
  private(set) var frames: [Frame] = []
  private(set) var plays = -1
  private(set) var colour = -1

  private var size = (width: 0, height: 0)
  private var sequence = 0
  private var announced = -1
  private var streams: [[UInt8]] = []

  init(_ file: [UInt8]) {
    guard file.starts(with: RawPNG.signature) else {
      problems.append("no signature")
      return
    }
    var at = 8
    while at < file.count {
      guard at + 12 <= file.count, at + 12 + StrictPNG.number(file, at) <= file.count else {
        problems.append("a chunk runs past the end")
        return
      }
      let length = StrictPNG.number(file, at)
      let type = String(decoding: file[at + 4..<at + 8], as: UTF8.self)
      if StrictPNG.number(file, at + 8 + length) != Int(RawPNG.crc(file[at + 4..<at + 8 + length])) {
        problems.append("\(type) has a wrong checksum")
      }
      take(type, Array(file[at + 8..<at + 8 + length]))
      types.append(type)
      at += 12 + length
    }
    if types.prefix(4) != ["IHDR", "acTL", "sRGB", "fcTL"] { problems.append("the head is \(types.prefix(4))") }
    if types.last != "IEND" { problems.append("IEND is not last") }
    if announced != frames.count { problems.append("acTL says \(announced) frames, there are \(frames.count)") }
    compose()
  }

  private mutating func take(_ type: String, _ payload: [UInt8]) {
    func isNext() -> Bool { StrictPNG.number(payload, 0) == sequence }
    switch type {
    case "IHDR":
      size = (StrictPNG.number(payload, 0), StrictPNG.number(payload, 4))
      colour = Int(payload[9])
      if payload.count != 13 || payload[8] != 8 { problems.append("IHDR") }
    case "acTL":
      if payload.count != 8 || types != ["IHDR"] { problems.append("acTL") }
      (announced, plays) = (StrictPNG.number(payload, 0), StrictPNG.number(payload, 4))
    case "fcTL":
      if payload.count != 26 || !isNext() { problems.append("fcTL \(sequence)") }
      sequence += 1
      takeControl(payload)
    case "IDAT":
      if frames.count != 1 { problems.append("IDAT is not the first frame") }
      streams[0] += payload
      frames[0].parts += 1
    case "fdAT":
      if frames.count < 2 || payload.count <= 4 || !isNext() { problems.append("fdAT \(sequence)") }
      sequence += 1
      streams[streams.count - 1] += payload.dropFirst(4)
      frames[frames.count - 1].parts += 1
    case "IEND": if !payload.isEmpty { problems.append("IEND is not empty") }
    case "sRGB": if payload != [0] { problems.append("sRGB") }
    default: problems.append("an odd chunk \(type)")
    }
  }

  private mutating func takeControl(_ payload: [UInt8]) {
    func number(_ at: Int) -> Int { StrictPNG.number(payload, at) }
    var frame = Frame()
    frame.area = PixelRect(number(12), number(16), number(12) + number(4), number(16) + number(8))
    (frame.numerator, frame.denominator) = (number(20) >> 16, number(20) & 0xFFFF)
    (frame.disposal, frame.blend) = (Int(payload[24]), Int(payload[25]))
    if frame.area.isEmpty || frame.area.x1 > size.width || frame.area.y1 > size.height { problems.append("bounds") }
    if frames.isEmpty && frame.area != PixelRect(0, 0, size.width, size.height) { problems.append("first frame") }
    if frame.numerator == 0 || frame.denominator == 0 { problems.append("delay") }
    if frame.disposal > 2 || frame.blend > 1 { problems.append("operations") }
    if let last = frames.last, last.parts == 0 { problems.append("no data") }
    frames.append(frame)
    streams.append([])
  }

  /// Composes pixel by pixel, only for what our writer uses: no disposal, and `over` only with clear and opaque pixels.
  private mutating func compose() {
    var shown = Pixmap(width: max(size.width, 1), height: max(size.height, 1))
    for (index, frame) in frames.enumerated() where problems.isEmpty {
      let file =
        RawPNG.signature + RawPNG.header(frame.area.width, frame.area.height, depth: 8, colour: colour)
        + RawPNG.chunk("IDAT", streams[index]) + RawPNG.chunk("IEND", [])
      guard case .picture(let stored, []) = FastPNGReaderTests.outcome(file, isPlain: true) else {
        problems.append("frame \(index) does not decode")
        return
      }
      // Files are straight, films premultiplied.
      let part = stored.premultiplied()
      if frame.disposal != 0 { problems.append("frame \(index) is disposed of") }
      for y in 0..<frame.area.height {
        for x in 0..<frame.area.width {
          let pixel = part[x, y]
          if frame.blend == 1 && pixel >> 24 == 0 { continue }
          if frame.blend == 1 && pixel >> 24 < 255 { problems.append("frame \(index) blends") }
          shown[frame.area.x0 + x, frame.area.y0 + y] = pixel
        }
      }
      frames[index].pixmap = shown
    }
  }
}
