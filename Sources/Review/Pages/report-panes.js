// The size of a reel's pictures, the part of them that is shown, and the frame around it.
const modes = ["side", "slider", "blink"], zooms = ["fit", 1, 2, 3, 4, 6, 8, 12, 16];
const settings = {mode: "side", boxes: true};
const modeWords = {side: "Side by side", slider: "Slider", blink: "Blink"};
const verdictWords = {
  same: "the golden’s pixels", "within tolerance": "differs within tolerance", changed: "changed",
  new: "only the film has it", missing: "only the golden has it",
};
const isCalm = matchMedia("(prefers-reduced-motion: reduce)");

// The ports of a viewer, which show one part of their pictures. The viewer says what is shown.
class Panes {
  setZoom(zoom) {
    this.zoom = zoom === "fit" ? "fit" : Number(zoom);
    this.zoomer.value = zoom;
    this.arrange();
    if (current?.viewer === this) named();
  }
  zoomBy(by) {
    const from = this.zoom === "fit" ? this.scale : this.zoom;
    const list = zooms.slice(1);
    this.setZoom(by > 0 ? list.find(zoom => zoom > from) ?? list.at(-1)
      : list.findLast(zoom => zoom < from) ?? "fit");
  }
  // The room of a port inside its padding: with it the words above and the scrubber below are in sight.
  room() {
    const port = this.port();
    if (!port) return [0, 0];
    return [port.clientWidth - 2 * parseFloat(getComputedStyle(port).paddingLeft), clamp(innerHeight - 350, 240, 900)];
  }
  port() { return this.ports.find(port => port.clientWidth > 0); }
  // Whole pixels of the screen a pixel, also where it has several a CSS pixel.
  arrange() {
    const ratio = devicePixelRatio, [width, limit] = this.room();
    if (!width) return;
    const scale = this.zoom === "fit" ? Math.min(fitting(this.width, this.height, [width, limit]), 8) : this.zoom;
    this.scale = scale;
    const unit = scale / ratio, port = this.port(), middle = middleOf(port);
    this.panes.style.setProperty("--w", `${this.width * unit}px`);
    this.panes.style.setProperty("--h", `${this.height * unit}px`);
    this.panes.style.setProperty("--limit", `${limit}px`);
    this.panes.style.setProperty("--unit", `${unit}px`);
    this.panes.classList.toggle("whole", scale >= 1);
    this.scroll(...scrolledTo(port, middle));
    for (const one of this.ports) {
      const isLarger = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
      one.classList.toggle("grabbable", isLarger);
    }
    for (const image of this.place.querySelectorAll(".slot img")) this.fitImage(image);
    this.drawBoxes();
  }
  fitImage(image) {
    const unit = this.scale / devicePixelRatio;
    image.style.width = `${image.naturalWidth * unit}px`;
    image.style.height = `${image.naturalHeight * unit}px`;
  }
  scroll(left, top) {
    for (const port of this.ports) {
      if (!port.clientWidth) continue;
      port.scrollLeft = left;
      port.scrollTop = top;
    }
  }
  // The ports show one part; a drag moves it.
  follow(port) {
    port.addEventListener("scroll", () => this.scroll(port.scrollLeft, port.scrollTop), {passive: true});
    followDrags(port);
  }

  // MARK: Regions

  listRegions() {
    const regions = this.shown?.regions ?? [];
    const key = JSON.stringify(regions);
    if (this.regionsKey === key) return this.markRegion();
    this.regionsKey = key;
    this.regions.replaceChildren(...regions.map(([x, y, width, height, pixels], index) => {
      const made = button("region", `${count(pixels, "pixel")} in ${width}×${height} at (${x}, ${y}) (z)`,
        `${width}×${height} at ${x}, ${y}`);
      made.addEventListener("click", () => this.toRegion(index === this.region ? -1 : index));
      return made;
    }));
    if (regions.length) this.regions.prepend(icon("region"));
    this.markRegion();
  }
  markRegion() {
    this.regions.querySelectorAll("button").forEach((one, index) => press(one, index === this.region));
  }
  nextRegion() {
    const count = this.shown?.regions.length ?? 0;
    if (count) this.toRegion(this.region + 1 < count ? this.region + 1 : -1);
  }
  // Fills the port with a region by whole pixels; -1 is the whole picture.
  toRegion(index) {
    this.region = index;
    this.markRegion();
    if (index < 0) return this.setZoom("fit");
    const [x, y, width, height] = this.shown.regions[index];
    const port = this.port(), ratio = devicePixelRatio, [across, down] = this.room();
    const most = Math.min(across / (width + 8), down / (height + 8)) * ratio;
    this.setZoom(zooms.slice(1).findLast(zoom => zoom <= most) ?? "fit");
    const unit = this.scale / ratio;
    this.setSplit((x + width / 2) / this.width * 100);
    const padding = parseFloat(getComputedStyle(port).paddingLeft);
    this.scroll(
      (x + width / 2) * unit + padding - port.clientWidth / 2,
      (y + height / 2) * unit + padding - port.clientHeight / 2);
  }
  setBoxes(isOn) {
    settings.boxes = isOn;
    press(this.boxer, isOn);
    this.place.classList.toggle("boxed", isOn);
  }
  // Around what the pictures in sight show: those of another frame may still be on their way.
  drawBoxes() {
    const regions = this.framed ?? [], unit = (this.scale ?? 1) / devicePixelRatio;
    for (const place of this.place.querySelectorAll(".boxes")) {
      place.replaceChildren(...regions.map(([x, y, width, height]) => {
        const box = element("i");
        Object.assign(box.style, {
          left: `${x * unit}px`, top: `${y * unit}px`, width: `${width * unit}px`, height: `${height * unit}px`,
        });
        return box;
      }));
    }
    for (const image of this.place.querySelectorAll(".slot img")) this.fitImage(image);
  }
}
