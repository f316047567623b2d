public import NavReelDiff
import NavReelDrawing
public import NavReelMotion
public import NavReel

/// A comparison of two sets of frames: pictures, folders of pictures, or animations.
///
///     let diff = try FrameDiff(expected: "golden.png", actual: "now.png")
///     if !diff.passes { print(diff) }
///
/// Folders are compared by the names of their pictures, animations by the frames shown at each time, so that equal
/// frames that were merged when writing still count as equal.
public struct FrameDiff: Sendable {
  /// The finding for one picture.
  public struct Item: Sendable {
    /// The file's name, or the time of an animation's frame; empty for two single pictures.
    public let name: String

    /// The finding.
    public let finding: Finding

    /// True if the pictures are equal, or differ within the limits.
    public var passes: Bool {
      if case .compared(let diff) = finding { return diff.passes }
      return false
    }
  }

  /// The result for one picture.
  public enum Finding: Sendable {
    /// Both sides have the picture.
    case compared(PictureDiff)

    /// Only the expected side has the picture.
    case missing

    /// Only the actual side has the picture.
    case new
  }

  /// The path of the expected picture, animation or folder.
  public let expected: String

  /// The path of the actual picture, animation or folder.
  public let actual: String

  /// The pictures in the order of names or of time; at least one.
  public let items: [Item]

  /// The lengths of two animations in seconds, if they differ.
  public let lengths: (expected: Fraction, actual: Fraction)?

  /// Parts of the files that are passed over, such as a broken colour profile, in words for people.
  public let notes: [PictureNote]

  /// True if every picture exists on both sides and is within the limits, and both sides have the same length.
  public var passes: Bool { lengths == nil && items.allSatisfy(\.passes) }

  private let pairs: FramePairs

  /// Reads and compares two sets of frames.
  ///
  /// - Parameters:
  ///   - expected: a picture file, an animation, or a folder of pictures.
  ///   - actual: the same kind of path for the actual side.
  ///   - jobs: the number of threads, at least 1; the result does not depend on it.
  ///   - isCancelled: polled before each picture; return true to end with ``StageError/interrupted(written:of:)``.
  /// - Throws: for files that cannot be read, a file against a folder, and two folders without pictures, as comparing
  ///   nothing must not pass.
  public init(
    expected: String, actual: String, limits: DiffLimits = .exact, jobs: Int = RenderOptions.cores,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws(StageError) {
    self.expected = expected
    self.actual = actual
    pairs = try FramePairs(expected: expected, actual: actual)
    lengths = pairs.lengths
    let pairs = pairs
    // All threads compare a single pair; many pairs get one thread each.
    let inside = pairs.list.count == 1 ? jobs : 1
    typealias Found = (item: Item, sides: [(path: String, notes: [String])])
    let found = try Parallel.map(pairs.list, jobs: pairs.isSequential ? 1 : jobs) {
      (pair) throws(StageError) -> Found in
      if isCancelled() { throw .interrupted(written: 0, of: 0) }
      guard let (expected, actual) = try pair.both?() else {
        return (Item(name: pair.name, finding: pair.expected == nil ? .new : .missing), [])
      }
      do throws(DiffError) {
        let diff = try PictureDiff(expected.picture, actual.picture, limits: limits, threads: inside)
        return (
          Item(name: pair.name, finding: .compared(diff)), [expected, actual].map { (path: $0.path, notes: $0.notes) }
        )
      } catch { throw .request(pair.name.isEmpty ? "\(error)" : "\(pair.name): \(error)") }
    }
    items = found.map(\.item)
    let noted = PictureNotes()
    for side in found.flatMap(\.sides) { noted.add(side.notes, of: side.path) }
    notes = noted.notes
  }

  /// Returns the difference picture of an item; nil if one side does not have the picture.
  ///
  /// - Parameter item: the index of the item.
  public func picture(of item: Int, outlines: Bool = false) throws(StageError) -> DifferencePicture? {
    guard case .compared(let diff) = items[item].finding, let expected = try pairs.list[item].expected?() else {
      return nil
    }
    return DifferencePicture(of: diff, over: expected.picture.pixmap, outlines: outlines)
  }
}

extension FrameDiff: CustomStringConvertible {
  /// A line for each picture that does not pass, and one for all.
  public var description: String {
    var lines: [String] = []
    for item in items where !item.passes {
      let name = item.name.isEmpty ? "" : item.name + ": "
      switch item.finding {
      case .compared(let diff): lines.append(name + diff.description)
      case .missing: lines.append(name + "is missing")
      case .new: lines.append(name + "is new")
      }
    }
    if let lengths {
      lines.append("the lengths differ: \(seconds(lengths.expected)) expected, \(seconds(lengths.actual)) actual")
    }
    if items.count > 1 || lines.isEmpty {
      let failed = items.count { !$0.passes }
      lines.append(failed == 0 ? sameWords : "\(failed) of \(items.count) pictures differ")
    }
    return lines.joined(separator: "\n")
  }

  private var sameWords: String {
    let within = items.count { if case .compared(let diff) = $0.finding { diff.verdict == .within } else { false } }
    guard items.count > 1 else {
      if case .compared(let diff)? = items.first?.finding { return diff.description }
      return ""
    }
    let words = "\(items.count) pictures are equal"
    return within == 0 ? words : words + ", \(within) of them within the limits"
  }
}
