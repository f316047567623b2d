/// One dynamic-Huffman block: literals and matches are gathered, then written with codes made for them.
///
/// A match may be longer than deflate's 258 bytes; it is split when written.
struct DeflateBlock: ~Copyable {
  /// A number of literal bytes, then `length` bytes copied from `distance` back.
  struct Sequence {
    var literals: UInt32
    var length: UInt32
    var distance: UInt32
  }

  static let capacity = 16384

  private let sequences = UnsafeMutablePointer<Sequence>.allocate(capacity: DeflateBlock.capacity)
  private(set) var count = 0

  /// The offsets of the block's first byte, and of the first byte that no sequence covers yet.
  private(set) var start = 0
  private(set) var covered = 0

  // These hold the code and size of each literal, length and distance symbol, packed as code | size << 32.
  private let literalTable = UnsafeMutablePointer<UInt64>.allocate(capacity: 286)
  private let lengthTable = UnsafeMutablePointer<UInt64>.allocate(capacity: 259)
  private let distanceTable = UnsafeMutablePointer<UInt64>.allocate(capacity: 30)
  private let histograms = UnsafeMutablePointer<UInt32>.allocate(capacity: 4 * 256)

  init() {}

  deinit {
    sequences.deallocate()
    literalTable.deallocate()
    lengthTable.deallocate()
    distanceTable.deallocate()
    histograms.deallocate()
  }

  var isFull: Bool { room <= 0 }

  /// The number of sequences that still fit.
  var room: Int { DeflateBlock.capacity - 1 - count }

  /// Starts an empty block at an offset of the input.
  mutating func begin(at offset: Int) {
    start = offset
    covered = offset
    count = 0
  }

  /// Adds the literals up to `offset` and the match there. Extends the previous match if this one continues it.
  @inline(__always)
  mutating func add(matchAt offset: Int, length: Int, distance: Int) {
    if offset == covered && count > 0 && sequences[count &- 1].distance == UInt32(truncatingIfNeeded: distance) {
      sequences[count &- 1].length &+= UInt32(truncatingIfNeeded: length)
    } else {
      sequences[count] = Sequence(
        literals: UInt32(truncatingIfNeeded: offset &- covered), length: UInt32(truncatingIfNeeded: length),
        distance: UInt32(truncatingIfNeeded: distance))
      count &+= 1
    }
    covered = offset &+ length
  }

  /// Estimates the bits for the sequences from index `first` and the literals after them up to `end`, minus the first
  /// `pending` literals; nil if a sequence copies from a distance other than `near` and `far`.
  func estimatedBits(from first: Int, upTo end: Int, pending: Int, near: Int, far: Int) -> Int? {
    var bits = 7 * (end - covered - pending)
    for i in first..<count {
      let sequence = sequences[i]
      let distance = Int(sequence.distance)
      guard distance == near || distance == far else { return nil }
      let perPiece = 7 + DeflateAlphabet.extraBits(distanceSymbol: DeflateAlphabet.symbol(distance: distance))
      bits += 7 * Int(sequence.literals) + perPiece * (Int(sequence.length) / 258 + 1)
    }
    return bits
  }

  /// Adds the sequences `range` again, for the same bytes one row further. There must be room for them.
  ///
  /// The first `pending` literals are before that row. The sequences may only copy from the row itself, or from the
  /// same position in the row above.
  mutating func addAgain(_ range: Range<Int>, pending: Int, at offset: Int) {
    var pending = pending
    var end = offset
    for i in range {
      let sequence = sequences[i]
      end += Int(sequence.literals) - pending
      pending = 0
      add(matchAt: end, length: Int(sequence.length), distance: Int(sequence.distance))
      end += Int(sequence.length)
    }
  }

  /// Writes the block of the bytes up to `end`, and starts an empty block there.
  mutating func write(_ input: UnsafePointer<UInt8>, upTo end: Int, isLast: Bool, to bits: inout BitWriter) {
    sequences[count] = Sequence(literals: UInt32(end - covered), length: 0, distance: 0)
    count += 1
    let (literalCode, distanceCode) = makeCodes(input)
    DeflateHeader.write(literalCode, distanceCode, isLast: isLast, to: &bits)
    fillTables(literalCode, distanceCode)
    writeSequences(input, &bits)
    begin(at: end)
  }

  /// Returns the most bytes that a block of `count` input bytes can take: no code is longer than 15 bits.
  static func bound(_ count: Int) -> Int { 2 * count + 1024 }

  // MARK: Codes

  private func makeCodes(_ input: UnsafePointer<UInt8>) -> (HuffmanCode, HuffmanCode) {
    histograms.update(repeating: 0, count: 4 * 256)
    var literals = [UInt32](repeating: 0, count: DeflateAlphabet.literalCount)
    var distances = [UInt32](repeating: 0, count: DeflateAlphabet.distanceCount)
    var at = input + start
    for i in 0..<count {
      let sequence = sequences[i]
      tally(at, Int(sequence.literals))
      at += Int(sequence.literals) + Int(sequence.length)
      guard sequence.length > 0 else { continue }
      let (whole, rest) = DeflateBlock.parts(Int(sequence.length))
      let symbol = DeflateAlphabet.symbol(distance: Int(sequence.distance))
      literals[285] += UInt32(whole)
      distances[symbol] += UInt32(whole)
      for part in [rest.0, rest.1] where part > 0 {
        literals[257 + Int(DeflateAlphabet.symbolOfLength[part])] += 1
        distances[symbol] += 1
      }
    }
    for byte in 0..<256 {
      literals[byte] =
        histograms[byte] &+ histograms[256 + byte] &+ histograms[512 + byte] &+ histograms[768 + byte]
    }
    literals[DeflateAlphabet.endOfBlock] = 1
    // Some readers require two distance codes even if fewer are used.
    for symbol in 0..<2 where distances.lazy.filter({ $0 > 0 }).count < 2 && distances[symbol] == 0 {
      distances[symbol] = 1
    }
    return (HuffmanCode(counts: literals, limit: 14), HuffmanCode(counts: distances, limit: 14))
  }

  /// Counts bytes in four tables, so that equal neighbours do not wait for each other.
  @inline(__always)
  private func tally(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
    let (h0, h1, h2, h3) = (histograms, histograms + 256, histograms + 512, histograms + 768)
    var i = 0
    while i &+ 4 <= count {
      let word = UnsafeRawPointer(bytes + i).loadUnaligned(as: UInt32.self)
      h0[Int(word & 0xFF)] &+= 1
      h1[Int(word &>> 8 & 0xFF)] &+= 1
      h2[Int(word &>> 16 & 0xFF)] &+= 1
      h3[Int(word &>> 24)] &+= 1
      i &+= 4
    }
    while i < count {
      h0[Int(bytes[i])] &+= 1
      i &+= 1
    }
  }

  /// Splits a long match into a number of pieces of 258, then one or two more (0 for none), none shorter than 3.
  @inline(__always)
  private static func parts(_ length: Int) -> (whole: Int, rest: (Int, Int)) {
    let whole = length / 258
    let rest = length % 258
    if rest == 0 || rest >= 3 || whole == 0 { return (whole, (rest, 0)) }
    return (whole - 1, (255, rest + 3))
  }

  // MARK: Writing

  private func fillTables(_ literalCode: HuffmanCode, _ distanceCode: HuffmanCode) {
    for symbol in 0..<286 {
      literalTable[symbol] = UInt64(literalCode.codes[symbol]) | UInt64(literalCode.lengths[symbol]) << 32
    }
    for (i, (base, extra)) in DeflateAlphabet.lengths.enumerated() {
      let (code, size) = (UInt64(literalCode.codes[257 + i]), UInt64(literalCode.lengths[257 + i]))
      guard size > 0 else { continue }
      // The length 258 has a symbol of its own.
      let last = i == 28 ? 258 : min(base + 1 << extra - 1, 257)
      for length in base...last {
        lengthTable[length] = code | UInt64(length - base) << size | (size + UInt64(extra)) << 32
      }
    }
    for symbol in 0..<30 {
      distanceTable[symbol] = UInt64(distanceCode.codes[symbol]) | UInt64(distanceCode.lengths[symbol]) << 32
    }
  }

  private func writeSequences(_ input: UnsafePointer<UInt8>, _ out: inout BitWriter) {
    var bits = out
    var at = input + start
    for i in 0..<count {
      let sequence = sequences[i]
      let literals = Int(sequence.literals)
      writeLiterals(at, literals, &bits)
      at += literals + Int(sequence.length)
      if sequence.length > 0 { writeMatch(Int(sequence.length), Int(sequence.distance), &bits) }
    }
    let end = literalTable[DeflateAlphabet.endOfBlock]
    bits.put(end & 0xFFFF_FFFF, end &>> 32)
    bits.flush()
    out = bits
  }

  @inline(__always)
  private func writeLiterals(_ bytes: UnsafePointer<UInt8>, _ count: Int, _ bits: inout BitWriter) {
    let table = literalTable
    var i = 0
    // Codes have at most 14 bits, so four fit between two flushes. Joining pairs first shortens the dependency chain.
    while i &+ 4 <= count {
      let word = UnsafeRawPointer(bytes + i).loadUnaligned(as: UInt32.self)
      let (a, b) = (table[Int(word & 0xFF)], table[Int(word &>> 8 & 0xFF)])
      let (c, d) = (table[Int(word &>> 16 & 0xFF)], table[Int(word &>> 24)])
      let ab = a & 0xFFFF | (b & 0xFFFF) &<< (a &>> 32)
      let cd = c & 0xFFFF | (d & 0xFFFF) &<< (c &>> 32)
      let sizes = (a &>> 32) &+ (b &>> 32)
      bits.put(ab | cd &<< sizes, sizes &+ (c &>> 32) &+ (d &>> 32))
      bits.flush()
      i &+= 4
    }
    while i < count {
      let entry = table[Int(bytes[i])]
      bits.put(entry & 0xFFFF, entry &>> 32)
      i &+= 1
    }
    bits.flush()
  }

  @inline(__always)
  private func writeMatch(_ length: Int, _ distance: Int, _ bits: inout BitWriter) {
    let symbol = DeflateAlphabet.symbol(distance: distance)
    let entry = distanceTable[symbol]
    let extra = DeflateAlphabet.extraBits(distanceSymbol: symbol)
    let offset = UInt64(truncatingIfNeeded: (distance &- 1) & ((1 &<< extra) &- 1))
    let code = entry & 0xFFFF | (symbol < 4 ? 0 : offset) &<< (entry &>> 32)
    let size = entry &>> 32 &+ UInt64(truncatingIfNeeded: extra)
    func put(_ length: Int) {
      let entry = lengthTable[length]
      bits.put(entry & 0xFFFF_FFFF, entry &>> 32)
      bits.put(code, size)
      bits.flush()
    }
    var left = length
    if left > 258 {
      let (whole, rest) = DeflateBlock.parts(left)
      for _ in 0..<whole { put(258) }
      if rest.1 > 0 { put(rest.0) }
      left = rest.1 > 0 ? rest.1 : rest.0
      if left == 0 { return }
    }
    put(left)
  }
}
