import NavReelDrawing
import NavReelScene

/// An attribute that is otherwise than in the golden.
public struct ValueDifference: Hashable, Sendable {
  /// The attribute's, such as `title.forest.x`.
  public let name: String

  /// Where it differs.
  public let frames: FrameRanges

  /// Of places and sizes the frame in which they differ most. Of other values the frames in which the two values that
  /// are told hold longest: where things rest, if they rest; where none holds longer, those that differ most.
  public let held: Range<Int>

  /// The first of ``held``.
  public var frame: Int { held.lowerBound }

  /// In that frame; nil where there is none.
  public let expected: String?

  /// In that frame; nil where there is none.
  public let actual: String?

  /// True when it differs by the same in all its frames, is new in all or gone in all.
  public let isSteady: Bool

  /// True when the thing that has the attribute is there in both films in that frame, by this attribute or another.
  public private(set) var isOfKnownThing = true

  /// Nil when there is no difference in the first `count` frames.
  init?(name: String, _ expected: ValueTrack?, _ actual: ValueTrack?, count: Int) {
    var frames = FrameRanges()
    var told: (frames: Range<Int>, expected: String?, actual: String?)?
    var largest = -1.0
    var isSteady = true
    let isMotion = ValueDifference.isMotion(ValueDifference.parts(of: name).key)
    ValueDifference.pairs(expected?.runs ?? [], actual?.runs ?? [], count: count) { range, mine, theirs in
      if mine == theirs { return }
      frames.append(range)
      let step = ValueDifference.step(mine, theirs)
      if let told {
        let before = ValueDifference.step(told.expected, told.actual)
        isSteady =
          isSteady
          && (step.flatMap { step in before.map { abs(step - $0) < 3e-6 } }
            ?? (mine == told.expected && (mine == nil || theirs == told.actual)
              || theirs == nil && told.actual == nil))
      }
      let extent = ValueDifference.extent(mine, theirs) ?? 0
      let length = isMotion ? 0 : range.count - (told?.frames.count ?? 0)
      // Rounding alone makes no difference larger.
      if told == nil || length > 0 || length == 0 && extent > largest + 3e-6 {
        told = (range, mine, theirs)
        largest = extent
      }
    }
    guard let told else { return nil }
    (self.name, self.frames, self.isSteady) = (name, frames, isSteady)
    (held, self.expected, self.actual) = (told.frames, told.expected, told.actual)
  }

  /// True for the keys of places and sizes, which are told by how far something moved.
  static func isMotion(_ key: Substring) -> Bool { ["x", "y", "width", "height"].contains(key) }

  /// How much larger the number has become in ``frame``; nil for other values.
  public var step: Double? { ValueDifference.step(expected, actual) }

  private static func step(_ expected: String?, _ actual: String?) -> Double? {
    guard let before = expected.flatMap(Double.init), let after = actual.flatMap(Double.init) else { return nil }
    return after - before
  }

  /// How far apart numbers are; of colours the largest step of a channel, in levels. Nil for words, and where one is missing.
  var extent: Double? { ValueDifference.extent(expected, actual) }

  private static func extent(_ expected: String?, _ actual: String?) -> Double? {
    if let step = step(expected, actual) { return abs(step) }
    guard let before = expected.flatMap(bytes), let after = actual.flatMap(bytes) else { return nil }
    return zip(before, after).map { Double(abs($0 - $1)) }.max()
  }

  /// Of a colour as side files have it: red, green, blue, alpha.
  private static func bytes(_ text: String) -> [Int]? {
    guard text.hasPrefix("#"), let bytes = Color(css: text)?.bytes else { return nil }
    return [bytes.red, bytes.green, bytes.blue, bytes.alpha].map { Int($0) }
  }

  /// Every attribute that differs in the first `count` frames: those of the golden in their order, then new ones.
  static func all(_ expected: [ValueTrack], _ actual: [ValueTrack], count: Int) -> [ValueDifference] {
    let (before, after) = (FilmThings(expected), FilmThings(actual))
    var theirs: [String: ValueTrack] = [:]
    for track in actual where theirs[track.name] == nil { theirs[track.name] = track }
    var known: Set<String> = []
    var list: [ValueDifference] = []
    func add(_ name: String, _ mine: ValueTrack?, _ their: ValueTrack?) {
      guard var found = ValueDifference(name: name, mine, their, count: count) else { return }
      // Digests are compared where both films have one: pages come and go by other attributes.
      if found.isDigest && (found.expected == nil || found.actual == nil) { return }
      let (subject, key) = found.parts
      // A golden of before such values were recorded says nothing of them.
      if mine == nil, recordedLater(subject, key), !before.hasKey(subject == "scene" ? subject : key) { return }
      found.isOfKnownThing = before.hasThing(subject, in: found.frame) && after.hasThing(subject, in: found.frame)
      list.append(found)
    }
    for track in expected where known.insert(track.name).inserted { add(track.name, track, theirs[track.name]) }
    for track in actual where known.insert(track.name).inserted { add(track.name, nil, track) }
    return list
  }

  /// True for what the first goldens did not record.
  private static func recordedLater(_ subject: Substring, _ key: Substring) -> Bool {
    subject == "scene" || key == "icon" || key == "font"
  }

  /// True for a digest: of what fills a page, or of the scene's pictures.
  var isDigest: Bool { parts.key == "content" && name.hasPrefix("page.") || name == "scene.pictures" }

  /// Calls `body` for runs of frames in which both tracks hold one value, or none.
  private static func pairs(
    _ a: [ValueTrack.Run], _ b: [ValueTrack.Run], count: Int, _ body: (Range<Int>, String?, String?) -> Void
  ) {
    var (a, b) = (a[...], b[...])
    func held(_ runs: ArraySlice<ValueTrack.Run>, _ frame: Int) -> (value: String?, end: Int) {
      guard let run = runs.first else { return (nil, count) }
      return run.frames.contains(frame) ? (run.value, run.frames.upperBound) : (nil, run.frames.lowerBound)
    }
    var frame = 0
    while frame < count {
      while let run = a.first, run.frames.upperBound <= frame { a.removeFirst() }
      while let run = b.first, run.frames.upperBound <= frame { b.removeFirst() }
      let (mine, theirs) = (held(a, frame), held(b, frame))
      let end = min(mine.end, theirs.end, count)
      body(frame..<end, mine.value, theirs.value)
      frame = end
    }
  }
}

/// Which things a film has in which frames, by the attributes of each.
private struct FilmThings {
  private var tracks: [Substring: [ValueTrack]] = [:]

  private var keys: Set<Substring> = []

  init(_ tracks: [ValueTrack]) {
    for track in tracks {
      let (subject, key) = ValueDifference.parts(of: track.name)
      self.tracks[subject, default: []].append(track)
      keys.formUnion([subject, key])
    }
  }

  /// True when any thing has an attribute of that key, or is called so.
  func hasKey(_ key: Substring) -> Bool { keys.contains(key) }

  func hasThing(_ subject: Substring, in frame: Int) -> Bool {
    tracks[subject, default: []].contains { $0.runs.contains { $0.frames.contains(frame) } }
  }
}
