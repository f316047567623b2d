import Codecs
public import Motion
public import NavReel
public import Scene

extension GoldenStore {
  /// Draws a film and writes its golden: picture and side file.
  ///
  /// Both are complete on the disk before either gets its name, so that a disk that is full leaves the old golden as it
  /// was. A run that is killed between the two names leaves a picture whose side file is not its own, which ``find(_:)``
  /// says.
  ///
  /// - Parameters:
  ///   - fps: frames a second, one of ``RenderOptions/isRate(_:)``.
  ///   - progress: told how many frames are drawn.
  /// - Returns: the side file, and remarks about the scene, its pictures and the texts of the frames.
  @discardableResult
  public func write(
    _ film: Film, _ address: GoldenAddress, fps: Fraction, jobs: Int = RenderOptions.cores,
    isCancelled: @escaping @Sendable () -> Bool = { false }, progress: @Sendable (Int) -> Void = { _ in }
  ) throws(StageError) -> (record: GoldenRecord, warnings: [SceneWarning]) {
    let render = try FilmRender(
      film, to: FilePath.join(folder, address.id), options: RenderOptions(formats: [], fps: fps, jobs: jobs),
      isCancelled: isCancelled)
    let target: String
    do throws(FileError) { target = try prepare(address) } catch { throw .file(error) }
    let staged = FilePath.join(FilePath.folder(of: target), GoldenStore.stagedName(address))
    do throws(StageError) {
      let size = film.stage.pixelSize
      let cut = FrameCut(
        width: size.width, height: size.height, isOpaque: true,
        durations: FrameDurations(times: render.times, last: Fraction.one / fps), jobs: jobs, isCancelled: isCancelled)
      let drawn = try render.drawn(
        to: [try APNGFile().sink(cut, to: staged)], isCancelled: isCancelled, progress: progress)
      let attributes = try film.attributes(fps: fps, jobs: jobs, ofEveryItem: true, isCancelled: isCancelled)
      let record = try finish(address, staged, target) { digest in
        GoldenRecord(
          tool: NavReelVersion.current, scene: address.scene, reel: address.reel, variant: address.variant,
          width: size.width, height: size.height, rate: fps, file: digest,
          fonts: drawn.fonts.compactMap(GoldenRecord.Font.init), timeline: PictureTimeline(drawn),
          values: attributes.attributes.map { ValueTrack($0) })
      }
      return (record, render.warnings)
    } catch {
      do throws(FileError) { try FileAccess.remove(staged) } catch { throw .file(error) }
      throw error
    }
  }

  /// Gives picture and side file their names, one right after the other.
  private func finish(
    _ address: GoldenAddress, _ staged: String, _ target: String, _ record: (PixelDigest) -> GoldenRecord
  ) throws(StageError) -> GoldenRecord {
    do throws(FileError) {
      let bytes = try FileAccess.read(staged, limit: PictureLimits.standard.maxBytes)
      let side = try FileWriter(recordPath(address))
      let record = record(bytes.withUnsafeBytes { PixelDigest(ofBytes: $0) })
      try side.write(Array(record.text.utf8))
      try FileAccess.move(staged, to: target)
      try side.finish()
      return record
    } catch { throw .file(error) }
  }

  /// Makes the golden's folder, and refuses what leads out of the store's.
  ///
  /// - Returns: the picture's path, or that of the file which it links to.
  @discardableResult
  func prepare(_ address: GoldenAddress) throws(FileError) -> String {
    try FileAccess.createFolder(folder)
    var path = folder
    for name in [address.scene] + (address.variant.isEmpty ? [] : [address.variant]) {
      path = FilePath.join(path, name)
      try FileAccess.createFolder(path)
      try allow(path)
    }
    for file in [picturePath(address), recordPath(address)] {
      _ = try FileAccess.writable(file)
      if FileAccess.exists(file) { try allow(file) }
    }
    let target = try FileAccess.writable(picturePath(address))
    // What killed runs left.
    let home = FilePath.folder(of: target)
    try FileAccess.remove(FilePath.join(home, GoldenStore.stagedName(address)))
    for name in try FileAccess.names(in: home) where FileAccess.isTemporary(name) {
      FileAccess.removeIfAbandoned(FilePath.join(home, name))
    }
    return target
  }

  private func allow(_ path: String) throws(FileError) {
    do throws(GoldenFault) { try checkInside(path) } catch { throw FileError(path: error.path, reason: error.reason) }
  }

  /// The picture's name until both files are complete; short, for a reel may have the longest name there is.
  static func stagedName(_ address: GoldenAddress) -> String {
    let digest = Array(address.id.utf8).withUnsafeBytes { PixelDigest(ofBytes: $0) }
    return ".navreel-golden-" + digest.description.prefix(16)
  }
}

extension PictureTimeline {
  init(_ drawn: DrawnFilm) {
    self.init()
    for (frames, digest) in zip(drawn.runs, drawn.digests) { append(digest, count: frames.count) }
  }
}
