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
    <style>
    \(style)</style>
    </head>
    """
  }
}
