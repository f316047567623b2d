import CNavReelWebP
import NavReelDrawing

/// The interface to libwebp, which no other file calls. Its own threads are off: callers compress frames in parallel.
enum LibWebP {
  /// Pixels in libwebp's order, with blue in the lowest byte and alpha in the highest, straight.
  typealias Pixels = UnsafeMutableBufferPointer<UInt32>

  /// Compresses a picture whose pixels `fill` writes, and returns its chunks for an animation's frame: VP8L, or VP8
  /// preceded by ALPH if a pixel is not opaque.
  ///
  /// The same pixels give the same bytes with the same libwebp. Clear pixels keep the colour from `fill` if
  /// `keepsClearColors`; otherwise libwebp chooses colours that pack well. Sides are at most
  /// ``WebPEncoder/longestSide``.
  static func encode(
    width: Int, height: Int, mode: WebPOptions.Mode, keepsClearColors: Bool = false, _ fill: (Pixels) -> Void
  ) -> [UInt8] {
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) != 0 else { preconditionFailure("libwebp is the one this was built for") }
    picture.use_argb = 1
    picture.width = Int32(width)
    picture.height = Int32(height)
    guard WebPPictureAlloc(&picture) != 0, let memory = picture.argb else {
      preconditionFailure("libwebp takes \(width)×\(height) pixels, and there is memory for them")
    }
    defer { WebPPictureFree(&picture) }
    precondition(Int(picture.argb_stride) == width, "a new picture's rows lie without gaps")
    fill(Pixels(start: memory, count: width * height))
    // The header of a lossy picture has room for 512 KB of block modes: a huge picture needs coarser modes, or none.
    for (mode, limit) in [(mode, 0), (mode, 100), (.lossless(.fast), 0)] as [(WebPOptions.Mode, Int32)] {
      let attempt = configuration(mode, partitionLimit: limit, keepsClearColors: keepsClearColors)
      if let file = encode(&picture, attempt) { return chunks(of: file) }
    }
    preconditionFailure("libwebp has memory for \(width)×\(height) pixels")
  }

  private static func configuration(
    _ mode: WebPOptions.Mode, partitionLimit: Int32, keepsClearColors: Bool
  ) -> WebPConfig {
    var configuration = WebPConfig()
    guard WebPConfigInit(&configuration) != 0 else { preconditionFailure("libwebp is the one this was built for") }
    configuration.thread_level = 0
    configuration.exact = keepsClearColors ? 1 : 0
    switch mode {
    case .lossless(let effort):
      configuration.lossless = 1
      (configuration.method, configuration.quality) = effort.methodAndQuality
    case .lossy(let quality):
      configuration.quality = Float(quality)
      configuration.method = 4
      configuration.partition_limit = partitionLimit
    }
    return configuration
  }

  private static func encode(_ picture: inout WebPPicture, _ configuration: WebPConfig) -> [UInt8]? {
    var (configuration, writer) = (configuration, WebPMemoryWriter())
    WebPMemoryWriterInit(&writer)
    defer { WebPMemoryWriterClear(&writer) }
    let isDone = withUnsafeMutablePointer(to: &writer) { writer in
      picture.writer = { WebPMemoryWrite($0, $1, $2) }
      picture.custom_ptr = UnsafeMutableRawPointer(writer)
      defer { picture.custom_ptr = nil }
      return WebPEncode(&configuration, &picture) != 0
    }
    return isDone ? Array(UnsafeBufferPointer(start: writer.mem, count: writer.size)) : nil
  }

  /// Returns the chunks of a still file after its RIFF header and VP8X chunk.
  private static func chunks(of file: [UInt8]) -> [UInt8] {
    let isExtended = file.dropFirst(12).starts(with: Array("VP8X".utf8))
    return Array(file.dropFirst(isExtended ? 30 : 12))
  }

  /// A WebP file whose chunks are valid: each of them is complete, and frames are inside the canvas.
  final class File: @unchecked Sendable {
    let width: Int
    let height: Int
    let isAnimated: Bool
    let mayHaveAlpha: Bool
    let frameCount: Int

    /// The number of plays: 0 means forever; 1 for a still picture.
    let loopCount: Int

    // libwebp points into these bytes. Both are only read after `init`.
    private let memory: UnsafeMutableRawBufferPointer
    private let demuxer: OpaquePointer

    /// Copies the bytes and reads their chunks, decoding nothing; nil if the file is broken or truncated.
    init?(_ bytes: UnsafeRawBufferPointer) {
      let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: max(bytes.count, 1), alignment: 16)
      memory.copyMemory(from: bytes)
      var data = WebPData(bytes: memory.bindMemory(to: UInt8.self).baseAddress, size: bytes.count)
      guard let demuxer = WebPDemux(&data) else {
        memory.deallocate()
        return nil
      }
      func number(_ feature: WebPFormatFeature) -> Int { Int(WebPDemuxGetI(demuxer, feature)) }
      let flags = UInt32(number(WEBP_FF_FORMAT_FLAGS))
      (self.memory, self.demuxer) = (memory, demuxer)
      (width, height) = (number(WEBP_FF_CANVAS_WIDTH), number(WEBP_FF_CANVAS_HEIGHT))
      isAnimated = flags & ANIMATION_FLAG.rawValue != 0
      // A frame may have alpha even if the file's header does not state it.
      mayHaveAlpha = flags & ALPHA_FLAG.rawValue != 0 || isAnimated || File.firstFrameHasAlpha(demuxer)
      (frameCount, loopCount) = (number(WEBP_FF_FRAME_COUNT), number(WEBP_FF_LOOP_COUNT))
    }

    deinit {
      WebPDemuxDelete(demuxer)
      memory.deallocate()
    }

    /// Lends the EXIF metadata, empty if there are none.
    func withEXIF<R>(_ body: (UnsafeRawBufferPointer) -> R) -> R { withChunk("EXIF", body) }

    /// The colour profile; nil if there is none.
    var colorProfile: [UInt8]? {
      let profile = withChunk("ICCP") { Array($0) }
      return profile.isEmpty ? nil : profile
    }

    private func withChunk<R>(_ name: String, _ body: (UnsafeRawBufferPointer) -> R) -> R {
      var chunk = WebPChunkIterator()
      guard WebPDemuxGetChunk(demuxer, name, 1, &chunk) != 0 else {
        return body(UnsafeRawBufferPointer(start: nil, count: 0))
      }
      defer { WebPDemuxReleaseChunkIterator(&chunk) }
      return body(UnsafeRawBufferPointer(start: chunk.chunk.bytes, count: chunk.chunk.size))
    }

    /// The placement of a frame in the film.
    struct Frame {
      let rect: PixelRect
      let milliseconds: Int
      /// False if the frame's pixels replace those below, including clear ones.
      let blends: Bool
      /// True if the frame's rectangle is cleared before the next frame.
      let isCleared: Bool
    }

    /// Decodes a frame and lends its rectangle's pixels: straight, red in the lowest byte. Returns nil if it is broken.
    func frame<R>(_ index: Int, _ body: (Frame, UnsafeMutableBufferPointer<UInt32>) -> R) -> R? {
      var iterator = WebPIterator()
      // libwebp counts from 1, and 0 means the last frame.
      guard index >= 0, WebPDemuxGetFrame(demuxer, Int32(index) + 1, &iterator) != 0 else { return nil }
      defer { WebPDemuxReleaseIterator(&iterator) }
      let (x, y) = (Int(iterator.x_offset), Int(iterator.y_offset))
      let rect = PixelRect(x, y, x + Int(iterator.width), y + Int(iterator.height))
      guard iterator.complete != 0, !rect.isEmpty, rect == rect.intersection(PixelRect(0, 0, width, height)) else {
        return nil
      }
      let frame = Frame(
        rect: rect, milliseconds: Int(iterator.duration), blends: iterator.blend_method == WEBP_MUX_BLEND,
        isCleared: iterator.dispose_method == WEBP_MUX_DISPOSE_BACKGROUND)
      let data = iterator.fragment
      var (codedWidth, codedHeight): (Int32, Int32) = (0, 0)
      guard WebPGetInfo(data.bytes, data.size, &codedWidth, &codedHeight) != 0, Int(codedWidth) == rect.width,
        Int(codedHeight) == rect.height
      else { return nil }
      let pixels = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: rect.area)
      defer { pixels.deallocate() }
      let isDecoded = pixels.withMemoryRebound(to: UInt8.self) { target in
        WebPDecodeRGBAInto(data.bytes, data.size, target.baseAddress, target.count, Int32(rect.width * 4)) != nil
      }
      return isDecoded ? body(frame, pixels) : nil
    }

    private static func firstFrameHasAlpha(_ demuxer: OpaquePointer) -> Bool {
      var iterator = WebPIterator()
      guard WebPDemuxGetFrame(demuxer, 1, &iterator) != 0 else { return false }
      defer { WebPDemuxReleaseIterator(&iterator) }
      return iterator.has_alpha != 0
    }
  }
}
