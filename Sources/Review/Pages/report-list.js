const reels = [...document.querySelectorAll(".reel")].map(place => ({
  id: place.id, place, words: place.textContent.toLowerCase(), verdict: place.dataset.verdict,
  accept: place.dataset.accept, hasLint: "lint" in place.dataset,
}));
const byPlace = new Map(reels.map(reel => [reel.place, reel]));
let current, shownReels = reels, verdict = "";

// MARK: Viewers, made where they come into sight

function build(reel) {
  const view = reel.place.querySelector(".view");
  if (reel.viewer || !view || !report.reels[reel.id]) return;
  reel.viewer = new Viewer(view, reel.id);
}
const sight = new IntersectionObserver(entries => {
  for (const {isIntersecting, target} of entries)
    if (isIntersecting && target.open) {
      build(byPlace.get(target));
      sight.unobserve(target);
    }
}, {rootMargin: "400px 0px"});
for (const {place} of reels) {
  if (place.open) sight.observe(place);
  place.addEventListener("toggle", () => { if (place.open) sight.observe(place); });
}
addEventListener("beforeprint", () => { for (const reel of shownReels) if (reel.place.open) build(reel); });

// MARK: The reel that keys belong to

function choose(reel, isMoved) {
  current?.place.classList.remove("current");
  current = reel;
  if (!reel) return;
  reel.place.classList.add("current");
  if (isMoved) {
    const {top} = reel.place.getBoundingClientRect();
    if (top < $("filter").getBoundingClientRect().bottom || top > innerHeight / 4)
      reel.place.scrollIntoView({block: "start"});
    reel.place.querySelector("summary").focus({preventScroll: true});
    if (reel.place.open) build(reel);
  }
  named();
}
function move(by) {
  const index = shownReels.indexOf(current);
  const next = index < 0 ? shownReels[by > 0 ? 0 : shownReels.length - 1] : shownReels[index + by];
  if (next) choose(next, true);
}
for (const name of ["pointerdown", "focusin"])
  $("reels").addEventListener(name, event => {
    const reel = byPlace.get(event.target.closest(".reel"));
    if (reel && reel !== current) choose(reel);
  });

// MARK: Addresses: `#forest/push`, and of a view `&frame=17&view=slider&zoom=2`

let naming, isNamed = false;
function named() {
  if (!isNamed) return;
  clearTimeout(naming);
  naming = setTimeout(() => {
    if (!current) return;
    const words = [encodeURIComponent(current.id).replaceAll("%2F", "/")], {viewer} = current;
    if (viewer) {
      words.push(`frame=${viewer.frame}`);
      if (viewer.mode !== "side") words.push(`view=${viewer.mode}`);
      if (viewer.zoom !== "fit") words.push(`zoom=${viewer.zoom}`);
    }
    history.replaceState(null, "", "#" + words.join("&"));
  }, 300);
}
function openAddress() {
  const parts = location.hash.slice(1).split("&");
  let id;
  try { id = decodeURIComponent(parts[0]); } catch { return; }
  const reel = reels.find(reel => reel.id === id);
  if (!reel) return;
  if (reel.place.hidden) showAll();
  const words = new URLSearchParams(parts.slice(1).join("&")), {place} = reel;
  place.open = true;
  build(reel);
  choose(reel, true);
  const {viewer} = reel;
  if (!viewer) return;
  if (modes.includes(words.get("view"))) viewer.setMode(words.get("view"));
  if (zooms.map(String).includes(words.get("zoom"))) viewer.setZoom(words.get("zoom"));
  const frame = Number(words.get("frame") ?? NaN);
  if (Number.isInteger(frame)) viewer.show(frame);
}

// MARK: Filter

function filter() {
  const terms = $("text").value.toLowerCase().split(/\s+/).filter(term => term);
  shownReels = reels.filter(reel => {
    const isShown = (verdict === "" || (verdict === "lint" ? reel.hasLint : reel.verdict === verdict))
      && terms.every(term => reel.words.includes(term));
    reel.place.hidden = !isShown;
    return isShown;
  });
  for (const section of document.querySelectorAll(".list")) {
    const shown = section.querySelectorAll(".reel:not([hidden])").length;
    section.hidden = shown === 0;
    section.querySelector("h2 b").textContent = shown;
  }
  for (const chip of document.querySelectorAll(".chip")) press(chip, chip.dataset.show === verdict);
  $("none").hidden = shownReels.length > 0 || reels.length === 0;
  const accepted = shownReels.filter(reel => reel.accept !== undefined).length;
  $("accept").hidden = accepted < 2;
  $("accept").querySelector("span").textContent = `Approve command for ${accepted}`;
  $("accept").title = `Copy the command that accepts the ${accepted} shown`;
  markFold();
}
function showAll() {
  $("text").value = verdict = "";
  filter();
}
$("text").addEventListener("input", () => {
  filter();
  say(`${count(shownReels.length, "reel")} shown`);
});
for (const chip of document.querySelectorAll(".chip"))
  chip.addEventListener("click", () => {
    verdict = chip.dataset.show === verdict ? "" : chip.dataset.show;
    filter();
  });
$("all").addEventListener("click", showAll);

// MARK: Folding

const isAnyOpen = () => shownReels.some(reel => reel.place.open);
const markFold = () => { $("fold").querySelector("span").textContent = isAnyOpen() ? "Fold" : "Unfold"; };
function fold() {
  const isOpen = !isAnyOpen();
  for (const reel of shownReels) reel.place.open = isOpen;
  markFold();
}
$("fold").addEventListener("click", fold);
$("reels").addEventListener("toggle", markFold, true);

// MARK: Accept commands

async function copy(text) {
  try { await navigator.clipboard.writeText(text); } catch {
    // Where the clipboard is not to be had.
    const place = Object.assign(element("textarea"), {value: text});
    document.body.append(place);
    place.select();
    document.execCommand("copy");
    place.remove();
  }
  say("Copied");
}
function copyFrom(button, text) {
  copy(text);
  button.classList.add("done");
  setTimeout(() => button.classList.remove("done"), 1200);
}
for (const button of document.querySelectorAll(".copy"))
  button.addEventListener("click", () => copyFrom(button, button.previousSibling.textContent));
$("accept").addEventListener("click", () => {
  const accepted = shownReels.filter(reel => reel.accept !== undefined);
  const dashes = accepted.some(reel => reel.id.startsWith("-")) ? ["--"] : [];
  copyFrom($("accept"), [report.approve, ...dashes, ...accepted.map(reel => reel.accept)].join(" "));
});
for (const link of document.querySelectorAll("a.frame")) {
  const reel = byPlace.get(link.closest(".reel"));
  if (!report.reels[reel.id]) continue;
  link.href = `#${encodeURIComponent(reel.id).replaceAll("%2F", "/")}&frame=${link.dataset.frame}`;
  link.addEventListener("click", event => {
    event.preventDefault();
    reel.place.open = true;
    build(reel);
    reel.viewer?.show(Number(link.dataset.frame));
  });
}

// MARK: Keys

function turnTheme() {
  const {dataset} = document.documentElement;
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  dataset.theme = (dataset.theme ?? (isDark ? "dark" : "light")) === "dark" ? "light" : "dark";
}
const openHelp = () => { if (!$("help").open) $("help").showModal(); };
// What a key does to the viewer of the reel at hand, which is unfolded for it.
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
  j: () => move(1), k: () => move(-1), f: fold, t: turnTheme, "?": openHelp, "/": () => $("text").select(),
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
addEventListener("keydown", event => {
  const {target, key} = event;
  if (event.ctrlKey || event.altKey || event.metaKey || $("help").open) return;
  if (target === $("text")) {
    if (key === "Escape") { showAll(); target.blur(); }
    return;
  }
  if (key === "Escape") return showAll();
  if (target.matches?.("select, .splitter")) return;
  // What was reached by keyboard keeps the keys that work it; the line of a reel gives its space bar to the pictures.
  if (key === "Enter" && target.matches?.("button, a, details.more summary")) return;
  if (key === " " && target.matches?.("button:focus-visible, details.more summary")) return;
  if (key === " " && target.matches?.("summary") && !report.reels[current?.id]) return;
  if (!Object.hasOwn(actions, key)) return;
  event.preventDefault();
  actions[key](event);
});
$("theme").addEventListener("click", turnTheme);
$("keys").addEventListener("click", openHelp);

addEventListener("hashchange", openAddress);
filter();
choose(reels[0]);
openAddress();
isNamed = true;
