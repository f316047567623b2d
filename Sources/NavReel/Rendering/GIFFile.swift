public import NavReelCodecs
import NavReelMotion

/// An animated GIF.
public struct GIFFile: AnimationFormat {
  public var options: GIFOptions

  public init(_ options: GIFOptions = GIFOptions()) { self.options = options }

  /// The fastest rate that viewers show unchanged: two hundredths of a second per frame.
  public static let fastestRate: Fraction = 50

  public var name: String { "gif" }
  public var fileExtension: String? { "gif" }
  public var longestSide: Int { GIFPlan.longestSide }

  public func remarks(_ durations: FrameDurations) -> [String] {
    let all = (0..<durations.count).map { durations[$0] }
    let left = durations.count - GIFSink.schedule(all).entries.count
    let playing = options.plays.remark(GIFPlan.mostPlays, "GIF")
    guard left > 0 else { return playing }
    return [
      "a GIF shows at most \(GIFFile.fastestRate) frames a second; \(left) of \(durations.count) are left out, and the "
        + "film keeps its length"
    ] + playing
  }

  public func sink(_ job: EncodingJob, to file: FileWriter) -> any FrameSink {
    GIFSink(options, durations: job.durations, file: file, jobs: job.jobs, isCancelled: job.isCancelled)
  }
}

extension AnimationPlays {
  /// Returns a remark if there are more plays than a format can count.
  func remark(_ most: Int, _ format: String) -> [String] {
    guard case .times(let times) = self, times > most else { return [] }
    return ["a \(format) counts at most \(most) plays; it is played so often, not \(times) times"]
  }
}
