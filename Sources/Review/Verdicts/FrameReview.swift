public import NavReelCodecs
public import NavReelDiff
import NavReelDrawing

/// Consecutive frames that show one picture, and their comparison with the golden's frames.
public struct FrameReview: Hashable, Sendable {
  /// The result for the frames.
  public enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// The frames have the golden's pixels.
    case same

    /// The pixels differ, and a tolerance allows it.
    case within = "within tolerance"

    /// The pixels differ.
    case changed

    /// Only the film has the frames.
    case new

    /// Only the golden has the frames.
    case missing
  }

  /// The amount of the difference.
  public struct Measure: Hashable, Sendable {
    /// The number of pixels beyond the limits on a pixel.
    public let count: Int

    /// The number of pixels that differ at all, at least ``count``.
    public let unequal: Int

    /// The number of compared pixels, at least 1.
    public let total: Int

    /// The largest difference of one byte, in levels of 0…255.
    public let largestStep: Int

    /// The regions that differ, largest first; at most ``most``.
    public let regions: [ChangedRegion]

    /// The pixel's old and new colour, if ``count`` is 1.
    public let pixel: PixelChange?

    /// The maximum number of regions of a frame.
    public static let most = 8

    /// - Parameters:
    ///   - unequal: the number of pixels that differ at all. Default: `count`.
    ///   - regions: the regions, largest first.
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

  /// A pixel's colour in the golden and in the film.
  public struct PixelChange: Hashable, Sendable {
    /// The golden's colour, as `#808080`, or `#rrggbbaa` if it is translucent.
    public let expected: String

    /// The film's colour, in the same form.
    public let actual: String

    public init(expected: String, actual: String) {
      self.expected = expected
      self.actual = actual
    }

    /// - Parameter box: the pixel's box, in both pictures.
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

  /// The numbers of the frames, from 0; not empty.
  public let frames: Range<Int>

  /// The verdict, the same for all of the frames.
  public let verdict: Verdict

  /// The digest of the golden's pixels; nil for new frames.
  public let expected: PixelDigest?

  /// The digest of the film's pixels; nil for missing frames.
  public let actual: PixelDigest?

  /// The digest of the difference picture; nil if the report's folder does not hold one.
  public let difference: PixelDigest?

  /// True if the report's folder holds the pictures of those sides that have one.
  public let hasPictures: Bool

  /// The amount of the difference; nil for equal pictures and where there were not two to compare.
  public let measure: Measure?

  /// Creates a review, by default without pictures and measures.
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

  /// Returns the measure in words.
  ///
  /// - Parameter largestStep: the largest step to name, which may be that of several frames.
  func words(_ largestStep: Int) -> String {
    if let pixel, let box = regions.first?.box {
      return "1 pixel at (\(box.x0), \(box.y0)), \(pixel.expected) → \(pixel.actual)"
    }
    let place = regions.first.map { ", \($0.box.width)×\($0.box.height) at (\($0.box.x0), \($0.box.y0))" } ?? ""
    let more = regions.count > 1 ? " and elsewhere" : ""
    return "\(count.of("pixel")), at most \(largestStep.of("level"))\(place)\(more)"
  }
}
