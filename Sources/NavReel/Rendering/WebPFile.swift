public import NavReelCodecs

/// An animated WebP.
public struct WebPFile: AnimationFormat {
  public var options: WebPOptions

  public init(_ options: WebPOptions = WebPOptions()) { self.options = options }

  public var name: String { "webp" }
  public var fileExtension: String? { "webp" }
  public var longestSide: Int { WebPEncoder.longestSide }
  public var keepsTranslucentColors: Bool { true }

  public func remarks(_ durations: FrameDurations) -> [String] {
    options.plays.remark(WebPOptions.mostPlays, "WebP")
  }

  public func sink(_ job: EncodingJob, to file: FileWriter) throws(StageError) -> any FrameSink {
    do throws(CodecError) {
      let encoder = try WebPEncoder(width: job.width, height: job.height, options: options)
      return AnimationSink(encoder, durations: job.durations, file: file)
    } catch { throw .request("\(error)") }
  }
}
