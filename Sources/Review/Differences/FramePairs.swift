import NavReelCodecs
import NavReelDiff
import NavReelMotion
import NavReel

/// The pairs of pictures to compare.
struct FramePairs: Sendable {
  typealias Load = @Sendable () throws(StageError) -> Sided
  typealias LoadBoth = @Sendable () throws(StageError) -> (expected: Sided, actual: Sided)

  /// A picture of one side, and the remarks on its file.
  struct Sided: Sendable {
    let picture: ComparedPicture
    let path: String
    let notes: [String]
  }

  struct Pair: Sendable {
    let name: String

    /// Loads the expected picture; nil if that side does not have it.
    let expected: Load?

    /// Loads both pictures; nil if one side does not have it. Files with the same bytes are decoded once.
    let both: LoadBoth?
  }

  let list: [Pair]
  let lengths: (expected: Fraction, actual: Fraction)?

  /// True if it is fastest to read the pictures one after the other.
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
    let known = sides.map { Set($0) }
    names += sides[1].filter { !known[0].contains($0) }
    guard !names.isEmpty else {
      throw .request("\(expected) and \(actual) hold no pictures, so there is nothing to compare")
    }
    return names.map { name in
      let (path, other) = (FilePath.join(expected, name), FilePath.join(actual, name))
      let load: Load = { () throws(StageError) in try picture(path, try FrameFiles.bytes(of: path)) }
      let both: LoadBoth = { () throws(StageError) in try pictures(path, other) }
      return Pair(
        name: name, expected: known[0].contains(name) ? load : nil,
        both: known[0].contains(name) && known[1].contains(name) ? both : nil)
    }
  }

  private static func pictures(
    _ expected: String, _ actual: String
  ) throws(StageError) -> (expected: Sided, actual: Sided) {
    let (bytes, others) = (try FrameFiles.bytes(of: expected), try FrameFiles.bytes(of: actual))
    let first = try picture(expected, bytes)
    return (first, bytes == others ? first : try picture(actual, others))
  }

  private static func picture(_ path: String, _ bytes: [UInt8]) throws(StageError) -> Sided {
    let found = try Stage.exactPicture(path, bytes: bytes)
    return Sided(picture: ComparedPicture(found.pixmap, deep: found.deep), path: path, notes: found.notes)
  }

  /// Returns the pictures of a folder and its subfolders, as paths below the folder.
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

  /// The maximum depth of folders: a link may lead back to its own folder.
  private static let deepest = 16

  /// Pairs up frames by time; still pictures are films of one frame.
  private static func byTime(
    _ expected: String, _ actual: String
  ) throws(StageError) -> ([Pair], (expected: Fraction, actual: Fraction)?) {
    let (a, b) = try films(expected, actual)
    func pair(_ name: String, _ a: FrameFiles, _ i: Int, _ b: FrameFiles, _ j: Int) -> Pair {
      let load: Load = { () throws(StageError) in try frame(i, of: a, expected) }
      return Pair(
        name: name, expected: load,
        both: { () throws(StageError) in (try load(), try frame(j, of: b, actual)) })
    }
    guard a.count > 1 || b.count > 1 else { return ([pair("", a, 0, b, 0)], nil) }
    let sides = [a, b].map { $0.durations ?? FrameDurations([Fraction](repeating: .zero, count: $0.count)) }
    let step = a.clockStep + b.clockStep
    let pairs = FilmAlignment(sides[0], sides[1], step: step).pairs.map {
      pair(seconds($0.time), a, $0.expected, b, $0.actual)
    }
    let (first, second) = (sides[0].end, sides[1].end)
    let areEqual = max(first, second).addingOrRounding(-min(first, second)) <= step
    return (pairs, areEqual ? nil : (first, second))
  }

  /// Reads both files at once. If their bytes are the same, reads one, so that a broken file is still an error.
  private static func films(_ expected: String, _ actual: String) throws(StageError) -> (FrameFiles, FrameFiles) {
    let files = [(expected, try FrameFiles.bytes(of: expected)), (actual, try FrameFiles.bytes(of: actual))]
    let different = files[0].1 == files[1].1 ? [files[0]] : files
    let films = try Parallel.map(different, jobs: 2) { (path, bytes) throws(StageError) in
      try FrameFiles(animation: path, bytes: bytes, form: .exact)
    }
    return (films[0], films[films.count - 1])
  }

  private static func frame(_ number: Int, of film: FrameFiles, _ path: String) throws(StageError) -> Sided {
    let found = try film.exactPicture(number)
    return Sided(picture: ComparedPicture(found.pixmap, deep: found.deep), path: path, notes: film.animationNotes)
  }
}

/// Returns a time rounded to a tenth of a millisecond: `0.25 s`.
func seconds(_ time: Fraction) -> String { "\((time.value * 1e4).rounded() / 1e4) s" }
