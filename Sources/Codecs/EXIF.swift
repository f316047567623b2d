/// The only field of EXIF metadata that changes how a picture is shown.
enum EXIF {
  /// Returns the orientation (tag 0x0112 of the first directory), 1 to 8; 1 if it is absent, out of range or
  /// unreadable.
  ///
  /// - Parameter tiff: The metadata, starting with their byte-order mark. Every offset is checked.
  static func orientation(_ tiff: UnsafeRawBufferPointer) -> Int {
    guard tiff.count >= 8 else { return 1 }
    let isLittle: Bool
    switch (tiff[0], tiff[1]) {
    case (0x49, 0x49): isLittle = true
    case (0x4D, 0x4D): isLittle = false
    default: return 1
    }
    func number(_ offset: Int, _ size: Int) -> Int? {
      guard offset >= 0 && offset <= tiff.count - size else { return nil }
      var value = 0
      for i in 0..<size { value = value << 8 | Int(tiff[isLittle ? offset + size - 1 - i : offset + i]) }
      return value
    }
    guard number(2, 2) == 42, let directory = number(4, 4), let entries = number(directory, 2) else { return 1 }
    for i in 0..<entries {
      let entry = directory + 2 + 12 * i
      guard let tag = number(entry, 2), let type = number(entry + 2, 2), let count = number(entry + 4, 4) else {
        return 1
      }
      guard tag == 0x0112 else { continue }
      // The standard requires SHORT; files of some editors have LONG.
      guard count == 1, type == 3 || type == 4 else { return 1 }
      guard let value = number(entry + 8, type == 3 ? 2 : 4), (1...8).contains(value) else { return 1 }
      return value
    }
    return 1
  }
}
