import NavReelMotion
import NavReel

/// The reel that a check examines.
struct ReelSource {
  let scene: SceneSource
  let reel: String

  /// The path of the test's file; relative paths begin at its folder.
  let testFile: String

  var folder: String { FilePath.folder(of: testFile) }

  /// - Returns: the film, and the variant's name.
  func film() throws(StageError) -> (film: Film, variant: String) {
    let (stage, variant) = try scene.open(for: testFile)
    return (try stage.film(reel), variant)
  }

  /// Returns a film of one frame.
  ///
  /// - Parameter text: as for `--at`: seconds such as `0.1` or `101/30`, or a percentage such as `50%`.
  /// - Returns: the film, named like `push@50%`; its time in the reel; and the variant's name.
  func frame(at text: String) throws(StageError) -> (film: Film, time: Fraction, variant: String) {
    guard let instant = Instant(text) else {
      throw .request(
        "at: expected seconds such as 0.1 or 101/30, or a percentage of 0…100 such as 50%, got \"\(text)\"")
    }
    let (film, variant) = try film()
    let time = film.time(of: instant)
    guard time <= film.timeline.exactDuration else {
      throw .request("at: the reel \"\(reel)\" lasts \(film.duration) s, and \(text) s lies beyond its end")
    }
    let name = "\(reel)@" + text.map { $0 == "/" ? "-" : String($0) }.joined()
    return (film.held(at: time, named: name), time, variant)
  }
}
