for (const figure of document.querySelectorAll("figure")) {
  const image = figure.querySelector("img"), slider = figure.querySelector("input");
  if (!slider) continue;
  const count = Number(figure.dataset.frames), rate = Number(figure.dataset.rate);
  let frames, began, isPinned = false;
  const load = () => frames ??= Array.from({length: count}, (_, index) => {
    const frame = new Image();
    frame.src = `${figure.dataset.folder}/frame-${String(index).padStart(4, "0")}.png`;
    return frame;
  });
  const show = index => { image.src = load()[index].src; slider.value = index; };
  const step = now => {
    if (began === undefined) return;
    // A rest of half a second between two rounds.
    const index = Math.floor((now - began) / 1000 * rate) % (count + Math.ceil(rate / 2));
    show(Math.min(index, count - 1));
    requestAnimationFrame(step);
  };
  const play = () => { if (began === undefined && count > 1) { began = performance.now(); requestAnimationFrame(step); } };
  const stop = () => { began = undefined; };
  image.addEventListener("pointerenter", play);
  image.addEventListener("pointerleave", () => { if (!isPinned) stop(); });
  image.addEventListener("click", () => { isPinned = !isPinned; isPinned ? play() : stop(); });
  slider.addEventListener("input", () => { isPinned = false; stop(); show(Number(slider.value)); });
}
