public import NavReelCodecs

/// A lossless animated PNG.
public struct APNGFile: AnimationFormat {
  public var plays: AnimationPlays

  /// The trade-off between speed and file size; the pixels stay the same.
  public var effort: PNGEncoder.Effort

  public init(plays: AnimationPlays = .forever, effort: PNGEncoder.Effort = .balanced) {
    self.plays = plays
    self.effort = effort
  }

  public var name: String { "apng" }
  public var fileExtension: String? { "png" }
  public var longestSide: Int { Int(Int32.max) }
  public var storesOpaqueFramesApart: Bool { true }
  public var keepsTranslucentColors: Bool { true }

  public func sink(_ job: EncodingJob, to file: FileWriter) -> any FrameSink {
    let encoder = APNGEncoder(
      width: job.width, height: job.height, plays: plays, effort: effort, isOpaque: job.isOpaque)
    return AnimationSink(encoder, durations: job.durations, file: file)
  }
}
