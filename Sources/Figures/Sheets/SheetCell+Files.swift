public import NavReel

extension FrameFiles {
  /// Returns the frames as cells of a sheet, each read on demand.
  ///
  /// - Parameter durations: the durations of the frames, for their times; nil if unknown.
  public func cells(_ durations: FrameDurations?) -> [SheetCell] {
    (0..<count).map { number in
      SheetCell(
        width: width, height: height, name: name(number), time: durations?.start(of: number)
      ) { () throws(StageError) in
        try picture(number)
      }
    }
  }
}
