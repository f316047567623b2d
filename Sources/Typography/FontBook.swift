import NavReelDrawing
import Synchronization

/// Opens fonts and sets texts in them.
///
///     let book = try FontBook(language: "zh-Hans")
///     let title = book.shape("蚂蚁森林", style: TextStyle(size: 17, weight: .semibold))
///
/// Faces are opened once, when first needed, and results are kept. All threads may use one book; what they get does
/// not depend on their number or order.
public final class FontBook: Sendable {
  private let typesetter: Mutex<Typesetter>
  private let table: FontTable
  private let statuses = Mutex<[String: FontStatus]>([:])

  /// Opens the face of ordinary text; others wait until a text needs them.
  ///
  /// - Parameters:
  ///   - textFont: default Inter.
  ///   - language: a BCP-47 tag, which chooses the forms of Han and the natural direction. Default "en".
  ///   - table: where the fixed fonts are.
  public init(
    textFont: FontSource = .family("Inter"), language: String = "en", table: FontTable = FontTable()
  ) throws(FontError) {
    self.table = table
    typesetter = Mutex(try Typesetter(textFont: textFont, language: language, table: table))
  }

  /// Sets one line of text. Never fails: what cannot be shown is a box, and named in ``ShapedText/missing`` and
  /// ``ShapedText/problems``.
  public func shape(_ text: String, style: TextStyle, direction: TextDirection = .natural) -> ShapedText {
    typesetter.withLock { $0.line(text, style, direction) }
  }

  /// Sets one line no wider than `width` points, cutting whole characters at the end of the text and putting "…"
  /// (U+2026) in their place. Empty when not even the ellipsis fits.
  public func shape(
    _ text: String, style: TextStyle, direction: TextDirection = .natural, truncatedTo width: Double
  ) -> ShapedText {
    typesetter.withLock { $0.line(text, style, direction, truncatedTo: width) }
  }

  /// The files that all texts set so far were drawn with, by path.
  ///
  /// The first call for a file reads it whole for its digest: 20 MB for one with Han.
  public var fontsUsed: [FontStatus] { status(of: typesetter.withLock { $0.used }.sorted()) }

  /// The files that one text was drawn with, in visual order.
  public func fontsUsed(by text: ShapedText) -> [FontStatus] {
    var paths: [String] = []
    for file in text.fonts where !paths.contains(file.path) { paths.append(file.path) }
    return status(of: paths)
  }

  private func status(of paths: [String]) -> [FontStatus] {
    paths.map { path in
      if let known = statuses.withLock({ $0[path] }) { return known }
      // Read outside the lock: texts can be set meanwhile.
      let status = table.status(of: path)
      statuses.withLock { $0[path] = status }
      return status
    }
  }

  /// Fonts that could not be used in any text set so far, sorted by their message.
  public var problems: [FontError] {
    typesetter.withLock { Array($0.problems) }.sorted { $0.description < $1.description }
  }

  /// Characters that no face had in any text set so far, by code point.
  public var missing: [Unicode.Scalar] { typesetter.withLock { Array($0.missing) }.sorted() }
}
