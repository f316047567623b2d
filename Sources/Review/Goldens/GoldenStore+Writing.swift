import NavReelCodecs
public import NavReelMotion
public import NavReel
public import NavReelScene

extension GoldenStore {
  /// A golden that was drawn, but whose files do not have their names yet.
  struct Drawing: Sendable {
    let draft: Draft
    let record: GoldenRecord

    /// Warnings about the scene, its pictures and the texts of the frames.
    let warnings: [SceneWarning]
  }

  /// Draws a film and writes its golden: picture and side file, or neither.
  ///
  /// - Parameters:
  ///   - fps: the number of frames a second, one of ``RenderOptions/isRate(_:)``.
  ///   - progress: called with the number of frames drawn.
  /// - Returns: the side file, and warnings about the scene, its pictures and the texts of the frames.
  @discardableResult
  public func write(
    _ film: Film, _ address: GoldenAddress, fps: Fraction, jobs: Int = RenderOptions.cores,
    isCancelled: @escaping @Sendable () -> Bool = { false }, progress: @Sendable (Int) -> Void = { _ in }
  ) throws(StageError) -> (record: GoldenRecord, warnings: [SceneWarning]) {
    let drawing = try draw(film, address, fps: fps, jobs: jobs, isCancelled: isCancelled, progress: progress)
    do throws(FileError) { try name(drawing.draft) } catch { throw .file(error) }
    return (drawing.record, drawing.warnings)
  }

  /// Draws a film; the old golden stays until the drawing gets its names.
  func draw(
    _ film: Film, _ address: GoldenAddress, fps: Fraction, jobs: Int, isCancelled: @escaping @Sendable () -> Bool,
    progress: @Sendable (Int) -> Void
  ) throws(StageError) -> Drawing {
    _ = try film.attributeTimes(fps: fps)
    let values = AttributeObserver(film, ofEveryItem: true)
    let render = try FilmRender(
      film, to: FilePath.join(folder, address.id), options: RenderOptions(formats: [], fps: fps, jobs: jobs),
      observers: [values], isCancelled: isCancelled)
    let attributes = try values.attributes(fps: fps, times: render.times)
    do throws(FileError) { try prepare(address) } catch { throw .file(error) }
    let path = draftPath(address)
    let size = film.stage.pixelSize
    let job = EncodingJob(
      width: size.width, height: size.height, isOpaque: true,
      durations: FrameDurations(times: render.times, last: Fraction.one / fps), jobs: jobs, isCancelled: isCancelled)
    let drawn = try render.drawn(
      to: [try APNGFile().sink(job, to: path)], isCancelled: isCancelled, progress: progress)
    do throws(StageError) {
      let bytes: [UInt8]
      do throws(FileError) { bytes = try FileAccess.read(path, limit: PictureLimits.standard.maxBytes) } catch {
        throw .file(error)
      }
      let record = GoldenRecord(
        tool: NavReelVersion.current, scene: address.scene, reel: address.reel, variant: address.variant,
        width: size.width, height: size.height, rate: fps, file: PixelDigest(ofFile: bytes),
        fonts: drawn.fonts.compactMap(GoldenRecord.Font.init), timeline: PictureTimeline(drawn),
        values: attributes.attributes.map { ValueTrack($0) })
      let draft = Draft(address: address, path: path, text: Array(record.text.utf8))
      return Drawing(draft: draft, record: record, warnings: render.warnings)
    } catch {
      discard(Draft(address: address, path: path, text: []))
      throw error
    }
  }

  /// Makes the golden's folder, and refuses paths that lead out of the store's folder.
  func prepare(_ address: GoldenAddress) throws(FileError) {
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
    // Removes the leftovers of killed runs.
    _ = try mend(address)
    let home = FilePath.folder(of: draftPath(address))
    for name in try FileAccess.names(in: home) where FileAccess.isTemporary(name) {
      FileAccess.removeIfAbandoned(FilePath.join(home, name))
    }
  }

  private func allow(_ path: String) throws(FileError) {
    do throws(GoldenFault) { try checkInside(path) } catch { throw FileError(path: error.path, reason: error.reason) }
  }
}

extension PictureTimeline {
  init(_ drawn: DrawnFilm) {
    self.init()
    for (frames, digest) in zip(drawn.runs, drawn.digests) { append(digest, count: frames.count) }
  }
}
