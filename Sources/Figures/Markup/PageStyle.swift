/// What our pages have in common: colours in pairs of light and dark, controls, a dialogue. Parts of a style sheet.
package enum PageStyle {
  package static let colors = #"""
    :root {
      color-scheme: light dark;
      --page: light-dark(#f5f5f7, #161618);
      --sheet: light-dark(#ffffff, #1f1f22);
      --stage: light-dark(#e9e9ec, #0e0e10);
      --ink: light-dark(#1c1c1f, #ececef);
      --soft: light-dark(#65656c, #9d9da6);
      --line: light-dark(#dededf, #34343a);
      --wash: light-dark(#1c1c1f0f, #ffffff14);
      --accent: light-dark(#0b66d8, #5aa7ff);
      --tint: light-dark(#0b66d81a, #5aa7ff2e);
      font: 13px/1.4 system-ui, -apple-system, "Segoe UI", sans-serif;
      font-variant-numeric: tabular-nums;
    }
    :root[data-theme="light"] { color-scheme: light; }
    :root[data-theme="dark"] { color-scheme: dark; }
    * { box-sizing: border-box; scrollbar-width: thin; scrollbar-color: var(--line) transparent; }
    [hidden] { display: none !important; }
    #draw { position: absolute; }
    """#

  package static let focus = ":focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }"

  package static let controls = #"""
    button, select, input[type="number"] {
      font: inherit; color: inherit; border: 0; border-radius: 7px; height: 32px; background: none;
    }
    button {
      min-width: 32px; padding: 0 6px; display: inline-flex; align-items: center; justify-content: center; gap: 6px;
      cursor: pointer;
    }
    button:hover, select:hover { background: var(--wash); }
    button[aria-pressed="true"] { background: var(--tint); color: var(--accent); }
    button svg { width: 18px; height: 18px; fill: currentColor; flex: none; }
    button svg.drawn {
      fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round;
    }
    select { padding: 0 4px; cursor: pointer; }
    option { background: var(--sheet); color: var(--ink); }
    input[type="number"] { width: 44px; padding: 0 2px 0 6px; background: var(--wash); }
    """#

  package static let dialog = #"""
    dialog {
      border: 1px solid var(--line); border-radius: 12px; padding: 20px 24px; background: var(--sheet);
      color: var(--ink); box-shadow: 0 12px 48px #0006; max-width: calc(100vw - 32px);
    }
    dialog::backdrop { background: #0005; }
    dialog h2 { margin: 0 0 12px; font-size: 15px; }
    dl { display: grid; grid-template-columns: auto 1fr; gap: 7px 20px; margin: 0 0 16px; }
    dd { margin: 0; }
    kbd {
      font: inherit; font-size: 12px; display: inline-block; min-width: 22px; text-align: center; padding: 1px 6px;
      border-radius: 5px; background: var(--wash); box-shadow: inset 0 0 0 1px var(--line);
    }
    dialog button { background: var(--wash); padding: 0 16px; }
    """#
}
