import Codecs
public import Motion
import Scene

/// A film being written to a folder: `frame-0000.png …` and `reel.json`.
///
/// Each file appears whole or not at all. The description is removed first and written last, so that a folder
/// with a `reel.json` is complete; frames that a former, longer run left are removed.
public struct FilmRender: Sendable {
  public let film: Film
  public let options: RenderOptions
  public let folder: String

  /// Of all frames of the film, or the chosen instants.
  public let times: [Fraction]

  public init(_ film: Film, to folder: String, options: RenderOptions = RenderOptions()) {
    self.film = film
    self.folder = folder
    self.options = options
    if let instants = options.instants {
      times = instants.map { film.time(of: $0) }
    } else {
      times = film.timeline.frameTimes(rate: options.fps)
    }
  }

  /// The numbers of the frames that this shard writes.
  public var indices: Range<Int> { options.shard.range(of: times.count) }

  /// Draws, encodes and writes.
  ///
  /// - Parameters:
  ///   - isCancelled: asked between frames; true stops the run, with ``StageError/interrupted(written:of:)``.
  ///   - progress: told how many frames are written, by one thread at a time, in order.
  @discardableResult
  public func run(
    isCancelled: @escaping @Sendable () -> Bool = { false }, progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) throws(StageError) -> FilmManifest {
    do throws(FileError) { try prepareFolder() } catch { throw .file(error) }
    let runs = equalRuns()
    let size = film.stage.pixelSize
    let digests = try FrameSequenceWriter(folder: folder, jobs: options.jobs, effort: options.effort).write(
      width: size.width, height: size.height, runs: runs.map(\.frames),
      draw: { canvas, index in film.draw(runs[index].state, into: &canvas) }, isCancelled: isCancelled,
      progress: progress)
    let perFrame = zip(runs, digests).flatMap { run, digest in run.frames.map { _ in digest.description } }
    let manifest = FilmManifest(render: self, digests: perFrame)
    do throws(FileError) {
      try FileAccess.write(manifest.json, to: FilePath.join(folder, manifest.fileName))
    } catch { throw .file(error) }
    return manifest
  }

  /// Instants to draw, each with the neighbouring frames that show it: those of a hold are drawn and compressed once.
  private func equalRuns() -> [(state: FrameState, frames: Range<Int>)] {
    var runs: [(state: FrameState, frames: Range<Int>)] = []
    for index in indices {
      let state = film.timeline.state(at: times[index].value).withoutTime
      if let last = runs.indices.last, runs[last].state == state {
        runs[last].frames = runs[last].frames.lowerBound..<index + 1
      } else {
        runs.append((state, index..<index + 1))
      }
    }
    return runs
  }

  /// Makes the folder, and removes the description and what killed or longer runs left.
  private func prepareFolder() throws(FileError) {
    try FileAccess.createFolder(folder)
    for name in FileAccess.names(in: folder) {
      let isLeftOver = name.hasPrefix(FileAccess.temporaryPrefix) && FileAccess.isAbandoned(name)
      let isStale = options.shard.isWhole && (name.hasPrefix("reel.") && name.hasSuffix(".json") || isOldFrame(name))
      if isLeftOver || isStale { try FileAccess.remove(FilePath.join(folder, name)) }
    }
    if !options.shard.isWhole { try FileAccess.remove(FilePath.join(folder, FilmManifest.fileName(options.shard))) }
  }

  private func isOldFrame(_ name: String) -> Bool {
    guard name.hasPrefix("frame-") && name.hasSuffix(".png"), let number = Int(name.dropFirst(6).dropLast(4)) else {
      return false
    }
    return Frame.fileName(number) == name
  }
}

extension FrameState {
  /// The same instant with the fields that only people read set to one value: equal for frames that look equal.
  var withoutTime: FrameState {
    var state = self
    state.time = 0
    state.phase = .before
    return state
  }
}
