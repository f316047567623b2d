public import Codecs
import Motion

/// A GIF.
public struct GIFFile: AnimationFormat {
  public var options: GIFOptions

  public init(_ options: GIFOptions = GIFOptions()) { self.options = options }

  /// The fastest rate that viewers show as it is: two hundredths of a second a frame.
  public static let fastestRate: Fraction = 50

  public var name: String { "gif" }
  public var fileExtension: String? { "gif" }
  public var longestSide: Int { GIFPlan.longestSide }

  public func remarks(_ durations: FrameDurations) -> [String] {
    let all = (0..<durations.count).map { durations[$0] }
    let left = durations.count - GIFSink.schedule(all).entries.count
    guard left > 0 else { return [] }
    return [
      "a GIF shows at most \(GIFFile.fastestRate) frames a second; \(left) of \(durations.count) are left out, and the "
        + "film keeps its length"
    ]
  }

  public func sink(_ cut: FrameCut, to file: FileWriter) -> any FrameSink {
    GIFSink(options, durations: cut.durations, file: file, jobs: cut.jobs, isCancelled: cut.isCancelled)
  }
}
