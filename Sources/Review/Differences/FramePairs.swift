import Drawing
import Motion
import NavReel

/// Which picture is compared with which.
struct FramePairs: Sendable {
  typealias Load = @Sendable () throws(StageError) -> Pixmap

  struct Pair: Sendable {
    let name: String

    /// Nil where the side has no such picture.
    let expected: Load?
    let actual: Load?
  }

  let list: [Pair]
  let lengths: (expected: Fraction, actual: Fraction)?

  /// True when the pictures are read fastest one after the other.
  let isSequential: Bool

  init(expected: String, actual: String) throws(StageError) {
    for path in [expected, actual] where !FileAccess.exists(path) {
      throw .file(FileError(path: path, reason: "no such file or directory"))
    }
    let areFolders = (FileAccess.isFolder(expected), FileAccess.isFolder(actual))
    switch areFolders {
    case (true, true):
      list = try FramePairs.byName(expected, actual)
      (lengths, isSequential) = (nil, false)
    case (false, false):
      (list, lengths) = try FramePairs.byTime(expected, actual)
      isSequential = list.count > 1
    default:
      let folder = areFolders.0 ? expected : actual
      throw .request("\(folder) is a folder, and \(areFolders.0 ? actual : expected) a file; give two of one kind")
    }
  }

  private static func byName(_ expected: String, _ actual: String) throws(StageError) -> [Pair] {
    let sides = try [expected, actual].map { (folder) throws(StageError) in try FramePairs.names(in: folder, depth: 0) }
    var names = sides[0]
    let known = Set(names)
    names += sides[1].filter { !known.contains($0) }
    guard !names.isEmpty else {
      throw .request("\(expected) and \(actual) hold no pictures, so there is nothing to compare")
    }
    return names.map { name in
      Pair(name: name, expected: load(expected, name, sides[0]), actual: load(actual, name, sides[1]))
    }
  }

  /// The pictures of a folder and of those in it, as paths from there.
  private static func names(in folder: String, depth: Int) throws(StageError) -> [String] {
    guard depth <= deepest else {
      throw .file(FileError(path: folder, reason: "lies more than \(deepest) folders deep"))
    }
    let pictures = try FrameFiles.pictureNames(in: folder)
    let entries: [String]
    do throws(FileError) { entries = try FileAccess.names(in: folder) } catch { throw .file(error) }
    var names = pictures.filter { !FileAccess.isFolder(FilePath.join(folder, $0)) }
    for entry in entries where !entry.hasPrefix(".") && FileAccess.isFolder(FilePath.join(folder, entry)) {
      names += try FramePairs.names(in: FilePath.join(folder, entry), depth: depth + 1).map { FilePath.join(entry, $0) }
    }
    return names
  }

  /// A link may lead back to where it lies.
  private static let deepest = 16

  private static func load(_ folder: String, _ name: String, _ names: [String]) -> Load? {
    guard names.contains(name) else { return nil }
    return { () throws(StageError) in try Stage.picture(FilePath.join(folder, name)) }
  }

  /// Still pictures are films of one frame.
  private static func byTime(
    _ expected: String, _ actual: String
  ) throws(StageError) -> ([Pair], (expected: Fraction, actual: Fraction)?) {
    let files = try Parallel.map([expected, actual], jobs: 2) { (path) throws(StageError) in try FrameFiles([path]) }
    let (a, b) = (files[0], files[1])
    guard a.count > 1 || b.count > 1 else {
      return (
        [
          Pair(
            name: "", expected: { () throws(StageError) in try a.picture(0) },
            actual: { () throws(StageError) in try b.picture(0) })
        ], nil
      )
    }
    let sides = [a, b].map { $0.durations ?? FrameDurations([Fraction](repeating: .zero, count: $0.count)) }
    // Where clocks are coarse, what lies shorter beside each other than they can tell is no difference.
    let step = a.clockStep + b.clockStep
    var pairs: [Pair] = []
    var (i, j) = (0, 0)
    while i < a.count && j < b.count {
      let (frame, other) = (i, j)
      let start = max(sides[0].start(of: i), sides[1].start(of: j))
      let (nextA, nextB) = (sides[0].start(of: i + 1), sides[1].start(of: j + 1))
      if min(nextA, nextB).addingOrRounding(-start) >= step {
        pairs.append(
          Pair(
            name: seconds(start), expected: { () throws(StageError) in try a.picture(frame) },
            actual: { () throws(StageError) in try b.picture(other) }))
      }
      if nextA <= nextB { i += 1 }
      if nextB <= nextA { j += 1 }
    }
    let (first, second) = (sides[0].end, sides[1].end)
    let areEqual = max(first, second).addingOrRounding(-min(first, second)) <= step
    guard !pairs.isEmpty else {
      throw .request("\(expected) and \(actual) show no picture at the same time, so there is nothing to compare")
    }
    return (pairs, areEqual ? nil : (first, second))
  }
}

/// To the tenth of a millisecond: `0.25 s`.
func seconds(_ time: Fraction) -> String { "\((time.value * 1e4).rounded() / 1e4) s" }
