public import NavReel

extension FrameFiles {
  /// The frames as cells of a sheet, each read when it is needed.
  ///
  /// - Parameter durations: of the frames, for their times; nil when those are not known.
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
