import NavReelDrawing
import Synchronization

/// Opens fonts and shapes texts in them.
///
///     let book = try FontBook(language: "zh-Hans")
///     let title = book.shape("蚂蚁森林", style: TextStyle(size: 17, weight: .semibold))
///
/// Faces are opened once, when first needed, and results are cached. A book is safe to use from several threads; its
/// results do not depend on their number or order.
public final class FontBook: Sendable {
  private let typesetter: Mutex<Typesetter>
  private let table: FontTable
  private let statuses = Mutex<[String: FontStatus]>([:])

  /// Opens the face of ordinary text; other faces are opened when a text needs them.
  ///
  /// - Parameters:
  ///   - textFont: The font of ordinary text. Default: Inter.
  ///   - language: A BCP-47 tag, which selects the forms of Han and the natural direction. Default: "en".
  ///   - table: The locations of the fixed fonts.
  public init(
    textFont: FontSource = .family("Inter"), language: String = "en", table: FontTable = FontTable()
  ) throws(FontError) {
    self.table = table
    typesetter = Mutex(try Typesetter(textFont: textFont, language: language, table: table))
  }

  /// Shapes one line of text. Never fails: characters that no face has become boxes, and are listed in
  /// ``ShapedText/missing``; fonts that cannot be used are in ``ShapedText/problems``.
  public func shape(_ text: String, style: TextStyle, direction: TextDirection = .natural) -> ShapedText {
    typesetter.withLock { $0.line(text, style, direction) }
  }

  /// Shapes one line no wider than `width` points, replacing whole characters at the end of the text with "…" (U+2026).
  /// The result is empty if not even the ellipsis fits.
  public func shape(
    _ text: String, style: TextStyle, direction: TextDirection = .natural, truncatedTo width: Double
  ) -> ShapedText {
    typesetter.withLock { $0.line(text, style, direction, truncatedTo: width) }
  }

  /// The files used by all texts shaped so far, sorted by path.
  ///
  /// The first call for a file reads all of it for its digest: 20 MB for a file with Han.
  public var fontsUsed: [FontStatus] { status(of: typesetter.withLock { $0.used }.sorted()) }

  /// Returns the files used by one text, in visual order.
  public func fontsUsed(by text: ShapedText) -> [FontStatus] {
    var paths: [String] = []
    for file in text.fonts where !paths.contains(file.path) { paths.append(file.path) }
    return status(of: paths)
  }

  private func status(of paths: [String]) -> [FontStatus] {
    paths.map { path in
      if let known = statuses.withLock({ $0[path] }) { return known }
      // Files are read outside the lock, so that texts can be shaped meanwhile.
      let status = table.status(of: path)
      statuses.withLock { $0[path] = status }
      return status
    }
  }

  /// The fonts that some text needed but that cannot be used, sorted by their message.
  public var problems: [FontError] {
    typesetter.withLock { Array($0.problems) }.sorted { $0.description < $1.description }
  }

  /// The characters that no face had in any text shaped so far, by code point.
  public var missing: [Unicode.Scalar] { typesetter.withLock { Array($0.missing) }.sorted() }
}
