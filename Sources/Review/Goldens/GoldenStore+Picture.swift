package import NavReelDrawing

extension GoldenStore {
  /// Returns the picture that a golden shows in a frame.
  ///
  /// - Parameter frame: the number of the frame, from 0; nil for the middle one.
  /// - Returns: the picture; nil if the golden has no such frame, or if there is no golden.
  /// - Throws: if the golden cannot be read.
  package func picture(of address: GoldenAddress, frame: Int? = nil) throws(GoldenFault) -> Pixmap? {
    switch find(address) {
    case .missing: return nil
    case .unreadable(let fault): throw fault
    case .golden(let record, _, _):
      let frame = frame ?? record.timeline.frameCount / 2
      guard let number = record.timeline.pictures.firstIndex(where: { $0.frames.contains(frame) }) else { return nil }
      var frames = try GoldenFrames(self, address, record)
      return try frames.picture(number)
    }
  }
}
