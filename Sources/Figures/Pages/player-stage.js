// The stage: how large the picture is shown, the skins over it, the pixel under the mouse.
const zooms = ["fit", 1, 2, 3, 4, 6, 8];
addZooms($("zoom"), zooms);
// Whole pixels of the screen, also where it has several a CSS pixel.
function arrange() {
  const stage = $("stage"), stack = $("stack"), ratio = devicePixelRatio, zoom = $("zoom").value;
  const scale = zoom === "fit"
    ? fitting(film.width, film.height, [stage.clientWidth - 32, stage.clientHeight - 32]) : Number(zoom);
  const middle = middleOf(stage);
  stack.style.width = `${film.width * scale / ratio}px`;
  stack.style.height = `${film.height * scale / ratio}px`;
  stack.classList.toggle("whole", scale >= 1);
  [stage.scrollLeft, stage.scrollTop] = scrolledTo(stage, middle);
  const isLarger = stage.scrollWidth > stage.clientWidth || stage.scrollHeight > stage.clientHeight;
  stage.classList.toggle("grabbable", isLarger);
}
function setOnion(isOn) {
  press($("onion"), isOn);
  $("reach").hidden = !isOn;
  reach = isOn ? clamp(Math.round(Number($("reach").value)) || 1, 1, 60) : 0;
  compose();
}
// A pixel is read where the mouse points at it.
{
  const stage = $("stage"), canvas = $("picture");
  followDrags(stage);
  stage.addEventListener("pointerleave", () => setText("pixel", ""));
  stage.addEventListener("pointermove", event => {
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
