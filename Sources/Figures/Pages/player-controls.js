// The actions of controls and keys, and the page's address.
const speeds = [0.1, 0.25, 0.5, 1, 2];
for (const speed of speeds) $("speed").add(new Option(`${speed}×`, speed, speed === 1, speed === 1));
function choose(id, value) { $(id).value = value; if (id === "zoom") arrange(); }
function move(id, values, by) {
  const index = values.findIndex(value => String(value) === $(id).value);
  choose(id, values[clamp(index + by, 0, values.length - 1)]);
}
const actions = {
  " ": toggle, ",": () => step(-1), ".": () => step(1),
  ArrowLeft: event => step(event.shiftKey ? -10 : -1), ArrowRight: event => step(event.shiftKey ? 10 : 1),
  Home: () => step(-count), End: () => step(count),
  "[": () => move("speed", speeds, -1), "]": () => move("speed", speeds, 1),
  "-": () => move("zoom", zooms, -1), "+": () => move("zoom", zooms, 1), "=": () => move("zoom", zooms, 1),
  0: () => choose("zoom", "fit"),
  l: () => press($("loop"), !isPressed("loop")), o: () => setOnion(!isPressed("onion")),
};
// A button that was reached by keyboard keeps its space bar.
listen(actions, ({target, key}) => target.matches?.("select, input:not([type=range])")
  || key === " " && target.matches?.("button:focus-visible, summary"));
const clicks = {first: "Home", back: ",", play: " ", forward: ".", last: "End", loop: "l", onion: "o"};
for (const [id, key] of Object.entries(clicks)) $(id).addEventListener("click", event => actions[key](event));
$("scrubber").addEventListener("input", () => { pause(); show(Number($("scrubber").value)); });
$("zoom").addEventListener("change", arrange);
$("reach").addEventListener("input", () => setOnion(true));
// After a choice by mouse the keys belong to the film again.
for (const id of ["speed", "zoom"])
  $(id).addEventListener("change", () => { if (!$(id).matches(":focus-visible")) $(id).blur(); });

// The address names the frame, `#t=0.25` or `#t=1/4`, and for links to a view
// `&zoom=2&onion=3&speed=0.5&loop&theme=dark&play`.
let isNamed = true;
function address() {
  if (!isNamed) return;
  nameLater(() => {
    if (isPlaying) return undefined;
    const words = new URLSearchParams(location.hash.slice(1));
    words.set("t", film.times[frame]);
    return words.toString().replaceAll("%2F", "/").replace(/=(?=&|$)/g, "");
  });
}
function open() {
  const words = new URLSearchParams(location.hash.slice(1));
  const has = (word, values) => values.map(String).includes(words.get(word));
  if (has("theme", ["light", "dark"])) setTheme(words.get("theme"));
  if (has("speed", speeds)) choose("speed", words.get("speed"));
  if (has("zoom", zooms)) choose("zoom", words.get("zoom"));
  if (words.has("loop")) press($("loop"), true);
  if (words.has("onion")) { $("reach").value = clamp(parseInt(words.get("onion")) || 1, 1, 60); setOnion(true); }
  const time = seconds(words.get("t") ?? "");
  isNamed = false;
  if (Number.isFinite(time)) { pause(); show(lastIndex(times, time + 1e-9)); } else show(frame);
  isNamed = true;
  if (words.has("play")) play();
}
addEventListener("hashchange", open);
// A still has nothing to play.
for (const id of ["first", "back", "play", "forward", "last", "scrubber", "loop", "onion"])
  $(id).disabled = count < 2;
open();
