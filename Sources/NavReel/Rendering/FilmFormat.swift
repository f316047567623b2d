/// A kind of file to write a film's frames to.
public protocol FilmFormat: Sendable {
  /// The name for people, such as `apng`.
  var name: String { get }

  /// The file extension; nil for files in a folder.
  var fileExtension: String? { get }

  /// Throws before a frame is drawn if the format does not support the film.
  func check(_ film: Film, _ options: RenderOptions) throws(StageError)

  /// Returns sentences about requests that the format cannot meet exactly.
  func remarks(_ durations: FrameDurations) -> [String]

  /// Begins to write.
  func sink(_ job: RenderJob) throws(StageError) -> any FrameSink
}

extension FilmFormat {
  public func remarks(_ durations: FrameDurations) -> [String] { [] }

  /// Returns the path that the format writes to, for a film whose frames go into a folder: the folder, or one file
  /// beside it.
  public func path(beside folder: String) -> String { fileExtension.map { folder + "." + $0 } ?? folder }

  /// Throws unless the options ask for the whole film, which an animation needs.
  public func checkWholeFilm(_ options: RenderOptions) throws(StageError) {
    if options.instants != nil {
      throw .request("\(name) shows a film as it runs, not chosen instants; those go with png, strip and onion")
    }
    if !options.shard.isWhole {
      throw .request("\(name) is one file of all frames, so it cannot be drawn in parts; parts go with png")
    }
  }
}
