extension PlayerPage {
  /// What is seen, before any number is filled in. The pictures' data follow it in the file.
  func body(_ title: String) -> String {
    """
    \(PageIcon.symbols(PageIcon.player))
    <header>
    <h1>\(title)</h1>
    <p>\(MarkupText.escaped(notes.joined(separator: " · ")))</p>
    <button id="theme" title="Light or dark (t)" aria-label="Light or dark">\(PageIcon.markup("moon"))</button>
    <button id="keys" title="Keyboard (?)" aria-label="Keyboard help">\(PageIcon.markup("keys"))</button>
    </header>
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

  /// An action on the film: its place on the page, its words, its key.
  private static func button(_ id: String, _ words: String, _ key: String, isToggle: Bool = false) -> String {
    let state = isToggle ? " aria-pressed=\"false\"" : ""
    return
      "<button id=\"\(id)\" title=\"\(words) (\(key))\" aria-label=\"\(words)\"\(state)>\(PageIcon.markup(id))</button>"
  }

  private static let controls = """
    <section id="controls" aria-label="Playback">
    <input id="scrubber" type="range" min="0" value="0" step="1" aria-label="Frame">
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

  private static let help = """
    <dialog id="help" aria-labelledby="help-title">
    <h2 id="help-title">Keyboard</h2>
    <dl>
    \(keys.map { "<dt>\($0.keys.map { "<kbd>\($0)</kbd>" }.joined(separator: " "))</dt><dd>\($0.action)</dd>" }
      .joined(separator: "\n"))
    </dl>
    <form method="dialog"><button>Close</button></form>
    </dialog>
    """

  private static let keys: [(keys: [String], action: String)] = [
    (["space"], "Play or pause"),
    (["←", "→"], "One frame back or forward; ten with shift"),
    ([",", "."], "One frame back or forward"),
    (["Home", "End"], "First or last frame"),
    (["[", "]"], "Slower or faster"),
    (["l"], "Loop"),
    (["o"], "Onion skin: frames before and after blended in"),
    (["-", "+", "0"], "Zoom out, in, or fit; a pixel becomes whole pixels of the screen"),
    (["t"], "Light or dark"),
    (["?"], "This list"),
  ]
}
