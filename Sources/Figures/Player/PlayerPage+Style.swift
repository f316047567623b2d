extension PlayerPage {
  /// Calm: one accent, hairlines, numbers of equal width. Colours are pairs of light and dark.
  static let style = #"""
    \#(PageStyle.colors)
    body {
      margin: 0; height: 100vh; height: 100dvh; background: var(--page); color: var(--ink);
      display: grid; grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr) 340px;
      grid-template-areas: "header header" "stage panel" "controls panel";
    }
    body.plain { grid-template-columns: minmax(0, 1fr) 0; }
    \#(PageStyle.focus)

    header {
      grid-area: header; display: flex; align-items: center; gap: 4px 12px;
      padding: 6px 8px 6px 16px; background: var(--sheet); border-bottom: 1px solid var(--line);
    }
    h1 {
      margin: 0; font-size: 14px; font-weight: 600; white-space: nowrap; overflow: hidden; text-overflow: ellipsis;
    }
    h1 span { font-weight: 400; color: var(--soft); padding: 0 .35em; }
    header p {
      flex: 1 1 0; min-width: 0; margin: 0; color: var(--soft); white-space: nowrap; overflow: hidden;
      text-overflow: ellipsis;
    }

    \#(PageStyle.controls)

    #stage {
      grid-area: stage; overflow: auto; background: var(--stage); display: grid; place-items: safe center;
      padding: 16px; position: relative; touch-action: pan-x pan-y;
    }
    #stage:focus-visible { outline-offset: -2px; }
    #stack {
      position: relative; flex: none;
      box-shadow: 0 0 0 1px light-dark(#0000001a, #ffffff24), 0 6px 24px light-dark(#0000001f, #00000080);
    }
    #stack canvas { display: block; width: 100%; height: 100%; }
    #picture:not([data-frame]) { visibility: hidden; }
    #stack canvas + canvas { position: absolute; inset: 0; pointer-events: none; }
    #stack.whole canvas { image-rendering: pixelated; }
    #stage.grabbable { cursor: grab; }
    #stage.grabbed { cursor: grabbing; }
    #before { opacity: .3333; }
    #after { opacity: .25; }
    #failure {
      position: absolute; inset: 16px 16px auto; margin: 0; padding: 10px 14px; border-radius: 8px;
      background: var(--sheet); color: light-dark(#b3261e, #ff8a80);
    }

    #controls {
      grid-area: controls; background: var(--sheet); border-top: 1px solid var(--line); padding: 8px 12px 8px;
    }
    .bar { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 14px; }
    .set { display: flex; align-items: center; gap: 2px; }
    .set label { color: var(--soft); padding-left: 4px; }
    .clock { flex: 1 1 auto; gap: 12px; white-space: nowrap; min-width: 190px; }
    #time { font-size: 15px; font-weight: 600; min-width: 5.2em; }
    #number, #pixel { color: var(--soft); }
    #play { width: 40px; background: var(--accent); color: light-dark(#fff, #0e0e10); }
    #play:hover { filter: brightness(1.08); }

    #scrubber {
      -webkit-appearance: none; appearance: none; display: block; width: 100%; height: 24px; margin: 0 0 4px;
      background: none; cursor: pointer; border-radius: 7px;
    }
    #scrubber::-webkit-slider-runnable-track {
      height: 4px; border-radius: 2px;
      background: linear-gradient(to right, var(--accent) calc(var(--x) * 1%), var(--line) 0);
    }
    #scrubber::-moz-range-track { height: 4px; border-radius: 2px; background: var(--line); }
    #scrubber::-moz-range-progress { height: 4px; border-radius: 2px; background: var(--accent); }
    #scrubber::-webkit-slider-thumb {
      -webkit-appearance: none; width: 16px; height: 16px; margin-top: -6px; border-radius: 50%;
      background: var(--accent); border: 3px solid var(--sheet); box-shadow: 0 0 0 1px var(--accent);
    }
    #scrubber::-moz-range-thumb {
      width: 10px; height: 10px; border-radius: 50%; background: var(--accent); border: 3px solid var(--sheet);
      box-shadow: 0 0 0 1px var(--accent);
    }

    #panel {
      grid-area: panel; overflow: auto; background: var(--sheet); border-left: 1px solid var(--line);
      padding: 4px 16px 24px; overscroll-behavior: contain;
    }
    #panel h2 { font-size: 13px; font-weight: 600; margin: 18px 0 2px; overflow-wrap: anywhere; }
    .row { padding: 5px 0; }
    .words { display: flex; gap: 12px; justify-content: space-between; align-items: baseline; }
    .words > :first-child { overflow-wrap: anywhere; color: var(--soft); }
    .value {
      display: inline-flex; align-items: baseline; gap: 6px; font-weight: 600; text-align: right; max-width: 60%;
      overflow-wrap: anywhere;
    }
    .value i {
      width: 12px; height: 12px; border-radius: 3px; flex: none; position: relative; top: 1.5px;
      box-shadow: inset 0 0 0 1px light-dark(#0003, #fff4);
    }
    .chart {
      display: grid; grid-template: "curve high" 1fr "curve low" 1fr / minmax(0, 1fr) 44px; height: 44px; gap: 0 8px;
      margin-top: 3px; font-size: 11px; line-height: 1; color: var(--soft);
    }
    .chart > :nth-child(2) { align-self: start; }
    .chart > :nth-child(3) { align-self: end; }
    .chart.flat { height: 18px; }
    .curve {
      grid-area: curve; position: relative; cursor: ew-resize; border-radius: 4px; background: var(--wash);
      touch-action: pan-y;
    }
    .curve::after {
      content: ""; position: absolute; top: 0; bottom: 0; left: calc(var(--x) * 1%); width: 1px; margin-left: -.5px;
      background: var(--ink); box-shadow: 0 0 0 1px color-mix(in srgb, var(--sheet) 70%, transparent);
      pointer-events: none;
    }
    .curve.band { box-shadow: inset 0 0 0 1px light-dark(#0000001f, #ffffff2e); }
    .curve svg { display: block; width: 100%; height: 100%; overflow: visible; }
    .curve path {
      fill: none; stroke: var(--accent); stroke-width: 1.5; vector-effect: non-scaling-stroke; stroke-linejoin: round;
      stroke-linecap: round;
    }
    .curve .part {
      position: absolute; top: 0; bottom: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
      padding: 0 4px; line-height: 18px; color: var(--ink); border-left: 1px solid var(--sheet);
      background: var(--tint);
    }
    .curve .part:nth-child(even) { background: var(--wash); }
    details { margin-top: 18px; border-top: 1px solid var(--line); padding-top: 10px; }
    summary { cursor: pointer; color: var(--soft); border-radius: 4px; }
    details .row { padding: 2px 0; }
    details .value { font-weight: 400; }

    \#(PageStyle.dialog)

    @media (max-width: 820px) {
      body {
        height: auto; min-height: 100vh; grid-template: auto auto auto auto / minmax(0, 1fr);
        grid-template-areas: "header" "stage" "controls" "panel";
      }
      #stage { height: 62vh; height: 62dvh; }
      #controls { position: sticky; bottom: 0; z-index: 1; }
      #panel { border-left: 0; overflow: visible; }
      .clock { flex-basis: 100%; order: -1; }
    }
    @media (max-width: 460px) { header p { display: none; } header h1 { flex: 1; } .bar { gap: 4px 8px; } }

    """#
}
