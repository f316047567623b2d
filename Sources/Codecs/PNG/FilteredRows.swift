/// The byte stream that a PNG compresses: each row's filter number, then its filtered bytes.
enum FilteredRows {
  static func append(_ picture: some RowSource, isOpaque: Bool, to rows: inout ByteBuffer) {
    let bytesPerPixel = isOpaque ? 3 : 4
    let width = picture.width
    let length = width * bytesPerPixel
    // The row above the first one is all zeros.
    var pair = [UInt8](repeating: 0, count: 2 * length)
    pair.withUnsafeMutableBufferPointer { pair in
      guard var above = pair.baseAddress else { return }
      var row = above + length
      rows.reserve((length + 1) * picture.height)
      var choice = FilterChoice(isCareful: true)
      for y in 0..<picture.height {
        let (line, lineAbove) = picture.lines(y)
        PixelPacking.pack(
          UnsafeBufferPointer(start: line, count: width), isOpaque: isOpaque, isStraight: picture.isStraight, into: row)
        rows.append(upTo: length + 1) { room in
          guard let out = room.bindMemory(to: UInt8.self).baseAddress else { return 0 }
          let filter = choice.filter(line, lineAbove, width, row, above, bytesPerPixel)
          out[0] = filter.rawValue
          filter.apply(row, above, length, bytesPerPixel, out + 1)
          return length + 1
        }
        swap(&row, &above)
      }
    }
  }
}
