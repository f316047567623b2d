import NavReelCodecs
public import NavReel

/// Merges the reports of a run's parts into the report that an undivided run would have made.
public struct ReportMerge: Sendable {
  /// The report of the whole run.
  public let report: ReviewReport

  /// The folders of the parts, in their order; a part that was given twice occurs once.
  private let folders: [ReportFolder]

  /// Reads the parts' reports.
  ///
  /// - Throws: when a report is not one of a part, when the parts do not belong to one run, or when parts are missing;
  ///   the error lists them.
  public init(_ folders: [ReportFolder]) throws(StageError) {
    var parts: [Int: (folder: ReportFolder, report: ReviewReport)] = [:]
    var first: (folder: ReportFolder, report: ReviewReport, part: ReviewReport.Part)?
    for folder in folders {
      let report = try ReviewReport(path: folder.reportPath)
      guard let part = report.part else {
        throw .request("\(folder.reportPath): is the report of a whole run; parts are made with --shard")
      }
      if let first, let reason = ReportMerge.difference(report, part, first.report, first.part) {
        throw .request("\(folder.path) and \(first.folder.path) are no parts of one run: \(reason)")
      }
      if let other = parts[part.shard.index], other.report != report {
        throw .request(
          "\(other.folder.path) and \(folder.path) are both part \(part.shard.index) of \(part.shard.count), with "
            + "different results; give one of them")
      }
      if parts[part.shard.index] == nil { parts[part.shard.index] = (folder, report) }
      first = first ?? (folder, report, part)
    }
    guard let first else { throw .request("there are no reports to merge") }
    let missing = (1...first.part.shard.count).filter { parts[$0] == nil }
    guard missing.isEmpty else {
      let numbers = missing.prefix(20).map { "\($0)" }.joined(separator: ", ") + (missing.count > 20 ? ", …" : "")
      throw .request(
        (missing.count == 1 ? "part \(numbers)" : "parts \(numbers)") + " of \(first.part.shard.count) "
          + (missing.count == 1 ? "is" : "are") + " missing"
      )
    }
    let ordered = parts.sorted { $0.key < $1.key }.map(\.value)
    self.folders = ordered.map(\.folder)
    var report = ReviewReport(
      ordered.flatMap(\.report.reviews), goldens: first.report.goldens, troubles: ordered.flatMap(\.report.troubles),
      orphans: ordered.flatMap(\.report.orphans), tool: first.report.tool)
    // If something could not be drawn, unused tolerances are unknown, as in an undivided run.
    if report.troubles.isEmpty { report.warnings = first.report.warnings }
    self.report = report
    try checkReels(first.part.whole)
  }

  /// Returns the reason why two reports do not belong to one run; nil if they do.
  private static func difference(
    _ a: ReviewReport, _ p: ReviewReport.Part, _ b: ReviewReport, _ q: ReviewReport.Part
  ) -> String? {
    if let path = odd(p.sources, q.sources) {
      return "part \(p.shard.index) was drawn of another \(path) than part \(q.shard.index)"
    }
    if p.shard.count != q.shard.count { return "one is of \(p.shard.count) parts, the other of \(q.shard.count)" }
    if a.tool != b.tool { return "one was made by version \(a.tool), the other by \(b.tool)" }
    if a.goldens != b.goldens { return "one is about the goldens in \(a.goldens), the other about \(b.goldens)" }
    guard p.whole != q.whole else { return nil }
    let odd = Set(p.whole).symmetricDifference(q.whole).sorted()
    return
      "\(odd.prefix(3).joined(separator: ", "))\(odd.count > 3 ? ", …" : "") \(odd.count == 1 ? "is" : "are") in one alone"
  }

  /// Returns the first file that differs between two parts, or that only one has.
  private static func odd(_ a: [String: PixelDigest], _ b: [String: PixelDigest]) -> String? {
    Set(a.keys).union(b.keys).filter { a[$0] != b[$0] }.min()
  }

  /// Checks that each reel is in only one part and, if there are no troubles, that no reel is missing.
  private func checkReels(_ whole: [String]) throws(StageError) {
    var seen: Set<String> = []
    for review in report.reviews where !seen.insert(review.address.id).inserted {
      throw .request("\(review.address.id) is in two parts")
    }
    let odd = report.troubles.isEmpty ? seen.symmetricDifference(whole) : seen.subtracting(whole)
    guard odd.isEmpty else {
      throw .request("the parts do not have the reels that they say: \(odd.sorted().prefix(3).joined(separator: ", "))")
    }
  }

  /// Writes report, pictures and new goldens into a folder, replacing a previous report.
  ///
  /// - Parameter goldens: the same as for ``ReportFolder/write(_:goldens:)``.
  /// - Throws: when the folder is a part's, or when no part has a picture that the report names.
  public func write(to target: ReportFolder, goldens: String? = nil) throws(StageError) -> ReportFolder.WrittenPage {
    if let own = FileAccess.resolved(target.path),
      let part = folders.first(where: { FileAccess.resolved($0.path) == own })
    {
      throw .request("\(part.path) is a part; give the whole a folder of its own")
    }
    return try ReportMerge.reading(folders[...]) { () throws(StageError) in
      try checkPictures()
      return try target.filled(apartFrom: GoldenStore(report.goldens)) { (draft) throws(StageError) in
        for folder in folders { try copy(folder, to: draft) }
        return try draft.write(report, goldens: goldens)
      }
    }
  }

  /// Runs a body while no run may fill any of the folders.
  private static func reading<R>(
    _ folders: ArraySlice<ReportFolder>, _ body: () throws(StageError) -> R
  ) throws(StageError) -> R {
    guard let folder = folders.first else { return try body() }
    return try folder.read { () throws(StageError) in try reading(folders.dropFirst(), body) }
  }

  private func copy(_ folder: ReportFolder, to target: ReportFolder) throws(StageError) {
    do throws(FileError) {
      try copyPictures(from: folder, to: target)
      for golden in try folder.candidates.all() {
        do throws(GoldenFault) { try target.candidates.adopt(golden, from: folder.candidates) } catch {
          throw FileError(path: error.path, reason: error.reason)
        }
      }
    } catch { throw .file(error) }
  }

  private func copyPictures(from folder: ReportFolder, to target: ReportFolder) throws(FileError) {
    guard FileAccess.exists(folder.pictures) else { return }
    try FileAccess.createFolder(target.pictures)
    for name in try FileAccess.names(in: folder.pictures) {
      guard name.hasSuffix(".png"), let digest = PixelDigest(String(name.dropLast(4))) else { continue }
      let path = target.picturePath(digest)
      if FileAccess.exists(path) { continue }
      try FileAccess.write(
        try FileAccess.read(folder.picturePath(digest), limit: PictureLimits.standard.maxBytes), to: path)
    }
  }

  /// Checks that all pictures exist, before anything of a previous report is removed.
  private func checkPictures() throws(StageError) {
    for review in report.reviews {
      for frame in review.frames where frame.hasPictures {
        for digest in [frame.expected, frame.actual, frame.difference].compactMap({ $0 }) {
          let name = ReviewEvidence.pictureName(digest)
          guard folders.contains(where: { FileAccess.exists($0.picturePath(digest)) }) else {
            throw .request("no part has the picture \(name) of \(review.address.id); copy the folders whole")
          }
        }
      }
      guard
        !review.canBeApproved
          || folders.contains(where: { FileAccess.exists($0.candidates.picturePath(review.address)) })
      else {
        throw .request("no part has the new golden of \(review.address.id); copy the folders whole")
      }
    }
  }
}
