import NavReelDrawing
import Testing

@testable import NavReelCodecs

@Suite struct PixelDigestTests {
  @Test func ofKnownBytes() {
    // This is from xxHash's own specification, for the empty input and seed 0.
    let nothing = PixelDigest(ofBytes: UnsafeRawBufferPointer(start: nil, count: 0))
    #expect(nothing.description == "99aa06d3014798d86001c324468d497f")
    // This is the output of `printf abc | xxh128sum`.
    let abc = Array("abc".utf8).withUnsafeBytes { PixelDigest(ofBytes: $0) }
    #expect(abc.description == "06b05ab6733a618578af5f94892f3950")
  }

  @Test func isOverTheStraightBytesInReadingOrder() {
    let pixmap = SampleArt.translucentNoise.pixmap(97, 101)
    var bytes: [UInt8] = []
    pixmap.withPixels { pixels in
      for p in pixels {
        let s = StraightAlpha.plainStraight(p)
        bytes += [UInt8(s & 255), UInt8(s >> 8 & 255), UInt8(s >> 16 & 255), UInt8(s >> 24)]
      }
    }
    #expect(PixelDigest(of: pixmap) == bytes.withUnsafeBytes { PixelDigest(ofBytes: $0) })
  }

  @Test func ofAnOpaquePixmapIsOverItsMemory() {
    let pixmap = SampleArt.photo.pixmap(61, 33)
    #expect(PixelDigest(of: pixmap) == pixmap.withPixels { PixelDigest(ofBytes: UnsafeRawBufferPointer($0)) })
    var other = pixmap
    other[60, 32] ^= 1
    #expect(PixelDigest(of: other) != PixelDigest(of: pixmap))
  }

  @Test func readsItsOwnWords() {
    let digest = PixelDigest(of: Pixmap(width: 3, height: 2, filling: .black))
    #expect(digest.description.count == 32)
    #expect(PixelDigest(digest.description) == digest)
    #expect(PixelDigest("0123") == nil)
    #expect(PixelDigest(String(repeating: "g", count: 32)) == nil)
  }
}
