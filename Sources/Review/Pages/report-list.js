// The list of reels: viewers where they come into sight, the reel at hand, the filter, folding.
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
