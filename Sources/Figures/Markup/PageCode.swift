import NavReelTypography

/// The styles and the script of one of our pages, under a policy that lets nothing else load or run, whatever a name
/// or a message contains.
package struct PageCode: Sendable {
  /// The files that begin the styles and the scripts of our larger pages.
  package static let shared = (style: PackageResources.page_css, script: PackageResources.page_js)

  /// The one script element that runs.
  package let script: String

  private let style: String
  private let policy: String

  /// - Parameters:
  ///   - styles: embedded files of whole lines, in the order of their cascade.
  ///   - scripts: embedded files of whole lines, which share one scope.
  ///   - images: the allowed sources of pictures, in the syntax of a Content-Security-Policy.
  ///   - hasStyledElements: true allows `style` attributes on elements.
  package init(styles: [[UInt8]], scripts: [[UInt8]], images: String, hasStyledElements: Bool = false) {
    let style = "\n" + PageCode.text(styles)
    let program = "\n\"use strict\";\n{\n\(PageCode.text(scripts))}\n"
    let allowed = hasStyledElements ? "'unsafe-inline'" : PageCode.digest(style)
    self.style = style
    script = "<script>\(program)</script>"
    policy =
      "default-src 'none'; script-src \(PageCode.digest(program)); style-src \(allowed); "
      + "img-src \(images); base-uri 'none'; form-action 'none'"
  }

  /// Returns everything before the body.
  ///
  /// - Parameter title: the title as plain text.
  package func head(title: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <link rel="icon" href="data:,">
    <title>\(MarkupText.escaped(title))</title>
    <style>\(style)</style>
    </head>
    """
  }

  private static func text(_ files: [[UInt8]]) -> String {
    files.map { String(decoding: $0, as: UTF8.self) }.joined()
  }

  /// Returns a text's hash as a policy writes it (CSP level 3, section 6.7.2).
  private static func digest(_ text: String) -> String {
    var text = text
    let hex = text.withUTF8 { SHA256.hex(UnsafeRawBufferPointer($0)) }
    let digits = hex.utf8.map { UInt8($0 < 0x3A ? $0 - 0x30 : $0 - 0x57) }
    let bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    return "'sha256-\(String(decoding: bytes.withUnsafeBytes { Base64.encode($0) }, as: UTF8.self))'"
  }
}
