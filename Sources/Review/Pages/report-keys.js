// Keys.
// A key acts on the viewer of the reel at hand, which is unfolded for it.
const viewing = act => event => {
  if (!current) move(1);
  if (!current) return;
  if (!current.place.open) current.place.open = true;
  build(current);
  if (current.viewer) act(current.viewer, event);
};
const step = by => viewing((viewer, {shiftKey}) =>
  shiftKey ? viewer.toChanged(by) : viewer.show(viewer.frame + by));
const actions = {
  j: () => move(1), k: () => move(-1), f: fold, "/": () => $("text").select(),
  Enter: () => { if (current) current.place.open = !current.place.open; },
  ArrowLeft: step(-1), ArrowRight: step(1),
  Home: viewing(viewer => viewer.show(0)), End: viewing(viewer => viewer.show(viewer.count - 1)),
  " ": viewing(viewer => viewer.blink()), b: viewing(viewer => viewer.setBoxes(!settings.boxes)),
  z: viewing(viewer => viewer.nextRegion()), "+": viewing(viewer => viewer.zoomBy(1)),
  "=": viewing(viewer => viewer.zoomBy(1)), "-": viewing(viewer => viewer.zoomBy(-1)),
  0: viewing(viewer => viewer.setZoom("fit")),
  c: () => current?.place.querySelector(".copy")?.click(),
};
modes.forEach((mode, index) => { actions[index + 1] = viewing(viewer => viewer.setMode(mode)); });
listen(actions, ({target, key}) => {
  if (key === "Escape") showAll();
  if (target === $("text")) {
    if (key === "Escape") target.blur();
    return true;
  }
  if (key === "Escape" || target.matches?.("select, .splitter")) return true;
  // A control reached by keyboard keeps the keys that work it; the line of a reel gives its space bar to the pictures.
  return key === "Enter" && target.matches?.("button, a, details.more summary")
    || key === " " && (target.matches?.("button:focus-visible, details.more summary")
      || target.matches?.("summary") && !report.reels[current?.id]);
});
