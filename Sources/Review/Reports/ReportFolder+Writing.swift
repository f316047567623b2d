public import NavReel

extension ReportFolder {
  /// Writes `report.json` and the page; the pictures are there already.
  public func write(_ report: ReviewReport) throws(StageError) {
    try report.write(to: reportPath)
  }
}
