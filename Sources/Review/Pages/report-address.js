// The address names the reel at hand and its frame: `#forest/push&frame=17&view=slider&zoom=2`.
let isNamed = false;
const idInAddress = ({id}) => encodeURIComponent(id).replaceAll("%2F", "/");
function named() {
  if (!isNamed) return;
  nameLater(() => {
    if (!current) return undefined;
    const words = [idInAddress(current)], {viewer} = current;
    if (viewer) {
      words.push(`frame=${viewer.frame}`);
      if (viewer.mode !== "side") words.push(`view=${viewer.mode}`);
      if (viewer.zoom !== "fit") words.push(`zoom=${viewer.zoom}`);
    }
    return words.join("&");
  });
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
for (const link of document.querySelectorAll("a.frame")) {
  const reel = byPlace.get(link.closest(".reel"));
  if (!report.reels[reel.id]) continue;
  link.href = `#${idInAddress(reel)}&frame=${link.dataset.frame}`;
  link.addEventListener("click", event => {
    event.preventDefault();
    reel.place.open = true;
    build(reel);
    reel.viewer?.show(Number(link.dataset.frame));
  });
}
addEventListener("hashchange", openAddress);
filter();
choose(reels[0]);
openAddress();
isNamed = true;
