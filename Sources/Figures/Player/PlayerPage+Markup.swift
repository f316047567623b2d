extension PlayerPage {
  /// What is seen, before any number is filled in. The pictures' data follow it in the file.
  func body(_ title: String) -> String {
    """
    \(Self.symbols)
    <header>
    <h1>\(title)</h1>
    <p>\(MarkupText.escaped(notes.joined(separator: " · ")))</p>
    <button id="theme" title="Light or dark (t)" aria-label="Light or dark">\(Self.icon("moon"))</button>
    <button id="keys" title="Keyboard (?)" aria-label="Keyboard help">\(Self.icon("keys"))</button>
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

  private static func icon(_ name: String) -> String {
    "<svg class=\"drawn\" aria-hidden=\"true\"><use href=\"#draw-\(name)\"/></svg>"
  }

  /// An action on the film: its place on the page, its words, its key.
  private static func button(_ id: String, _ words: String, _ key: String, isToggle: Bool = false) -> String {
    let state = isToggle ? " aria-pressed=\"false\"" : ""
    return "<button id=\"\(id)\" title=\"\(words) (\(key))\" aria-label=\"\(words)\"\(state)>\(icon(id))</button>"
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

  /// Shapes on a grid of 20.
  private static let symbols = """
    <svg width="0" height="0" style="position:absolute" aria-hidden="true">
    \(shapes.map { "<symbol id=\"draw-\($0.name)\" viewBox=\"0 0 20 20\">\($0.shape)</symbol>" }
      .joined(separator: "\n"))
    </svg>
    """

  private static let shapes: [(name: String, shape: String)] = [
    ("play", #"<path fill="currentColor" d="M6.5 4.2v11.6L15.5 10z"/>"#),
    ("pause", #"<path stroke-width="2.6" d="M7 4.8v10.4M13 4.8v10.4"/>"#),
    ("back", #"<path d="M12.5 4.5 7 10l5.5 5.5"/>"#),
    ("forward", #"<path d="M7.5 4.5 13 10l-5.5 5.5"/>"#),
    ("first", #"<path d="M15 4.5 9.5 10l5.5 5.5M5.5 4.5v11"/>"#),
    ("last", #"<path d="M5 4.5 10.5 10 5 15.5M14.5 4.5v11"/>"#),
    (
      "loop",
      #"<path d="M4 9.5V9a3 3 0 0 1 3-3h8.5M13 3.2 15.8 6 13 8.8M16 10.5v.5a3 3 0 0 1-3 3H4.5M7 11.2 4.2 14 7 16.8"/>"#
    ),
    (
      "onion",
      #"<rect x="7.5" y="6.5" width="9" height="10" rx="1.5"/>"#
        + #"<path d="M5 14V5.5A1.5 1.5 0 0 1 6.5 4H13M2.8 11.5V3.3A1.5 1.5 0 0 1 4.3 1.8h6.2" opacity=".65"/>"#
    ),
    (
      "moon",
      #"<circle cx="10" cy="10" r="6.5"/><path fill="currentColor" stroke="none" d="M10 3.5a6.5 6.5 0 0 1 0 13z"/>"#
    ),
    ("keys", #"<circle cx="10" cy="10" r="7.2"/><path d="M7.8 8a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.5M10 13.9v.1"/>"#),
  ]
}
