import NavReelDocuments
import NavReelCodecs
import NavReelDiff
import NavReelDrawing
import NavReelMotion
public import NavReel
import NavReelScene

extension ReviewReport {
  /// Reads a file written by ``write(to:)``.
  ///
  /// - Throws: for a file that is not a report, or has an unknown schema; the error names the place.
  public init(path: String) throws(StageError) {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileAccess.read(path, limit: ReviewReport.byteLimit) } catch {
      throw .file(error)
    }
    try self.init(bytes: bytes, name: path)
  }

  /// Reads the bytes of a file written by ``write(to:)``.
  ///
  /// - Parameter name: the file's name in messages.
  public init(bytes: [UInt8], name: String) throws(StageError) {
    do throws(DocumentError) {
      try self.init(try JSONNode(bytes: bytes, name: name, byteLimit: ReviewReport.byteLimit))
    } catch { throw .request("\(error)\nThis is no report that navreel verify wrote.") }
  }

  /// The maximum size of a file: some thousand reels with a change in every frame. 64 MiB.
  private static let byteLimit = 64 << 20

  private init(_ root: JSONNode) throws(DocumentError) {
    let schema = try root.member("schema")
    guard try schema.integer() == ReviewReport.schema else {
      throw schema.fault("schema \(ReviewReport.schema), of this version of NavReel")
    }
    var reviews: [ReelReview] = []
    var ids: Set<String> = []
    for node in try root.member("reels").list() {
      let review = try ReelReview(node)
      guard ids.insert(review.address.id).inserted else { throw node.fault("each reel once") }
      reviews.append(review)
    }
    var troubles: [Trouble] = []
    for node in try root.member("troubles").list() {
      troubles.append(
        Trouble(scenePath: try node.member("scene").text(), message: try node.member("message").text()))
    }
    var part: Part?
    if let node = root.optional("part") {
      var sources: [String: PixelDigest] = [:]
      if let list = try node.optional("sources")?.list() {
        for source in list {
          sources[try source.member("path").text()] = try source.member("digest").digest()
        }
      }
      part = Part(
        try node.member("shard").value("a part such as 2/4") { Shard($0) }, of: try node.member("whole").texts(),
        sources: sources)
    }
    var warnings: [Warning] = []
    if let list = try root.optional("warnings")?.list() {
      for node in list {
        warnings.append(
          Warning(
            path: try node.member("path").text(),
            line: try node.optional("line").map { (node) throws(DocumentError) in try node.integer() },
            message: try node.member("message").text()))
      }
    }
    self.init(
      reviews, goldens: try root.member("goldens").text(), troubles: troubles,
      orphans: try root.member("orphans").texts(), part: part, tool: try root.member("navreel").text())
    self.warnings = warnings
  }
}

extension ReelReview {
  fileprivate init(_ node: JSONNode) throws(DocumentError) {
    let address: GoldenAddress
    do throws(StageError) {
      address = try GoldenAddress(
        scene: node["scene"]?.string ?? "", variant: node["variant"]?.string ?? "", reel: node["reel"]?.string ?? "")
    } catch { throw node.fault("a reel with the names of its scene, variant and itself") }
    self.init(
      address, try node.member("verdict").value("a verdict") { Verdict(rawValue: $0) },
      try node.member("reason").text())
    scenePath = try node.member("path").text()
    place = try node.optional("place")?.integer() ?? 0
    isWritten = try node.member("written").flag()
    frameCount = try node.optional("frameCount").map { (node) throws(DocumentError) in try node.integer() }
    rate = try node.optional("rate").map { (node) throws(DocumentError) in
      try node.value("a number of frames a second") { text in
        Fraction(text).flatMap { RenderOptions.isRate($0) ? $0 : nil }
      }
    }
    size = try node.optional("size").map(ReelReview.size)
    goldenSize = try node.optional("goldenSize").map(ReelReview.size)
    changed = try FrameRanges(node.member("changed"))
    words = try node.member("words").texts()
    notes = try node.member("notes").texts()
    for warning in try node.member("warnings").list() {
      warnings.append(
        SceneWarning(
          code: try warning.member("code").text(), path: try warning.member("path").text(),
          message: try warning.member("message").text()))
    }
    for limit in try node.member("limits").list() { limits.append(try LimitInForce(limit)) }
    for finding in try node.member("lint").list() { lint.append(try LintFinding(finding)) }
    golden = try GoldenFiles(node, "golden")
    candidate = try GoldenFiles(node, "candidate")
    canBeApproved = try node.member("canBeApproved").flag()
    for frame in try node.member("frames").list() {
      let next = try FrameReview(frame)
      guard next.frames.lowerBound == frames.last?.frames.upperBound ?? 0 else {
        throw frame.fault("the frames in order, without gaps")
      }
      frames.append(next)
    }
  }

  private static func size(_ node: JSONNode) throws(DocumentError) -> Comparison.PixelSize {
    let sides = try node.list(of: 2, "width and height")
    return Comparison.PixelSize(width: try sides[0].integer(), height: try sides[1].integer())
  }
}

extension GoldenFiles {
  /// - Parameter key: the key of the picture; with the suffix `Text`, that of the side file.
  fileprivate init(_ node: JSONNode, _ key: String) throws(DocumentError) {
    self.init(
      picture: try node.optional(key).map { (node) throws(DocumentError) in try node.digest() },
      text: try node.optional(key + "Text").map { (node) throws(DocumentError) in try node.digest() })
  }
}

extension FrameReview {
  fileprivate init(_ node: JSONNode) throws(DocumentError) {
    var measure: Measure?
    if node["count"] != nil {
      var regions: [ChangedRegion] = []
      for region in try node.member("regions").list() { regions.append(try ChangedRegion(region)) }
      measure = Measure(
        count: try node.member("count").integer(), unequal: try node.optional("unequal")?.integer(),
        total: try node.member("total").integer(1...Int(Int32.max)),
        largestStep: try node.member("largestStep").integer(0...255), regions: regions,
        pixel: try node.optional("pixel").map { (node) throws(DocumentError) in
          PixelChange(expected: try node.member("expected").text(), actual: try node.member("actual").text())
        })
    }
    self.init(
      frames: try node.member("frames").frames(),
      verdict: try node.member("verdict").value("a frame's verdict") { Verdict(rawValue: $0) },
      expected: try node.optional("expected").map { (node) throws(DocumentError) in try node.digest() },
      actual: try node.optional("actual").map { (node) throws(DocumentError) in try node.digest() },
      difference: try node.optional("difference").map { (node) throws(DocumentError) in try node.digest() },
      hasPictures: try node.member("hasPictures").flag(), measure: measure)
  }
}

extension ChangedRegion {
  fileprivate init(_ node: JSONNode) throws(DocumentError) {
    let sides = try node.member("box").list(of: 4, "a box [x, y, width, height]")
    let (x, y) = (try sides[0].integer(), try sides[1].integer())
    let (width, height) = (try sides[2].integer(), try sides[3].integer())
    self.init(box: PixelRect(x, y, x + width, y + height), count: try node.member("count").integer())
  }
}

extension LimitInForce {
  fileprivate init(_ node: JSONNode) throws(DocumentError) {
    self.init(
      name: try node.member("name").text(), value: try node.member("value").text(),
      source: try node.member("source").text(),
      measured: try node.optional("measured").map { (node) throws(DocumentError) in try node.text() },
      holds: try node.member("holds").flag())
  }
}

extension LintFinding {
  fileprivate init(_ node: JSONNode) throws(DocumentError) {
    self.init(
      try node.member("rule").value("a rule of the lint") { LintRule(rawValue: $0) },
      try node.member("severity").value("a severity") { Severity(rawValue: $0) }, try node.member("message").text(),
      subjects: try node.member("subjects").texts(), frames: try FrameRanges(node.member("frames")),
      frame: try node.member("frame").integer(),
      silencedBecause: try node.optional("silenced").map { (node) throws(DocumentError) in try node.text() })
  }
}

extension FrameRanges {
  fileprivate init(_ node: JSONNode) throws(DocumentError) {
    var ranges: [Range<Int>] = []
    for element in try node.list() { ranges.append(try element.frames()) }
    self.init(ranges)
  }
}

extension JSONNode {
  fileprivate func digest() throws(DocumentError) -> PixelDigest {
    try value("a digest of 32 hexadecimal digits") { PixelDigest($0) }
  }

  /// Reads a range from its first and last number.
  fileprivate func frames() throws(DocumentError) -> Range<Int> {
    let ends = try list(of: 2, "first and last frame")
    let (first, last) = (try ends[0].integer(), try ends[1].integer())
    guard first <= last else { throw fault("first and last frame, the first no later") }
    return first..<last + 1
  }
}
