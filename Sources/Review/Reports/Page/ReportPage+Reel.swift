import NavReelDiff
import NavReelFigures
import NavReelMotion
import NavReelScene

extension ReportPage {
  /// Returns a reel: one line, with the details below it. Reels that do not pass are unfolded.
  func reel(_ review: ReelReview) -> String {
    let address = review.address
    let objections = review.objections.count
    let word = ShellWord.quoted(address.id)
    let accept = review.canBeApproved ? " data-accept=\"\(MarkupText.escaped(word))\"" : ""
    let badge = objections == 0 ? "" : "<span class=\"badge lint\">\(objections) lint</span>"
    return """
      <details class="reel" id="\(MarkupText.escaped(address.id))" data-verdict="\(review.isWritten
        ? "written" : review.verdict.rawValue)"\(objections > 0 ? " data-lint" : "")\(accept)\(review.severity > 0 ? " open" : "")>
      <summary><span class="badge \(review.tone)">\(review.badge)</span>\
      <h3><bdi>\(MarkupText.escaped(address.id))</bdi></h3>\(badge)\
      <span class="reason" dir="auto">\(reason(review))</span></summary>
      <div class="detail">
      \(words(review))\(review.frames.isEmpty ? "" : "<div class=\"view\"></div>\n")<div class="side">
      \(command(review))\(lint(review))\(limits(review))\(remarks(review))\(facts(review))</div>
      </div>
      </details>
      """
  }

  /// Returns the reason; the number of the frame that differs most is a link to it.
  private func reason(_ review: ReelReview) -> String {
    let words = MarkupText.escaped(review.reason)
    guard let frame = review.worstFrame, words.contains("\(ReelReview.most)\(frame)") else { return words }
    return words.replacing(
      "\(ReelReview.most)\(frame)",
      with: "\(ReelReview.most)<a class=\"frame\" data-frame=\"\(frame)\">\(frame)</a>", maxReplacements: 1)
  }

  private func words(_ review: ReelReview) -> String {
    if review.words.isEmpty { return "" }
    let items = review.words.map { "<li><bdi>\(ReportPage.withSwatches($0))</bdi></li>" }
    let most = 8
    if items.count <= most + 2 { return "<ul class=\"words\">\n\(items.joined(separator: "\n"))\n</ul>\n" }
    return """
      <ul class="words">
      \(items.prefix(most).joined(separator: "\n"))
      </ul>
      <details class="more"><summary>\((items.count - most).of("more difference"))</summary>
      <ul class="words">
      \(items.dropFirst(most).joined(separator: "\n"))
      </ul>
      </details>

      """
  }

  private func command(_ review: ReelReview) -> String {
    guard review.canBeApproved else { return "" }
    let command = approval.text([review.address.id])
    return """
      <section class="accept"><h4>If this is meant</h4>
      <div class="command"><code dir="ltr">\(MarkupText.escaped(command))</code>\
      <button class="copy" title="Copy (c)" aria-label="Copy the command">\(PageIcon.markup("copy"))</button></div>
      </section>

      """
  }

  private func lint(_ review: ReelReview) -> String {
    if review.lint.isEmpty { return "" }
    let items = review.lint.map { finding in
      let reason = finding.silencedBecause.map {
        "<span class=\"remark\">silenced: <bdi>\(MarkupText.escaped($0))</bdi></span>"
      }
      let subjects = finding.subjects.isEmpty ? "" : finding.subjects.joined(separator: ", ") + " · "
      return """
        <li class="\(reason == nil ? "" : "silenced")"><span class="badge \(finding.severity == .error ? "bad" : "off")">\
        \(finding.severity.rawValue)</span> <b>\(finding.rule.rawValue)</b> \
        <bdi>\(ReportPage.withSwatches(finding.message))</bdi>
        <span class="remark"><bdi>\(MarkupText.escaped(subjects))</bdi>\(MarkupText.escaped("\(finding.frames)")), \
        worst in <a class="frame" data-frame="\(finding.frame)">\(finding.frame)</a></span>\(reason ?? "")</li>
        """
    }
    return "<section class=\"lint\"><h4>Lint</h4>\n<ul>\n\(items.joined(separator: "\n"))\n</ul>\n</section>\n"
  }

  private func limits(_ review: ReelReview) -> String {
    if review.limits.isEmpty { return "" }
    let rows = review.limits.map { limit in
      let measured = limit.measured.map { ", found \($0)" } ?? ""
      return "<tr><th scope=\"row\">\(MarkupText.escaped(limit.key))</th>"
        + "<td>\(MarkupText.escaped(limit.value + measured))\(limit.holds ? "" : " <b>does not hold</b>")</td>"
        + "<td class=\"remark\"><bdi>\(MarkupText.escaped(limit.source))</bdi></td></tr>"
    }
    return """
      <section><h4>Limits in force</h4>
      <table>
      <thead><tr><th scope="col">limit</th><th scope="col">value</th><th scope="col">from</th></tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table>
      </section>

      """
  }

  private func remarks(_ review: ReelReview) -> String {
    let remarks = review.notes + review.warnings.map(\.description)
    if remarks.isEmpty { return "" }
    let items = remarks.map { "<li><bdi>\(ReportPage.withSwatches($0))</bdi></li>" }
    return "<section><h4>Remarks</h4>\n<ul>\n\(items.joined(separator: "\n"))\n</ul>\n</section>\n"
  }

  private func facts(_ review: ReelReview) -> String {
    var rows: [(String, String)] = []
    if !review.scenePath.isEmpty { rows.append(("scene", review.scenePath)) }
    if !review.address.variant.isEmpty { rows.append(("variant", review.address.variant)) }
    if let count = review.frameCount {
      let same = review.verdict == .same && !review.isWritten ? ", each with the golden’s pixels" : ""
      rows.append(("frames", "\(count)" + (review.rate.map { ", \($0) a second" } ?? "") + same))
    }
    let (size, golden) = (review.size, review.goldenSize)
    if let size { rows.append(("pixels", "\(size.width) × \(size.height)")) }
    if let golden, golden != size { rows.append(("the golden’s", "\(golden.width) × \(golden.height)")) }
    if !review.changed.isEmpty { rows.append(("changed", review.changed.words())) }
    if rows.isEmpty { return "" }
    let items = rows.map { "<dt>\($0.0)</dt><dd><bdi>\(MarkupText.escaped($0.1))</bdi></dd>" }
    return "<section><h4>Reel</h4>\n<dl>\n\(items.joined(separator: "\n"))\n</dl>\n</section>\n"
  }

  /// Returns a text in which each colour, `#rrggbb` or `#rrggbbaa`, has a swatch before it.
  static func withSwatches(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let sign = rest.firstIndex(of: "#") {
      let digits = rest[sign...].dropFirst().prefix { $0.isASCII && $0.isHexDigit }
      result += MarkupText.escaped(String(rest[..<sign]))
      if digits.count == 6 || digits.count == 8 { result += "<i class=\"swatch\" style=\"--c:#\(digits)\"></i>" }
      result += "#" + digits
      rest = rest[digits.endIndex...]
    }
    return result + MarkupText.escaped(String(rest))
  }
}

extension Verdict {
  /// The class of the verdict's colour: `bad`, `off` or `fine`.
  var tone: String { severity == 2 ? "bad" : severity == 1 ? "off" : "fine" }
}

extension ReelReview {
  var tone: String { isWritten ? "fine" : verdict.tone }

  /// The words on the badge in the list.
  var badge: String {
    switch (isWritten, verdict) {
    case (false, _): verdict.words
    case (true, .same): "written"
    case (true, .new): "written, new"
    case (true, _): "written, was \(verdict.words)"
    }
  }
}
