import NavReelDocuments
public import NavReelMotion
import NavReelScene

/// The state of a film over its frames, value by value.
///
/// Every value of `inspect --stage state` is an attribute with its path for a name (`progress`,
/// `screens.home.offset`, `backgrounds.forest.alpha`, `bar.tintColor`, `statusBar.style`); so are the place on screen,
/// the alpha and the colour of the titles and back labels of `inspect --stage layout` (`title.forest.x`).
///
///     let attributes = try stage.film("push").attributes(fps: 60)
///     attributes["progress"]?.numbers
public struct FilmAttributes: Sendable {
  /// The name of the film's stage.
  public let scene: String

  /// The name of its reel.
  public let reel: String

  /// Frames a second.
  public let rate: Fraction

  /// The times of the frames, in seconds, exact and ascending; for curves over an offset, times between them, too.
  public let times: [Fraction]

  /// The number of times that are frames'.
  public let frameCount: Int

  /// In the order of the reports, each name once; each has a value, or none, for every time.
  public let attributes: [FilmAttribute]

  /// When a motion begins, a finger lets go, a motion ends; ascending.
  public let marks: [FilmMark]

  /// Curves made elsewhere, one value of each for every time.
  ///
  /// - Parameter frameCount: default: as many as times.
  public init(
    scene: String, reel: String, rate: Fraction, times: [Fraction], attributes: [FilmAttribute],
    marks: [FilmMark] = [], frameCount: Int? = nil
  ) {
    precondition(attributes.allSatisfy { $0.count == times.count }, "an attribute has a value or none for every time")
    self.scene = scene
    self.reel = reel
    self.rate = rate
    self.times = times
    self.frameCount = frameCount ?? times.count
    self.attributes = attributes
    self.marks = marks
  }

  /// The attribute of that name, or nil.
  public subscript(name: String) -> FilmAttribute? { attributes.first { $0.name == name } }

  /// The attributes of those names, in their order.
  ///
  /// - Throws: a name that none has, with the names that are near.
  public func attributes(named names: [String]) throws(StageError) -> [FilmAttribute] {
    var found: [FilmAttribute] = []
    for name in names {
      guard let attribute = self[name] else { throw .request(unknown(name)) }
      found.append(attribute)
    }
    return found
  }

  private func unknown(_ name: String) -> String {
    let start = "attributes: the reel \"\(reel)\" has no \"\(name)\""
    // Names that share the last word, or that go on from the word given.
    let names = attributes.map(\.name)
    let last = name.split(separator: ".").last.map { "." + $0.lowercased() } ?? ""
    let word = name.lowercased()
    let kin = names.filter { known in
      let known = known.lowercased()
      return known.hasPrefix(word + ".") || (!last.isEmpty && known.hasSuffix(last))
        || FilmAttributes.key(known) == word
    }
    var near = Suggestion.nearest(name, among: names).map { [$0] } ?? []
    near += kin.filter { !near.contains($0) }
    guard !near.isEmpty else { return start + "; it has \(FilmAttributes.list(names))" }
    let shown = near.prefix(5).map { "\"\($0)\"" }
    return start + "; did you mean " + shown.joined(separator: shown.count > 2 ? ", " : " or ") + "?"
  }

  /// Returns the name in a scene, in lower case: `backgroundalpha` for `backgrounds.forest.alpha`.
  private static func key(_ name: String) -> String {
    let parts = name.split(separator: ".")
    guard parts.count > 2, let root = parts.first, let last = parts.last else { return name }
    return String(root.hasSuffix("s") ? root.dropLast() : root) + last
  }

  /// A dozen names, and how many more there are.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(12).joined(separator: ", ")
    return names.count > 12 ? shown + " and \(names.count - 12) more" : shown
  }
}

extension Film {
  /// The state over the film's frames.
  ///
  /// - Parameter fps: frames a second, one of ``RenderOptions/isRate(_:)``. Default 60.
  /// - Throws: every font that the frames need and that is missing or broken, for titles could not be placed; a film of
  ///   more than 100,000 frames.
  public func attributes(fps: Fraction = 60) throws(StageError) -> FilmAttributes {
    try attributes(fps: fps, jobs: RenderOptions.cores, ofEveryItem: false)
  }

  /// Returns the same as ``attributes(fps:)``.
  ///
  /// - Parameters:
  ///   - jobs: threads, at least 1.
  ///   - ofEveryItem: true adds place, alpha, colour, text, font and icon of all placed items, not of titles alone; of each page a
  ///     digest of what fills it; and what the scene says of the whole film.
  package func attributes(
    fps: Fraction, jobs: Int, ofEveryItem: Bool, isCancelled: @Sendable () -> Bool = { false }
  ) throws(StageError) -> FilmAttributes {
    let times = try attributeTimes(fps: fps)
    let observer = AttributeObserver(self, ofEveryItem: ofEveryItem)
    try survey(times.map(\.value), for: [observer], jobs: jobs, isCancelled: isCancelled)
    return try observer.attributes(fps: fps, times: times)
  }

  /// Returns the same as ``attributes(fps:)``, with the times between the frames that a curve over the scroll offset of
  /// a screen needs for its corners; see ``Timeline/offsetPassages(of:most:)``.
  package func attributes(fps: Fraction, overOffsetOf screen: String) throws(StageError) -> FilmAttributes {
    let frames = try attributeTimes(fps: fps)
    let seconds = Set(frames.map(\.value) + timeline.offsetPassages(of: screen)).sorted()
    let observer = AttributeObserver(self, ofEveryItem: false)
    try survey(seconds, for: [observer], jobs: RenderOptions.cores)
    return try observer.attributes(
      fps: fps, times: seconds.map { Fraction(nearestNanosecond: $0) }, marks: marks(between: frames),
      frameCount: frames.count)
  }

  /// The times of the frames, no more than attributes are gathered of.
  package func attributeTimes(fps: Fraction) throws(StageError) -> [Fraction] {
    let times = try frameTimes(fps: fps)
    guard times.count <= 100_000 else {
      throw .request(
        "fps: \(fps) makes \(times.count) frames, and attributes are gathered of at most 100000; ask for fewer a second"
      )
    }
    return times
  }
}
