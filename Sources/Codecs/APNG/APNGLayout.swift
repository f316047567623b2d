/// The animation that the chunks of a PNG file describe. Nothing is inflated.
///
/// The animation's own chunks are held against every rule that they have. Where one is broken, the file is a still
/// picture, as the specification wants it ("revert to displaying the default image"); a file that is no whole PNG is
/// an error.
struct APNGLayout {
  enum Kind: Hashable {
    /// One picture; with a reason where chunks of an animation are passed over.
    case still(String?)
    case film(frameCount: Int, plays: AnimationPlays)
  }

  let kind: Kind

  /// Stored size in pixels.
  let width: Int
  let height: Int

  /// The whole chunks PLTE and tRNS, which hold for all frames; empty where there is none.
  private(set) var palette = 0..<0
  private(set) var transparency = 0..<0

  /// Offset of the first chunk behind the header.
  static let start = 33

  /// - Parameter bytes: a file with a header that ``PNGLayout`` has read.
  init(_ bytes: UnsafeRawBufferPointer, width: Int, height: Int) throws(CodecError) {
    self.width = width
    self.height = height
    guard APNGLayout.saysItMoves(bytes) else {
      kind = .still(nil)
      return
    }
    var rules = APNGRules(width: width, height: height)
    var offset = APNGLayout.start
    while !rules.isAtEnd {
      guard let chunk = PNGChunk(bytes, at: offset) else { throw .damaged(.png, "the file ends too early") }
      let payload = UnsafeRawBufferPointer(rebasing: bytes[chunk.payload])
      let counts = !chunk.isAncillary || APNGRules.names.contains(chunk.name) || chunk.name == "tRNS"
      if counts && !chunk.isIntact(bytes) { throw .damaged(.png, "\(printable(chunk.name)) has a wrong checksum") }
      try rules.take(chunk, payload)
      if let fault = rules.fault {
        kind = .still(fault)
        return
      }
      let isEarly = !rules.hasSeenData
      if chunk.name == "PLTE" { palette = offset..<chunk.end }
      if chunk.name == "tRNS" && isEarly && transparency.isEmpty { transparency = offset..<chunk.end }
      offset = chunk.end
    }
    kind = rules.result
  }

  /// True when acTL stands before the picture.
  private static func saysItMoves(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var offset = start
    while let chunk = PNGChunk(bytes, at: offset), chunk.name != "IDAT", chunk.name != "IEND" {
      if chunk.name == "acTL" { return true }
      offset = chunk.end
    }
    return false
  }
}

/// A chunk's name, or a word for one that is not made of letters.
private func printable(_ name: String) -> String {
  name.utf8.allSatisfy { (0x41...0x5A).contains($0 & 0xDF) } ? name : "a chunk"
}
