import Testing

@testable import NavReelTypography

@Suite struct SHA256Tests {
  private func hex(_ text: String) -> String { Array(text.utf8).withUnsafeBytes { SHA256.hex($0) } }

  /// The vectors come from FIPS 180-4's examples.
  @Test func knownDigests() {
    #expect(hex("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(hex("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(
      hex(String(repeating: "a", count: 1_000_000))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func piecesGiveTheDigestOfTheWhole() {
    let bytes = (0..<300).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let whole = bytes.withUnsafeBytes { SHA256.hex($0) }
    for size in [1, 3, 55, 56, 63, 64, 65, 127, 128, 299] {
      var hash = SHA256()
      bytes.withUnsafeBytes { all in
        for start in stride(from: 0, to: bytes.count, by: size) {
          hash.add(UnsafeRawBufferPointer(rebasing: all[start..<min(start + size, bytes.count)]))
        }
      }
      #expect(hash.finish() == whole)
    }
  }
}
