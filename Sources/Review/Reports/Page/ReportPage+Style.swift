import Figures

extension ReportPage {
  /// The colours and controls of our other pages; green, amber and red for verdicts alone.
  static let style = #"""
    \#(PageStyle.colors)
    :root {
      --fine: light-dark(#1a7f37, #57c878); --off: light-dark(#9a5b00, #e8a33d); --bad: light-dark(#b3261e, #ff8a80);
      --lint: light-dark(#7a3fb0, #c79bf2); --top: 96px;
      --check: light-dark(#e4e4e8, #2c2c31);
    }
    html { scroll-padding-top: var(--top); }
    body { margin: 0; background: var(--page); color: var(--ink); }
    \#(PageStyle.focus)
    h1, h2, h3, h4, p, ul, dl, pre, figure { margin: 0; padding: 0; font: inherit; }
    ul { list-style: none; }
    bdi, code, pre, .reason { overflow-wrap: anywhere; }
    code, pre { font: 12px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    .remark { color: var(--soft); }

    header, #filter { background: var(--sheet); padding: 6px 16px; }
    header { display: flex; align-items: center; gap: 4px 12px; padding-right: 8px; }
    h1 { font-size: 14px; font-weight: 600; white-space: nowrap; }
    header p { flex: 1 1 0; min-width: 0; color: var(--soft); }
    #filter {
      position: sticky; top: 0; z-index: 3; border-bottom: 1px solid var(--line); display: flex; flex-wrap: wrap;
      align-items: center; gap: 6px 16px; padding-right: 8px;
    }
    \#(PageStyle.controls)
    button span { white-space: nowrap; }
    #text {
      font: inherit; color: inherit; height: 32px; flex: 1 1 200px; max-width: 320px; min-width: 140px; padding: 0 10px;
      border: 0; border-radius: 7px; background: var(--wash);
    }
    #text::placeholder { color: var(--soft); opacity: 1; }
    .set, .bar { display: flex; align-items: center; gap: 2px; }
    .bar { flex-wrap: wrap; gap: 4px 12px; }
    #filter .set { margin-left: auto; }
    .chips { display: flex; flex-wrap: wrap; gap: 2px; }
    .chip { padding: 0 10px; gap: 5px; color: var(--soft); }
    .chip b { font-weight: 600; color: var(--ink); }
    .chip.fine b, .badge.fine { color: var(--fine); }
    .chip.off b, .badge.off { color: var(--off); }
    .chip.bad b, .badge.bad, .lack { color: var(--bad); }
    .chip.lint b, .badge.lint { color: var(--lint); }
    button.chip[aria-pressed="true"] { color: var(--ink); background: var(--tint); }
    button.done { color: var(--fine); }

    main { max-width: 1560px; margin: 0 auto; padding: 4px 16px 24px; }
    h2 { font-size: 13px; font-weight: 600; margin: 18px 0 8px; }
    h2 b, h4 b { font-weight: 400; color: var(--soft); padding-left: .3em; }
    h4 { font-weight: 600; margin-bottom: 4px; }
    .card, .reel { background: var(--sheet); border: 1px solid var(--line); border-radius: 10px; }
    .card { padding: 12px 16px; margin-top: 14px; }
    .card h2 { margin: 0 0 6px; }
    .trouble h2 { color: var(--bad); }
    .trouble li + li { margin-top: 10px; }
    .path { font-weight: 600; }
    pre { white-space: pre-wrap; }
    .orphans ul { columns: 3 260px; margin-top: 6px; }

    .reel { margin-bottom: 8px; }
    .reel.current { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
    .current > summary:focus-visible { outline: none; background: var(--wash); }
    .reel:not([open]) { content-visibility: auto; contain-intrinsic-size: auto 38px; }
    #fine ~ .reel { margin: 0; border-radius: 0; border-top-width: 0; }
    #fine ~ .reel:nth-of-type(1) { border-top-width: 1px; }
    .reel > summary {
      display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 12px; padding: 9px 14px; cursor: pointer;
      list-style: none; border-radius: 9px;
    }
    .reel > summary::-webkit-details-marker { display: none; }
    .reel > summary:hover { background: var(--wash); }
    .reel[open] > summary { border-radius: 9px 9px 0 0; }
    .reel > summary::before {
      content: ""; align-self: center; flex: none; width: 5px; height: 5px; margin: 0 2px; color: var(--soft);
      border: solid; border-width: 0 1.5px 1.5px 0; transform: rotate(-45deg);
    }
    .reel[open] > summary::before { transform: rotate(45deg) translate(-1px, -1px); }
    h3 { font-size: 14px; font-weight: 600; }
    #fine ~ .reel h3 { font-size: 13px; font-weight: 400; }
    .reason { flex: 1 1 300px; color: var(--soft); min-width: 0; }
    .badge { font-weight: 600; white-space: nowrap; }
    .reel > summary .badge:first-child { min-width: 9.5em; }
    .badge::before {
      content: ""; display: inline-block; width: 8px; height: 8px; border-radius: 50%; background: currentColor;
      margin-right: 7px;
    }
    .badge.bad::before { border-radius: 1px; }
    .badge.off::before { border-radius: 2px; transform: rotate(45deg) scale(.9); }

    .detail {
      display: grid; grid-template-columns: minmax(0, 1fr) 320px; gap: 14px 24px; padding: 4px 16px 18px;
      border-top: 1px solid var(--line);
    }
    .detail > * { grid-column: 1 / -1; }
    .words { padding-top: 10px; }
    .words li, .side li { padding: 1px 0 1px 12px; text-indent: -12px; }
    .words li::before, .side li::before { content: "–"; color: var(--soft); display: inline-block; width: 12px; text-indent: 0; }
    .detail > .more { margin-top: -12px; }
    .more > summary { cursor: pointer; color: var(--soft); padding: 2px 12px; border-radius: 4px; width: fit-content; }
    .swatch {
      display: inline-block; width: 10px; height: 10px; border-radius: 3px; margin-right: 3px; background: var(--c);
      box-shadow: inset 0 0 0 1px light-dark(#0003, #fff4);
    }
    .detail > .view { grid-column: 1; min-height: 480px; min-width: 0; }
    .detail > .view.built { min-height: 0; }
    .view + .side { grid-column: 2; }
    .side { display: flex; flex-direction: column; gap: 16px; padding-top: 10px; min-width: 0; }
    .side:first-child { flex-direction: row; flex-wrap: wrap; gap: 16px 40px; }
    .side section { min-width: 0; }
    .side dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 1px 14px; margin: 0; }
    .side dt { color: var(--soft); }
    .side dd { margin: 0; }
    .silenced, .silenced .badge { color: var(--soft); }
    .lint .remark { display: block; text-indent: 0; }
    .lint li { padding-bottom: 6px; }
    a { color: var(--accent); }
    table { border-collapse: collapse; width: 100%; }
    th, td { text-align: start; vertical-align: top; font-weight: 400; padding: 2px 12px 2px 0; }
    thead th { color: var(--soft); font-size: 11px; }
    .command { display: flex; align-items: flex-start; border-radius: 7px; background: var(--wash); }
    .command code { flex: 1; padding: 7px 0 7px 10px; min-width: 0; unicode-bidi: isolate; }

    .tools { padding: 6px 0; min-height: 44px; }
    .choice { background: var(--wash); border-radius: 8px; padding: 2px; }
    .choice button { height: 28px; padding: 0 10px; border-radius: 6px; }
    .choice button[aria-pressed="true"] { background: var(--sheet); color: var(--ink); box-shadow: 0 0 0 1px var(--line); }
    .regions { flex-wrap: wrap; color: var(--soft); }
    .regions > svg {
      width: 18px; height: 18px; fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round;
    }
    .region { height: 28px; color: var(--ink); }
    .panes { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 8px; }
    .panes:not([data-mode="side"]) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    .panes[data-mode="side"] .together, .panes:not([data-mode="side"]) :is(.expected, .actual) { display: none; }
    .pane { min-width: 0; }
    figcaption { color: var(--soft); padding: 0 0 4px; text-align: center; min-height: 22px; }
    .port {
      overflow: auto; max-height: calc(var(--limit) + 18px); background: var(--stage); border-radius: 8px; display: grid;
      place-items: start safe center; padding: 8px; overscroll-behavior: contain;
    }
    .port.grabbable { cursor: grab; }
    .port.grabbed { cursor: grabbing; }
    .sheet { position: relative; width: var(--w); height: var(--h); flex: none; }
    .slot { position: absolute; inset: 0; }
    .slot img {
      display: block; background: repeating-conic-gradient(var(--check) 0 25%, transparent 0 50%) 0 0 / 16px 16px;
      box-shadow: 0 0 0 1px light-dark(#0000001a, #ffffff24);
    }
    .whole img { image-rendering: pixelated; }
    .lacking {
      position: absolute; inset: 0; display: grid; place-content: center; text-align: center; color: var(--soft);
      padding: 8px; overflow-wrap: anywhere; border: 1px dashed var(--line);
    }
    .lacking.bad { color: var(--bad); }
    .boxes { display: none; position: absolute; inset: 0; pointer-events: none; }
    .boxed .boxes { display: block; }
    .boxes i {
      position: absolute; outline: 2px solid var(--accent); outline-offset: 1px; border-radius: 1px;
      box-shadow: 0 0 0 4px light-dark(#fff9, #0009);
    }
    .panes[data-mode="slider"] .over { clip-path: inset(-2px -2px -2px var(--split)); }
    .panes[data-mode="slider"] .slot:has(.lacking) { background: var(--stage); }
    .panes[data-mode="blink"][data-side="expected"] .over { visibility: hidden; }
    .panes[data-mode="blink"][data-side="actual"] .together .slot:first-child { visibility: hidden; }
    .panes[data-mode="blink"] :is(.divider, .splitter) { display: none; }
    .divider {
      position: absolute; top: 0; bottom: 0; left: var(--split); width: 2px; margin-left: -1px; background: var(--accent);
      box-shadow: 0 0 0 1px light-dark(#fffc, #000c); pointer-events: none; z-index: 1;
    }
    .divider::after {
      content: "↔"; position: absolute; top: 50%; left: 50%; width: 26px; height: 26px; margin: -13px; border-radius: 50%;
      background: var(--accent); color: light-dark(#fff, #0e0e10); display: grid; place-items: center; font-size: 13px;
    }
    .divider:has(+ .splitter:focus-visible)::after { outline: 2px solid var(--accent); outline-offset: 2px; }
    .splitter {
      -webkit-appearance: none; appearance: none; position: absolute; inset: 0; width: 100%; height: 100%; margin: 0;
      opacity: 0; cursor: ew-resize; z-index: 2; touch-action: pan-y;
    }
    .splitter::-webkit-slider-thumb { -webkit-appearance: none; width: 1px; height: 100%; }
    .splitter::-moz-range-thumb { width: 1px; height: 100%; border: 0; }

    .frames { padding-top: 10px; }
    .track { position: relative; padding-top: 8px; }
    .marks { position: absolute; top: 0; left: 8px; right: 8px; height: 5px; border-radius: 2px; overflow: hidden; }
    .marks i { position: absolute; top: 0; bottom: 0; min-width: 2px; background: var(--off); opacity: .4; }
    .marks i.kept { opacity: 1; }
    .marks i.within { background: var(--fine); }
    .marks i.alone { background: var(--soft); }
    .marks i:is(.new, .missing) { background: var(--lint); }
    .scrubber {
      -webkit-appearance: none; appearance: none; display: block; width: 100%; height: 24px; margin: 0; background: none;
      cursor: pointer; border-radius: 7px;
    }
    .scrubber::-webkit-slider-runnable-track {
      height: 4px; border-radius: 2px;
      background: linear-gradient(to right, var(--accent) calc(var(--x) * 1%), var(--line) 0);
    }
    .scrubber::-moz-range-track { height: 4px; border-radius: 2px; background: var(--line); }
    .scrubber::-moz-range-progress { height: 4px; border-radius: 2px; background: var(--accent); }
    .scrubber::-webkit-slider-thumb {
      -webkit-appearance: none; width: 16px; height: 16px; margin-top: -6px; border-radius: 50%;
      background: var(--accent); border: 3px solid var(--sheet); box-shadow: 0 0 0 1px var(--accent);
    }
    .scrubber::-moz-range-thumb {
      width: 10px; height: 10px; border-radius: 50%; background: var(--accent); border: 3px solid var(--sheet);
      box-shadow: 0 0 0 1px var(--accent);
    }
    .clock { color: var(--soft); white-space: nowrap; }
    .clock b { color: var(--ink); font-weight: 600; }
    .told { color: var(--soft); }
    .told.changed { color: var(--off); }
    .told.within { color: var(--fine); }
    .told:is(.new, .missing) { color: var(--lint); }
    .note { color: var(--soft); min-height: 1.4em; }

    footer {
      display: flex; flex-wrap: wrap; gap: 2px 24px; max-width: 1560px; margin: 0 auto; padding: 0 18px 24px;
      color: var(--soft);
    }
    #none { padding: 24px; text-align: center; color: var(--soft); }
    #none button { color: var(--accent); }
    #said { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    \#(PageStyle.dialog)
    #help dt { white-space: nowrap; }

    @media (max-width: 1000px) {
      .detail { grid-template-columns: minmax(0, 1fr); }
      .view + .side { grid-column: 1; }
    }
    @media (max-width: 560px) {
      :root { --top: 96px; }
      header { flex-wrap: wrap; }
      header p { order: 1; flex-basis: 100%; padding-bottom: 4px; }
      h1 { flex: 1; }
      main { padding: 4px 8px 16px; }
      #filter { padding: 6px 8px; gap: 4px; }
      #filter .set span { display: none; }
      #text { min-width: 0; }
      #filter .chips { order: 1; }
      .chips { flex-wrap: nowrap; overflow-x: auto; max-width: 100%; scrollbar-width: none; }
      .chip { flex: none; }
      #text { max-width: none; }
      .detail { padding: 4px 12px 14px; }
      .panes { gap: 4px; }
      .port { padding: 2px; border-radius: 4px; }
      .reason { flex-basis: 100%; }
      .panes:not([data-mode="side"]) { grid-template-columns: minmax(0, 1fr); }
      .panes:not([data-mode="side"]) .difference { display: none; }
      .reel > summary .badge:first-child { min-width: 0; }
    }
    @media print {
      :root { color-scheme: light; --limit: 420px; }
      body { background: none; }
      #filter, #theme, #keys, .tools, .track, .frames button, .command button, #help { display: none; }
      .reel, .card { break-inside: avoid-page; border-color: #ccc; }
      .reel.current { border-color: #ccc; box-shadow: none; }
      .detail { grid-template-columns: minmax(0, 1fr); }
      .view + .side { grid-column: 1; }
      .view:not(.built) { display: none; }
    }
    @media (prefers-contrast: more) { :root { --soft: var(--ink); --line: var(--ink); } }

    """#
}
