import NavReelFigures
import NavReel

extension ReportPage {
  /// The visible part of the page, which can be read without the program.
  var body: String {
    let open = report.reviews.filter { $0.severity > 0 }.sorted { $0.severity > $1.severity }
    let fine = report.reviews.filter { $0.severity == 0 }
    return """
      \(PageIcon.symbols(["moon", "keys", "back", "forward", "copy", "boxes", "region", "fold"]))
      \(PageMarkup.header("NavReel report", notes: summary))
      \(filters)
      <main id="reels">
      \(troubles)\(warnings)\(orphans)\(empty)\(section("open", "Does not pass", open))\(section("fine", "Passes", fine))\
      <p id="none" hidden>No reel is shown by this filter. <button id="all">Show all</button></p>
      <noscript><p class="remark">Pictures need this page’s program, which is switched off. The texts are complete.</p>\
      </noscript>
      </main>
      \(footer)
      \(ReportPage.help)
      <p id="said" role="status" aria-live="polite"></p>
      """
  }

  private var summary: String {
    var parts = [report.summary, "goldens in \(report.goldens)"]
    if let part = report.part {
      let (shard, whole) = (part.shard, part.whole.count)
      parts.insert("part \(shard.index) of \(shard.count), of \(whole.of("reel")) in all", at: 1)
    }
    return parts.map { "<bdi>\(MarkupText.escaped($0))</bdi>" }.joined(separator: " · ")
  }

  // MARK: Filter

  private var filters: String {
    var chips = [ReportPage.chip("", "All", report.reviews.count)]
    for verdict in Verdict.allCases {
      let count = report.reviews.count { $0.verdict == verdict && !$0.isWritten }
      if count > 0 { chips.append(ReportPage.chip(verdict.rawValue, verdict.words(for: count), count, verdict.tone)) }
    }
    let written = report.reviews.count(where: \.isWritten)
    if written > 0 { chips.append(ReportPage.chip("written", "written", written, "fine")) }
    let linted = report.reviews.count { !$0.objections.isEmpty }
    if linted > 0 { chips.append(ReportPage.chip("lint", "lint", linted, "lint")) }
    return """
      <search id="filter">
      <input id="text" type="search" placeholder="Filter by names and words" title="Filter (/)" \
      aria-label="Filter by names and words" autocomplete="off" spellcheck="false">
      <div class="chips" role="group" aria-label="Verdicts">
      \(chips.joined(separator: "\n"))
      </div>
      <div class="set">
      <button id="accept" hidden>\(PageIcon.markup("copy"))<span></span></button>
      <button id="fold" title="Fold or unfold what is shown (f)">\(PageIcon.markup("fold"))<span>Fold</span></button>
      </div>
      </search>
      """
  }

  private static func chip(_ value: String, _ words: String, _ count: Int, _ tone: String = "") -> String {
    "<button class=\"chip \(tone)\" data-show=\"\(value)\" aria-pressed=\"\(value.isEmpty)\">\(words) "
      + "<b>\(count)</b></button>"
  }

  // MARK: Before the reels

  private var troubles: String {
    if report.troubles.isEmpty { return "" }
    let items = report.troubles.map { trouble in
      "<li><bdi class=\"path\">\(MarkupText.escaped(trouble.scenePath))</bdi>"
        + "<pre dir=\"auto\">\(MarkupText.escaped(trouble.message))</pre></li>"
    }
    return """
      <section class="card trouble" aria-labelledby="troubles">
      <h2 id="troubles">Could not be done <b>\(report.troubles.count)</b></h2>
      <ul>
      \(items.joined(separator: "\n"))
      </ul>
      </section>

      """
  }

  private var warnings: String {
    if report.warnings.isEmpty { return "" }
    let items = report.warnings.map { "<li><bdi>\(MarkupText.escaped("\($0)"))</bdi></li>" }
    return """
      <section class="card orphans" aria-labelledby="warnings">
      <h2 id="warnings">Warnings <b>\(report.warnings.count)</b></h2>
      <ul>
      \(items.joined(separator: "\n"))
      </ul>
      </section>

      """
  }

  private var orphans: String {
    if report.orphans.isEmpty { return "" }
    let items = report.orphans.map { "<li><bdi>\(MarkupText.escaped($0))</bdi></li>" }
    return """
      <section class="card orphans" aria-labelledby="orphans">
      <h2 id="orphans">Goldens that no reel has <b>\(report.orphans.count)</b></h2>
      <p class="remark">Their reels were removed or renamed. <code>navreel prune</code> lists such goldens, and removes \
      them with <code>--delete</code>.</p>
      <ul>
      \(items.joined(separator: "\n"))
      </ul>
      </section>

      """
  }

  private var empty: String {
    guard report.reviews.isEmpty else { return "" }
    let words =
      report.severity == 0 ? "No reel belongs to this part of the run." : "No reel was compared, which is not a pass."
    return "<p class=\"card remark\">\(words)</p>\n"
  }

  private func section(_ id: String, _ title: String, _ reviews: [ReelReview]) -> String {
    if reviews.isEmpty { return "" }
    return """
      <section class="list" aria-labelledby="\(id)">
      <h2 id="\(id)">\(title) <b>\(reviews.count)</b></h2>
      \(reviews.map(reel).joined(separator: "\n"))
      </section>

      """
  }

  // MARK: After the reels

  private var footer: String {
    var parts: [String] = []
    if pictures.count > 0 {
      let words = pictures.count.of("picture")
      let address = MarkupText.escaped(pictures.address)
      parts.append(
        pictures.isEmbedded
          ? "\(words), in this page: it can be moved alone"
          : "\(words), in <code>\(address)</code> beside this page: both are moved together")
    }
    if !pictures.missing.isEmpty {
      parts.append("<span class=\"lack\">\(pictures.missing.count) of them missing</span>")
    }
    parts.append("navreel \(MarkupText.escaped(report.tool)), report schema \(ReviewReport.schema)")
    return "<footer>\(parts.map { "<span>\($0)</span>" }.joined(separator: " "))</footer>"
  }

  private static let help = PageMarkup.help([
    (["j", "k"], "Next or previous reel"),
    (["Enter"], "Fold or unfold it; <kbd>f</kbd> all that are shown"),
    (["←", "→"], "One frame back or forward"),
    (["shift ←", "shift →"], "Previous or next picture that differs"),
    (["Home", "End"], "First or last frame"),
    (["space"], "Blink: expected and actual in turn"),
    (["1", "2", "3"], "Side by side, slider, blink"),
    (["b"], "Boxes around what changed"),
    (["z"], "Zoom to the next changed region"),
    (["-", "+", "0"], "Zoom out, in, or fit"),
    (["c"], "Copy the command that approves"),
    (["/"], "Filter; <kbd>Esc</kbd> shows all again"),
  ])
}
