import NavReelCodecs
import NavReelDrawing
public import NavReelMotion

/// Raw video for a pipe into an encoder: YUV 4:4:4 frames with a header of their size and rate (YUV4MPEG2).
public struct Y4MFile: AnimationFormat {
  /// Frames per second.
  public var rate: Fraction

  public init(rate: Fraction) { self.rate = rate }

  public var name: String { "y4m" }
  public var fileExtension: String? { "y4m" }
  public var longestSide: Int { Int(Int32.max) }
  public var isStream: Bool { true }

  public func sink(_ job: EncodingJob, to file: FileWriter) -> any FrameSink {
    AnimationSink(
      Y4MEncoder(width: job.width, height: job.height, rate: rate), durations: job.durations, file: file)
  }
}

/// Bare pixels, four bytes R, G, B, A each, for a pipe into a program that knows their size and rate.
public struct RGBAFile: AnimationFormat {
  /// Frames per second.
  public var rate: Fraction

  public init(rate: Fraction) { self.rate = rate }

  public var name: String { "rgba" }
  public var fileExtension: String? { "rgba" }
  public var longestSide: Int { Int(Int32.max) }
  public var isStream: Bool { true }

  public func sink(_ job: EncodingJob, to file: FileWriter) -> any FrameSink {
    AnimationSink(RGBAEncoder(rate: rate), durations: job.durations, file: file)
  }
}
