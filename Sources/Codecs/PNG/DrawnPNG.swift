import Synchronization
import NavReelThreads

/// The file of a picture that is drawn as it is compressed.
///
/// Tall pictures are compressed in independent parts, so that threads can share them. The cuts depend only on the
/// height.
struct DrawnPNG {
  let width: Int
  let height: Int
  let effort: PNGEncoder.Effort

  /// The smallest number of rows in a part; a cut then costs less than a thousandth.
  private static let leastRows = 192

  /// The rows of each part, from the top.
  private var parts: [Range<Int>] {
    let count = max(1, height / DrawnPNG.leastRows)
    return (0..<count).map { height * $0 / count..<height * ($0 + 1) / count }
  }

  func file(threads: Int, _ draw: DrawnRows.Draw) -> [UInt8] {
    let parts = parts
    guard parts.count > 1, effort != .small else {
      let workspace = PNGWorkspace()
      DrawnRows.with(width: width, 0..<height, draw) { workspace.encode($0, effort) }
      return Array(workspace.file.bytes)
    }
    if let stream = stream(of: parts, isOpaque: true, threads, draw) { return file(stream, isOpaque: true) }
    guard let stream = stream(of: parts, isOpaque: false, threads, draw) else {
      preconditionFailure("any picture can be written with its alpha")
    }
    return file(stream, isOpaque: false)
  }

  private func file(_ stream: [UInt8], isOpaque: Bool) -> [UInt8] {
    var file = ByteBuffer(capacity: stream.count + 128)
    stream.withUnsafeBytes {
      PNGChunks.append(width: width, height: height, isOpaque: isOpaque, stream: $0, to: &file)
    }
    return Array(file.bytes)
  }

  private struct Part {
    let blocks: [UInt8]
    let sum: UInt32
  }

  /// Returns the zlib stream; nil if `isOpaque` turns out to be wrong.
  private func stream(of parts: [Range<Int>], isOpaque: Bool, _ threads: Int, _ draw: DrawnRows.Draw) -> [UInt8]? {
    let done = Mutex([Part?](repeating: nil, count: parts.count))
    let next = Atomic(0)
    ThreadTeam.run(min(threads, parts.count)) {
      var deflate = RowDeflate()
      while true {
        let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard number < parts.count else { return }
        let part = compress(parts[number], isOpaque: isOpaque, isLast: number == parts.count - 1, &deflate, draw)
        done.withLock { $0[number] = part }
      }
    }
    let found = done.withLock { $0 }
    var stream = RowDeflate.header
    var sum: UInt32 = 1
    for (rows, part) in zip(parts, found) {
      guard let part else { return nil }
      stream += part.blocks
      sum = Adler32.joined(sum, part.sum, count: rows.count * (width * (isOpaque ? 3 : 4) + 1))
    }
    return stream + PNGChunks.bigEndian(Int(sum))
  }

  private func compress(
    _ rows: Range<Int>, isOpaque: Bool, isLast: Bool, _ deflate: inout RowDeflate, _ draw: DrawnRows.Draw
  ) -> Part? {
    var blocks = ByteBuffer()
    let sum = DrawnRows.with(width: width, rows, draw) { rows in
      deflate.appendPart(rows, isOpaque: isOpaque, isCareful: effort == .balanced, isLast: isLast, to: &blocks)
    }
    return sum.map { Part(blocks: Array(blocks.bytes), sum: $0) }
  }
}
