import Typography

/// What our pages begin with.
package enum PageHead {
  /// All that stands before the body.
  ///
  /// - Parameters:
  ///   - title: as plain text.
  ///   - policy: what the page may load and run, in the words of a Content-Security-Policy.
  ///   - style: whole lines.
  package static func markup(title: String, policy: String, style: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <link rel="icon" href="data:,">
    <title>\(MarkupText.escaped(title))</title>
    <style>\(sheet(style))</style>
    </head>
    """
  }

  /// A policy under which only our own program runs, whatever a name or a message holds.
  ///
  /// - Parameters:
  ///   - program: all that stands in the page's one script element that is run.
  ///   - style: as for ``markup(title:policy:style:)``; nil for a page with styles of single elements, which then are allowed.
  ///   - images: where pictures may come from.
  package static func policy(program: String, style: String?, images: String) -> String {
    let styles = style.map { "'sha256-\(digest(sheet($0)))'" } ?? "'unsafe-inline'"
    return "default-src 'none'; script-src 'sha256-\(digest(program))'; style-src \(styles); "
      + "img-src \(images); base-uri 'none'; form-action 'none'"
  }

  /// The text of the style element.
  private static func sheet(_ style: String) -> String { "\n" + style }

  private static func digest(_ text: String) -> String {
    var text = text
    let hex = text.withUTF8 { SHA256.hex(UnsafeRawBufferPointer($0)) }
    let digits = hex.utf8.map { UInt8($0 < 0x3A ? $0 - 0x30 : $0 - 0x57) }
    let bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    return String(decoding: bytes.withUnsafeBytes { Base64.encode($0) }, as: UTF8.self)
  }
}
