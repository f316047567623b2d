/// Parts of the body that our pages share.
package enum PageMarkup {
  /// Returns the line at the top of a page, with the buttons that its script handles.
  ///
  /// - Parameters:
  ///   - title: the title as markup.
  ///   - notes: the text beside it as markup.
  package static func header(_ title: String, notes: String) -> String {
    """
    <header>
    <h1>\(title)</h1>
    <p>\(notes)</p>
    <button id="theme" title="Light or dark (t)" aria-label="Light or dark">\(PageIcon.markup("moon"))</button>
    <button id="keys" title="Keyboard (?)" aria-label="Keyboard help">\(PageIcon.markup("keys"))</button>
    </header>
    """
  }

  /// Returns the dialog that explains the keys of a page; the keys of every page come last.
  ///
  /// - Parameter keys: the keys, with their actions as markup.
  package static func help(_ keys: [(keys: [String], action: String)]) -> String {
    let rows = (keys + [(["t"], "Light or dark"), (["?"], "This list")])
      .map { "<dt>\($0.keys.map { "<kbd>\($0)</kbd>" }.joined(separator: " "))</dt><dd>\($0.action)</dd>" }
    return """
      <dialog id="help" aria-labelledby="help-title">
      <h2 id="help-title">Keyboard</h2>
      <dl>
      \(rows.joined(separator: "\n"))
      </dl>
      <form method="dialog"><button>Close</button></form>
      </dialog>
      """
  }

  /// Returns JSON in a script element that does not run; its contents cannot end the element or begin a comment.
  package static func data(_ id: String, _ json: String) -> String {
    var text = String.UnicodeScalarView()
    for scalar in json.unicodeScalars {
      switch scalar {
      // JSON has these only inside strings.
      case "<": text.append(contentsOf: #"\u003c"#.unicodeScalars)
      case "\u{2028}": text.append(contentsOf: #"\u2028"#.unicodeScalars)
      case "\u{2029}": text.append(contentsOf: #"\u2029"#.unicodeScalars)
      case "\n": break
      default: text.append(scalar)
      }
    }
    return "<script type=\"application/json\" id=\"\(id)\">\(String(text))</script>"
  }

  /// Returns the markup before the Base64 letters of a PNG file, in a script element that does not run.
  package static func pictureStart(id: String? = nil) -> String {
    "<script type=\"image/png;base64\"\(id.map { " id=\"\($0)\"" } ?? "")>"
  }

  /// The markup after them.
  package static let pictureEnd = "</script>\n"
}
