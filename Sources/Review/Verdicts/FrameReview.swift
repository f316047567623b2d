public import NavReelCodecs
public import NavReelDiff
import NavReelDrawing

/// Frames that follow each other and show one picture, beside what the golden shows at their time.
public struct FrameReview: Hashable, Sendable {
  /// What became of them.
  public enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// The golden's pixels.
    case same

    /// Other pixels, which a tolerance lets pass.
    case within = "within tolerance"

    /// Other pixels.
    case changed

    /// Only the film has them.
    case new

    /// Only the golden has them.
    case missing
  }

  /// How much differs.
  public struct Measure: Hashable, Sendable {
    /// Pixels beyond the limits on a pixel.
    public let count: Int

    /// Pixels that differ at all, at least ``count``.
    public let unequal: Int

    /// Pixels compared, at least 1.
    public let total: Int

    /// Of one byte, in levels of 0…255.
    public let largestStep: Int

    /// Where, largest first; at most ``most``.
    public let regions: [ChangedRegion]

    /// The one pixel's former and present colour, where ``count`` is 1.
    public let pixel: PixelChange?

    /// How many regions are kept of a frame.
    public static let most = 8

    /// - Parameters:
    ///   - unequal: default: as many as count.
    ///   - regions: largest first.
    public init(
      count: Int, unequal: Int? = nil, total: Int, largestStep: Int, regions: [ChangedRegion], pixel: PixelChange? = nil
    ) {
      self.count = count
      self.unequal = max(unequal ?? count, count)
      self.total = total
      self.largestStep = largestStep
      self.regions = regions
      self.pixel = pixel
    }
  }

  /// A pixel of the golden beside that of the film.
  public struct PixelChange: Hashable, Sendable {
    /// As `#808080`, or `#rrggbbaa` for a translucent one.
    public let expected: String

    /// As ``expected``.
    public let actual: String

    public init(expected: String, actual: String) {
      self.expected = expected
      self.actual = actual
    }

    /// - Parameter box: of one pixel, in both pictures.
    init?(_ expected: Pixmap, _ actual: Pixmap, in box: PixelRect?) {
      guard let box else { return nil }
      self.init(
        expected: PixelChange.words(expected[box.x0, box.y0]), actual: PixelChange.words(actual[box.x0, box.y0]))
    }

    private static func words(_ pixel: UInt32) -> String {
      let bytes = [pixel, pixel >> 8, pixel >> 16, pixel >> 24].map { $0 & 0xFF }
      return "#" + bytes.prefix(bytes[3] == 255 ? 3 : 4).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }

  /// Their numbers, from 0; not empty.
  public let frames: Range<Int>

  /// The same for all of them.
  public let verdict: Verdict

  /// Of the golden's pixels; nil for new frames.
  public let expected: PixelDigest?

  /// Of the film's pixels; nil for missing frames.
  public let actual: PixelDigest?

  /// Of the picture of what differs, where a report's folder holds one.
  public let difference: PixelDigest?

  /// True when a report's folder holds the pictures of both sides, as far as there are any.
  public let hasPictures: Bool

  /// Nil where there were no two pictures to compare, and for the same ones.
  public let measure: Measure?

  /// Without pictures and measures unless given.
  public init(
    frames: Range<Int>, verdict: Verdict, expected: PixelDigest?, actual: PixelDigest?,
    difference: PixelDigest? = nil, hasPictures: Bool = false, measure: Measure? = nil
  ) {
    self.frames = frames
    self.verdict = verdict
    self.expected = expected
    self.actual = actual
    self.difference = difference
    self.hasPictures = hasPictures
    self.measure = measure
  }
}

extension FrameReview.Measure: CustomStringConvertible {
  /// `312 pixels, at most 20 levels, 12×9 at (30, 40)`, or `1 pixel at (30, 40), #808080 → #868080`
  public var description: String { words(largestStep) }

  /// - Parameter largestStep: that of several frames.
  func words(_ largestStep: Int) -> String {
    if let pixel, let box = regions.first?.box {
      return "1 pixel at (\(box.x0), \(box.y0)), \(pixel.expected) → \(pixel.actual)"
    }
    let place = regions.first.map { ", \($0.box.width)×\($0.box.height) at (\($0.box.x0), \($0.box.y0))" } ?? ""
    let more = regions.count > 1 ? " and elsewhere" : ""
    return "\(count.of("pixel")), at most \(largestStep.of("level"))\(place)\(more)"
  }
}
