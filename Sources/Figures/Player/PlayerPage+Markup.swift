extension PlayerPage {
  /// Returns the visible page, before any number is filled in. The pictures' data follows it in the file.
  func body(_ title: String) -> String {
    """
    \(PageIcon.symbols(PageIcon.player))
    \(PageMarkup.header(title, notes: MarkupText.escaped(notes.joined(separator: " · "))))
    <main id="stage" tabindex="0" aria-label="Picture">
    <div id="stack">
    <canvas id="picture" role="img" width="\(width)" height="\(height)"></canvas>
    <canvas id="before" width="\(width)" height="\(height)" aria-hidden="true" hidden></canvas>
    <canvas id="after" width="\(width)" height="\(height)" aria-hidden="true" hidden></canvas>
    </div>
    <p id="failure" role="alert" hidden></p>
    </main>
    \(Self.controls)
    <aside id="panel" tabindex="0" aria-label="Attributes"></aside>
    \(Self.help)

    """
  }

  /// Returns a button for an action: its id, its label, its key.
  private static func button(_ id: String, _ words: String, _ key: String, isToggle: Bool = false) -> String {
    let state = isToggle ? " aria-pressed=\"false\"" : ""
    return
      "<button id=\"\(id)\" title=\"\(words) (\(key))\" aria-label=\"\(words)\"\(state)>\(PageIcon.markup(id))</button>"
  }

  private static let controls = """
    <section id="controls" aria-label="Playback">
    <input id="scrubber" class="scrubber" type="range" min="0" value="0" step="1" aria-label="Frame">
    <div class="bar">
    <div class="set">
    \(button("first", "First frame", "Home"))
    \(button("back", "One frame back", "←"))
    \(button("play", "Play", "space"))
    \(button("forward", "One frame forward", "→"))
    \(button("last", "Last frame", "End"))
    </div>
    <div class="set clock"><span id="time"></span><span id="number"></span><span id="pixel"></span></div>
    <div class="bar">
    <div class="set"><label for="speed">Speed</label><select id="speed" title="Slower ([), faster (])"></select></div>
    <div class="set"><label for="zoom">Zoom</label><select id="zoom" title="Out (-), in (+), fit (0)"></select></div>
    <div class="set">
    \(button("loop", "Loop", "l", isToggle: true))
    \(button("onion", "Onion skin: frames before and after", "o", isToggle: true))
    <input id="reach" type="number" min="1" max="60" value="1" title="How many frames before and after" \
    aria-label="Frames between onion skins" hidden>
    </div>
    </div>
    </div>
    </section>
    """

  private static let help = PageMarkup.help([
    (["space"], "Play or pause"),
    (["←", "→"], "One frame back or forward; ten with shift"),
    ([",", "."], "One frame back or forward"),
    (["Home", "End"], "First or last frame"),
    (["[", "]"], "Slower or faster"),
    (["l"], "Loop"),
    (["o"], "Onion skin: frames before and after blended in"),
    (["-", "+", "0"], "Zoom out, in, or fit; a pixel becomes whole pixels of the screen"),
  ])
}
