/// The animation described by the chunks of a PNG file. Nothing is inflated.
///
/// The animation's own chunks are checked against all their rules. If one is broken, the file is a still picture, as
/// the specification requires ("revert to displaying the default image"); an incomplete PNG is an error.
struct APNGLayout {
  enum Kind: Hashable {
    /// A single picture; with a reason if animation chunks are ignored.
    case still(String?)
    case film(frameCount: Int, plays: AnimationPlays)
  }

  let kind: Kind

  /// The stored size, in pixels.
  let width: Int
  let height: Int

  /// The complete PLTE and tRNS chunks, which apply to all frames; empty if absent.
  private(set) var palette = 0..<0
  private(set) var transparency = 0..<0

  /// The offset of the first chunk after the header.
  static let start = 33

  /// - Parameter bytes: A file whose header ``PNGLayout`` has read.
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

  /// Returns true if acTL comes before the picture.
  private static func saysItMoves(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var offset = start
    while let chunk = PNGChunk(bytes, at: offset), chunk.name != "IDAT", chunk.name != "IEND" {
      if chunk.name == "acTL" { return true }
      offset = chunk.end
    }
    return false
  }
}

/// Returns a chunk's name, or a general term if it is not made of letters.
private func printable(_ name: String) -> String {
  name.utf8.allSatisfy { (0x41...0x5A).contains($0 & 0xDF) } ? name : "a chunk"
}
