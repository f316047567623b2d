import NavReelDrawing
import NavReelScene

/// An attribute that differs from the golden.
public struct ValueDifference: Hashable, Sendable {
  /// The attribute's name, such as `title.forest.x`.
  public let name: String

  /// The frames in which it differs.
  public let frames: FrameRanges

  /// The frames of ``expected`` and ``actual``. For places and sizes, those in which they differ most; for other
  /// values, the longest run in which both stay the same, such as a rest. Among equally long ones, those that differ
  /// most.
  public let held: Range<Int>

  /// The first of ``held``.
  public var frame: Int { held.lowerBound }

  /// The golden's value in that frame; nil if there is none.
  public let expected: String?

  /// The film's value in that frame; nil if there is none.
  public let actual: String?

  /// True if the difference is the same in all of the frames: one amount, or new in all, or gone in all.
  public let isSteady: Bool

  /// True if both films have the thing in that frame, whether by this attribute or another.
  public private(set) var isOfKnownThing = true

  /// Compares two tracks; nil if there is no difference in the first `count` frames.
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
      // Rounding does not make a difference larger.
      if told == nil || length > 0 || length == 0 && extent > largest + 3e-6 {
        told = (range, mine, theirs)
        largest = extent
      }
    }
    guard let told else { return nil }
    (self.name, self.frames, self.isSteady) = (name, frames, isSteady)
    (held, self.expected, self.actual) = (told.frames, told.expected, told.actual)
  }

  /// Returns true for the keys of places and sizes, which are described by how far something moved.
  static func isMotion(_ key: Substring) -> Bool { ["x", "y", "width", "height"].contains(key) }

  /// The change of the number in ``frame``; nil for other values.
  public var step: Double? { ValueDifference.step(expected, actual) }

  private static func step(_ expected: String?, _ actual: String?) -> Double? {
    guard let before = expected.flatMap(Double.init), let after = actual.flatMap(Double.init) else { return nil }
    return after - before
  }

  /// The distance of two numbers, or the largest step of two colours' channels, in levels; nil for other values.
  var extent: Double? { ValueDifference.extent(expected, actual) }

  private static func extent(_ expected: String?, _ actual: String?) -> Double? {
    if let step = step(expected, actual) { return abs(step) }
    guard let before = expected.flatMap(bytes), let after = actual.flatMap(bytes) else { return nil }
    return zip(before, after).map { Double(abs($0 - $1)) }.max()
  }

  /// Returns the red, green, blue and alpha of a colour in a side file.
  private static func bytes(_ text: String) -> [Int]? {
    guard text.hasPrefix("#"), let bytes = Color(css: text)?.bytes else { return nil }
    return [bytes.red, bytes.green, bytes.blue, bytes.alpha].map { Int($0) }
  }

  /// Returns the attributes that differ in the first `count` frames: the golden's in their order, then new ones.
  static func all(_ expected: [ValueTrack], _ actual: [ValueTrack], count: Int) -> [ValueDifference] {
    let (before, after) = (FilmThings(expected), FilmThings(actual))
    var theirs: [String: ValueTrack] = [:]
    for track in actual where theirs[track.name] == nil { theirs[track.name] = track }
    var known: Set<String> = []
    var list: [ValueDifference] = []
    func add(_ name: String, _ mine: ValueTrack?, _ their: ValueTrack?) {
      guard var found = ValueDifference(name: name, mine, their, count: count) else { return }
      // Digests matter only if both films have one: pages come and go by other attributes.
      if found.isDigest && (found.expected == nil || found.actual == nil) { return }
      let (subject, key) = found.parts
      // A golden older than the recording of such values says nothing about them.
      if mine == nil, recordedLater(subject, key), !before.hasKey(subject == "scene" ? subject : key) { return }
      found.isOfKnownThing = before.hasThing(subject, in: found.frame) && after.hasThing(subject, in: found.frame)
      list.append(found)
    }
    for track in expected where known.insert(track.name).inserted { add(track.name, track, theirs[track.name]) }
    for track in actual where known.insert(track.name).inserted { add(track.name, nil, track) }
    return list
  }

  /// Returns true for values that the first goldens did not record.
  private static func recordedLater(_ subject: Substring, _ key: Substring) -> Bool {
    subject == "scene" || key == "icon" || key == "font"
  }

  /// True for a digest of a page's content or of the scene's pictures.
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

/// The things that a film has in each frame, by their attributes.
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

  /// Returns true if a thing has an attribute of that key or has that name.
  func hasKey(_ key: Substring) -> Bool { keys.contains(key) }

  func hasThing(_ subject: Substring, in frame: Int) -> Bool {
    tracks[subject, default: []].contains { $0.runs.contains { $0.frames.contains(frame) } }
  }
}
