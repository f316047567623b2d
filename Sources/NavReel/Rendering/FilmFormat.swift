/// A kind of file that a film's frames become.
public protocol FilmFormat: Sendable {
  /// The name for people, such as `apng`.
  var name: String { get }

  /// The ending of its one file; nil for files in a folder.
  var fileExtension: String? { get }

  /// Refuses what the format cannot hold, before a frame is drawn.
  func check(_ film: Film, _ options: RenderOptions) throws(StageError)

  /// Returns sentences about what the format cannot show as requested.
  func remarks(_ durations: FrameDurations) -> [String]

  /// Begins to write.
  func sink(_ job: RenderJob) throws(StageError) -> any FrameSink
}

extension FilmFormat {
  public func remarks(_ durations: FrameDurations) -> [String] { [] }

  /// Returns the path that the format writes to, for a film whose frames go into a folder: the folder, or one file
  /// beside it.
  public func path(beside folder: String) -> String { fileExtension.map { folder + "." + $0 } ?? folder }

  /// Moving pictures show a whole film as it runs.
  public func checkWholeFilm(_ options: RenderOptions) throws(StageError) {
    if options.instants != nil {
      throw .request("\(name) shows a film as it runs, not chosen instants; those go with png, strip and onion")
    }
    if !options.shard.isWhole {
      throw .request("\(name) is one file of all frames, so it cannot be drawn in parts; parts go with png")
    }
  }
}
