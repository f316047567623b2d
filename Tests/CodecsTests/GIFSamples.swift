import NavReelDrawing
import NavReelMotion

@testable import NavReelCodecs

/// Films for the tests of GIFs, and helpers that read their files.
enum GIFSamples {
  /// Writes frames as a program would: census, plan, encoder.
  static func file(
    _ frames: [Pixmap], _ options: GIFOptions = GIFOptions(), delays: [Fraction] = []
  ) throws -> [UInt8] {
    var encoder = GIFEncoder(try plan(frames, options))
    var bytes: [UInt8] = []
    for (i, frame) in frames.enumerated() {
      let previous = i > 0 ? frames[i - 1] : nil
      let part = encoder.encode(frame, over: previous, changed: frame.changes(since: previous))
      bytes += encoder.append(part, duration: delays.isEmpty ? Fraction(1, 25) : delays[i % delays.count])
    }
    return bytes + encoder.finish().bytes
  }

  static func plan(_ frames: [Pixmap], _ options: GIFOptions = GIFOptions()) throws -> GIFPlan {
    var census = GIFCensus()
    for (i, frame) in frames.enumerated() {
      let previous = i > 0 ? frames[i - 1] : nil
      census.merge(GIFCensus.count(frame, over: previous, changed: frame.changes(since: previous)))
    }
    return try GIFPlan(census, options)
  }

  static func read(_ file: [UInt8]) throws -> [AnimationFrame] {
    var reader = try GIFReader(file)
    var frames: [AnimationFrame] = []
    while let frame = try reader.next() { frames.append(frame) }
    return frames
  }

  static func rgb(_ r: Int, _ g: Int, _ b: Int) -> UInt32 {
    UInt32(r) | UInt32(g) << 8 | UInt32(b) << 16 | 0xFF00_0000
  }

  static let tint = rgb(0, 122, 255)
  static let bar = rgb(248, 248, 250)

  /// Returns a page with a photograph under a bar with a tinted button, scrolled by `offset` rows; the bar is still.
  static func page(_ width: Int, _ height: Int, offset: Int) -> Pixmap {
    let photo = SampleArt.photo.pixmap(width, height * 2, seed: 7)
    var page = Pixmap(width: width, height: height) { pixels in
      photo.withPixels { source in
        for i in pixels.indices { pixels[i] = source[i + offset * width] }
      }
    }
    let barHeight = height / 5
    page.withMutablePixels { pixels in
      for y in 0..<barHeight {
        for x in 0..<width {
          let isButton = x >= 4 && x < 14 && y >= 3 && y < 9
          pixels[y * width + x] = isButton ? tint : bar
        }
      }
    }
    return page
  }

  /// Returns a picture whose pixels are given by their position.
  static func picture(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) -> Pixmap {
    Pixmap(width: width, height: height) { pixels in
      for y in 0..<height {
        for x in 0..<width { pixels[y * width + x] = color(x, y) }
      }
    }
  }

  /// Returns a disc on a clear background.
  static func disc(_ width: Int, _ height: Int, x: Int, y: Int, radius: Int) -> Pixmap {
    picture(width, height) { px, py in
      let d = (px - x) * (px - x) + (py - y) * (py - y)
      return d <= radius * radius ? rgb(255, 59, 48) : 0
    }
  }
}

/// The blocks of a GIF, read independently of the reader under test.
struct StrictGIF {
  struct Frame {
    var x = 0
    var y = 0
    var width = 0
    var height = 0
    var delay = 0
    var disposal = 0
    var clear: Int?
    var palette: [UInt32] = []
    var hasOwnPalette = false
    var bits = 0
    var indices: [UInt8] = []
  }

  var width = 0
  var height = 0
  var palette: [UInt32] = []
  var repeats: Int?
  var frames: [Frame] = []

  /// Reads a file; nil if a strict reader would reject it.
  init?(_ file: [UInt8]) {
    guard file.prefix(6).elementsEqual("GIF89a".utf8), file.last == 0x3B else { return nil }
    func word(_ at: Int) -> Int { Int(file[at]) | Int(file[at + 1]) << 8 }
    func table(_ at: Int, _ count: Int) -> [UInt32] {
      (0..<count).map {
        let i = at + 3 * $0
        return UInt32(file[i]) | UInt32(file[i + 1]) << 8 | UInt32(file[i + 2]) << 16 | 0xFF00_0000
      }
    }
    (width, height) = (word(6), word(8))
    var at = 13
    if file[10] & 0x80 != 0 {
      let count = 2 << Int(file[10] & 7)
      palette = table(at, count)
      at += 3 * count
    }
    var frame = Frame()
    while file[at] != 0x3B {
      if file[at] == 0x21 && file[at + 1] == 0xF9 {
        guard file[at + 2] == 4, file[at + 7] == 0 else { return nil }
        frame.disposal = Int(file[at + 3] >> 2)
        frame.delay = word(at + 4)
        frame.clear = file[at + 3] & 1 == 1 ? Int(file[at + 6]) : nil
        at += 8
      } else if file[at] == 0x21 && file[at + 1] == 0xFF {
        guard file[at + 3..<at + 14].elementsEqual("NETSCAPE2.0".utf8), file[at + 18] == 0 else { return nil }
        repeats = word(at + 16)
        at += 19
      } else if file[at] == 0x2C {
        (frame.x, frame.y, frame.width, frame.height) = (word(at + 1), word(at + 3), word(at + 5), word(at + 7))
        let flags = file[at + 9]
        at += 10
        frame.palette = palette
        if flags & 0x80 != 0 {
          let count = 2 << Int(flags & 7)
          frame.palette = table(at, count)
          frame.hasOwnPalette = true
          at += 3 * count
        }
        frame.bits = Int(file[at])
        at += 1
        var data: [UInt8] = []
        while file[at] != 0 {
          data += file[at + 1...at + Int(file[at])]
          at += 1 + Int(file[at])
        }
        at += 1
        guard let indices = StrictGIF.unpack(data, frame.bits), indices.count == frame.width * frame.height,
          frame.x + frame.width <= width, frame.y + frame.height <= height,
          indices.allSatisfy({ Int($0) < frame.palette.count })
        else { return nil }
        frame.indices = indices
        frames.append(frame)
        frame = Frame()
      } else {
        return nil
      }
    }
    guard at == file.count - 1 else { return nil }
  }

  /// Unpacks LZW with strings as arrays, straight from the specification; nil for anything it forbids.
  static func unpack(_ data: [UInt8], _ bits: Int) -> [UInt8]? {
    let (clear, end) = (1 << bits, 1 << bits + 1)
    let roots = (0..<clear).map { [UInt8($0)] } + [[], []]
    var (table, width) = (roots, bits + 1)
    var (at, output) = (0, [UInt8]())
    var previous: [UInt8]?
    while at + width <= data.count * 8 {
      var code = 0
      for bit in 0..<width where data[(at + bit) / 8] >> ((at + bit) % 8) & 1 == 1 { code |= 1 << bit }
      at += width
      if code == clear {
        (table, width, previous) = (roots, bits + 1, nil)
        continue
      }
      if code == end { return data.count * 8 - at < 8 ? output : nil }
      let string: [UInt8]
      if code < table.count {
        string = table[code]
      } else if let previous, code == table.count, table.count < 4096 {
        string = previous + [previous[0]]
      } else {
        return nil
      }
      output += string
      if let previous, table.count < 4096 {
        table.append(previous + [string[0]])
        if table.count == 1 << width && width < 12 { width += 1 }
      }
      previous = string
    }
    return nil
  }
}
