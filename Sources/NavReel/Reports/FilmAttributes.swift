import NavReelDocuments
public import NavReelMotion
import NavReelScene

/// The state of a film over its frames, value by value.
///
/// Every value of `inspect --stage state` is an attribute named by its path (`progress`, `screens.home.offset`,
/// `backgrounds.forest.alpha`, `bar.tintColor`, `statusBar.style`); so are the place on screen, the alpha and the
/// colour of the titles and back labels of `inspect --stage layout` (`title.forest.x`).
///
///     let attributes = try stage.film("push").attributes(fps: 60)
///     attributes["progress"]?.numbers
public struct FilmAttributes: Sendable {
  /// The name of the film's stage.
  public let scene: String

  /// The name of the film's reel.
  public let reel: String

  /// Frames per second.
  public let rate: Fraction

  /// The exact times of the frames in seconds, ascending; for curves over an offset, also times between them.
  public let times: [Fraction]

  /// The number of times that belong to frames.
  public let frameCount: Int

  /// The attributes in the order of the reports, names unique; each has a value, or none, for every time.
  public let attributes: [FilmAttribute]

  /// The starts and ends of motions and the releases of a finger, ascending.
  public let marks: [FilmMark]

  /// Creates attributes from curves computed elsewhere, with one value for every time.
  ///
  /// - Parameter frameCount: default: the number of times.
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

  /// Returns the attribute with a name, or nil.
  public subscript(name: String) -> FilmAttribute? { attributes.first { $0.name == name } }

  /// Returns the attributes with the given names, in their order.
  ///
  /// - Throws: for an unknown name, with similar names.
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
    // Names that share the last word, or that continue the given word.
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

  /// Returns a dozen names, and the number of further ones.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(12).joined(separator: ", ")
    return names.count > 12 ? shown + " and \(names.count - 12) more" : shown
  }
}

extension Film {
  /// Returns the state over the film's frames.
  ///
  /// - Parameter fps: frames per second, valid for ``RenderOptions/isRate(_:)``. Default 60.
  /// - Throws: every font that the frames need and that is missing or broken, since titles could not be placed; a film
  ///   of more than 100,000 frames.
  public func attributes(fps: Fraction = 60) throws(StageError) -> FilmAttributes {
    try attributes(fps: fps, jobs: RenderOptions.cores, ofEveryItem: false)
  }

  /// Returns the same as ``attributes(fps:)``.
  ///
  /// - Parameters:
  ///   - jobs: the number of threads, at least 1.
  ///   - ofEveryItem: true adds the place, alpha, colour, text, font and icon of all placed items, not only of titles;
  ///     a digest of each page's contents; and the scene's values for the whole film.
  package func attributes(
    fps: Fraction, jobs: Int, ofEveryItem: Bool, isCancelled: @Sendable () -> Bool = { false }
  ) throws(StageError) -> FilmAttributes {
    let times = try attributeTimes(fps: fps)
    let observer = AttributeObserver(self, ofEveryItem: ofEveryItem)
    try survey(times.map(\.value), for: [observer], jobs: jobs, isCancelled: isCancelled)
    return try observer.attributes(fps: fps, times: times)
  }

  /// Returns the same as ``attributes(fps:)``, with additional times between the frames for the corners of a curve over
  /// a screen's scroll offset; see ``Timeline/offsetPassages(of:most:)``.
  package func attributes(fps: Fraction, overOffsetOf screen: String) throws(StageError) -> FilmAttributes {
    let frames = try attributeTimes(fps: fps)
    let seconds = Set(frames.map(\.value) + timeline.offsetPassages(of: screen)).sorted()
    let observer = AttributeObserver(self, ofEveryItem: false)
    try survey(seconds, for: [observer], jobs: RenderOptions.cores)
    return try observer.attributes(
      fps: fps, times: seconds.map { Fraction(nearestNanosecond: $0) }, marks: marks(between: frames),
      frameCount: frames.count)
  }

  /// Returns the times of the frames; throws if there are too many for attributes.
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
