import NavReelCodecs
public import NavReelDrawing
import NavReel
import NavReelRaster

/// Work that other engines do too, as display lists of 390 × 844 points at scale 3.
public protocol ReferenceJob: Sendable {
  var frameCount: Int { get }
  func frame(_ index: Int) -> DisplayList
}

extension ReferenceJob {
  /// Draws every frame and writes it as PNG into a folder.
  ///
  /// - Parameter effort: `fast`, `balanced` or `small`; nil for the default.
  public func write(to folder: String, jobs: Int?, effort: String?) throws {
    let renderer = Renderer(width: 1170, height: 2532, scale: JobShapes.scale, cache: LayerCache())
    let frames = try FrameSequenceWriter(
      folder: folder, effort: effort.flatMap(PNGEncoder.Effort.init(rawValue:)) ?? RenderOptions().effort)
    try FramePipeline(width: 1170, height: 2532, isOpaque: true, jobs: jobs ?? RenderOptions.cores)
      .run((0..<frameCount).map { $0..<$0 + 1 }, to: [frames]) { canvas, index in
        renderer.render(frame(index), replacing: &canvas)
      }
  }
}
