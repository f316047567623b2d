const speeds = [0.1, 0.25, 0.5, 1, 2], zooms = ["fit", 1, 2, 3, 4, 6, 8];
let isPlaying = false, head = start, lastTick, isNamed = true;
for (const speed of speeds) $("speed").add(new Option(`${speed}×`, speed, speed === 1, speed === 1));
for (const zoom of zooms) $("zoom").add(new Option(zoom === "fit" ? "Fit" : `${zoom}×`, zoom));
$("scrubber").max = count - 1;
const setText = (id, text) => { if ($(id).textContent !== text) $(id).textContent = text; };
const pressed = id => $(id).ariaPressed === "true";
const press = (id, isOn) => { $(id).ariaPressed = String(isOn); };

function refresh() {
  const number = `${frame + 1} of ${count}`, time = `${times[frame].toFixed(4)} s`;
  document.documentElement.style.setProperty("--x", across(frame).toFixed(3));
  $("scrubber").value = frame;
  $("scrubber").ariaValueText = `Frame ${number}, ${time}`;
  $("picture").ariaLabel = `${film.scene}, ${film.reel}: frame ${number}, ${time}`;
  setText("time", time);
  setText("number", `Frame ${number}`);
  for (const [output, attribute] of outputs) write(output, attribute, valueAt(attribute, frame));
}
// Shows a frame by its number, and names it in the address unless the film plays.
function show(index) {
  frame = clamp(index, 0, count - 1);
  if (!isPlaying) {
    head = times[frame];
    address();
  }
  refresh();
  compose();
}
// A little later: browsers refuse an address that changes all the time.
let naming;
function address() {
  if (!isNamed) return;
  clearTimeout(naming);
  naming = setTimeout(() => {
    if (isPlaying) return;
    const words = new URLSearchParams(location.hash.slice(1));
    words.set("t", film.times[frame]);
    history.replaceState(null, "", "#" + words.toString().replaceAll("%2F", "/").replace(/=(?=&|$)/g, ""));
  }, 300);
}

// The frame is chosen by the clock, so that a film takes its time on any screen.
function tick(now) {
  if (!isPlaying) return;
  head += (now - (lastTick ?? now)) / 1000 * Number($("speed").value);
  lastTick = now;
  if (head >= end) {
    if (pressed("loop")) head = start + (head - start) % (end - start);
    else return pause(count - 1);
  }
  const index = lastIndex(times, head + 1e-9);
  if (index !== frame) show(index);
  for (const ahead of [1, 2, 3, 4]) bitmap((drawingOf(frame) + ahead) % drawings.length).catch(fail);
  requestAnimationFrame(tick);
}
function play() {
  if (isPlaying || count < 2) return;
  if (frame === count - 1) head = start;
  isPlaying = true;
  lastTick = undefined;
  mark();
  requestAnimationFrame(tick);
}
function pause(index = frame) {
  const wasPlaying = isPlaying;
  isPlaying = false;
  if (wasPlaying) mark();
  if (wasPlaying || index !== frame) show(index);
}
function mark() {
  $("play").querySelector("use").setAttribute("href", isPlaying ? "#draw-pause" : "#draw-play");
  $("play").ariaLabel = isPlaying ? "Pause" : "Play";
  $("play").title = `${isPlaying ? "Pause" : "Play"} (space)`;
}
const step = by => { pause(); show(frame + by); };
const toggle = () => isPlaying ? pause() : play();

// Whole pixels of the screen, also where it has several a CSS pixel; fit shrinks, and enlarges by whole pixels.
function arrange() {
  const stage = $("stage"), stack = $("stack"), ratio = devicePixelRatio, zoom = $("zoom").value;
  let scale = Number(zoom);
  if (zoom === "fit") {
    scale = Math.min((stage.clientWidth - 32) / film.width, (stage.clientHeight - 32) / film.height) * ratio;
    if (scale > 1) scale = Math.floor(scale);
  }
  const center = [(stage.scrollLeft + stage.clientWidth / 2) / stage.scrollWidth,
    stage.scrollHeight > stage.clientHeight ? (stage.scrollTop + stage.clientHeight / 2) / stage.scrollHeight : 0];
  stack.style.width = `${film.width * scale / ratio}px`;
  stack.style.height = `${film.height * scale / ratio}px`;
  stack.classList.toggle("whole", scale >= 1);
  stage.scrollLeft = center[0] * stage.scrollWidth - stage.clientWidth / 2;
  stage.scrollTop = center[1] * stage.scrollHeight - stage.clientHeight / 2;
  const isLarger = stage.scrollWidth > stage.clientWidth || stage.scrollHeight > stage.clientHeight;
  stage.classList.toggle("grabbable", isLarger);
}
function choose(id, value) { $(id).value = value; if (id === "zoom") arrange(); }
function move(id, values, by) {
  const index = values.findIndex(value => String(value) === $(id).value);
  choose(id, values[clamp(index + by, 0, values.length - 1)]);
}
function setOnion(isOn) {
  press("onion", isOn);
  $("reach").hidden = !isOn;
  reach = isOn ? clamp(Math.round(Number($("reach").value)) || 1, 1, 60) : 0;
  compose();
}
function setTheme(theme) { document.documentElement.dataset.theme = theme; }
function turnTheme() {
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  setTheme((document.documentElement.dataset.theme ?? (isDark ? "dark" : "light")) === "dark" ? "light" : "dark");
}
const openHelp = () => { if (!$("help").open) $("help").showModal(); };

const actions = {
  " ": toggle, ",": () => step(-1), ".": () => step(1),
  ArrowLeft: event => step(event.shiftKey ? -10 : -1), ArrowRight: event => step(event.shiftKey ? 10 : 1),
  Home: () => step(-count), End: () => step(count),
  "[": () => move("speed", speeds, -1), "]": () => move("speed", speeds, 1),
  "-": () => move("zoom", zooms, -1), "+": () => move("zoom", zooms, 1), "=": () => move("zoom", zooms, 1),
  0: () => choose("zoom", "fit"),
  l: () => press("loop", !pressed("loop")), o: () => setOnion(!pressed("onion")), t: turnTheme, "?": openHelp,
};
addEventListener("keydown", event => {
  const {target, key} = event;
  if (event.ctrlKey || event.altKey || event.metaKey || $("help").open) return;
  if (target.matches?.("select, input:not([type=range])")) return;
  // A button that was reached by keyboard keeps its space bar.
  if (key === " " && target.matches?.("button:focus-visible, summary")) return;
  if (!Object.hasOwn(actions, key)) return;
  event.preventDefault();
  actions[key](event);
});
const clicks = {
  first: "Home", back: ",", play: " ", forward: ".", last: "End", loop: "l", onion: "o", theme: "t", keys: "?",
};
for (const [id, key] of Object.entries(clicks)) $(id).addEventListener("click", event => actions[key](event));
$("scrubber").addEventListener("input", () => { pause(); show(Number($("scrubber").value)); });
$("zoom").addEventListener("change", arrange);
$("reach").addEventListener("input", () => setOnion(true));
// After a choice by mouse the keys belong to the film again.
for (const id of ["speed", "zoom"])
  $(id).addEventListener("change", () => { if (!$(id).matches(":focus-visible")) $(id).blur(); });

// The stage: drag to move a large picture, point at a pixel to read it.
{
  const stage = $("stage"), canvas = $("picture");
  let grip;
  stage.addEventListener("pointerdown", event => {
    if (event.button || event.pointerType !== "mouse" || !stage.classList.contains("grabbable")) return;
    grip = [event.clientX + stage.scrollLeft, event.clientY + stage.scrollTop];
    stage.setPointerCapture(event.pointerId);
    stage.classList.add("grabbed");
  });
  stage.addEventListener("lostpointercapture", () => { grip = undefined; stage.classList.remove("grabbed"); });
  stage.addEventListener("pointerleave", () => setText("pixel", ""));
  stage.addEventListener("pointermove", event => {
    if (grip) [stage.scrollLeft, stage.scrollTop] = [grip[0] - event.clientX, grip[1] - event.clientY];
    const box = canvas.getBoundingClientRect();
    const x = Math.floor((event.clientX - box.left) / box.width * film.width);
    const y = Math.floor((event.clientY - box.top) / box.height * film.height);
    if (x < 0 || y < 0 || x >= film.width || y >= film.height) return setText("pixel", "");
    const color = [...picture.context.getImageData(x, y, 1, 1).data.slice(0, 3)];
    setText("pixel", `${x}, ${y}  #${color.map(byte => byte.toString(16).padStart(2, "0")).join("")}`);
  });
  new ResizeObserver(() => requestAnimationFrame(arrange)).observe(stage);
  addEventListener("resize", arrange);
  arrange();
}

// `#t=0.25` or `#t=1/4`, and for links to a view `&zoom=2&onion=3&speed=0.5&loop&theme=dark&play`.
function open() {
  const words = new URLSearchParams(location.hash.slice(1));
  const has = (word, values) => values.map(String).includes(words.get(word));
  if (has("theme", ["light", "dark"])) setTheme(words.get("theme"));
  if (has("speed", speeds)) choose("speed", words.get("speed"));
  if (has("zoom", zooms)) choose("zoom", words.get("zoom"));
  if (words.has("loop")) press("loop", true);
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
