// The viewer of a reel's frames.
class Viewer extends Panes {
  constructor(place, id) {
    super();
    const {size, goldenSize, rate, worst, frames} = report.reels[id];
    this.id = id;
    this.rate = rate;
    this.isUnreadable = place.closest(".reel").dataset.verdict === "unreadable golden";
    this.hasGolden = frames.some(frame => frame[2] !== "new");
    this.stretches = frames.map(([first, length, verdict, expected, actual, difference, pixels, step, regions]) => ({
      first, length, verdict, hasPictures: expected !== undefined, expected: expected ?? null,
      actual: actual ?? null, difference: difference ?? null, pixels, step, regions: regions ?? [],
    }));
    const last = this.stretches.at(-1);
    this.count = last.first + last.length;
    this.kept = this.stretches.filter(stretch => stretch.hasPictures);
    const sizes = [size, goldenSize].filter(one => one);
    this.width = Math.max(1, ...sizes.map(one => one[0]));
    this.height = Math.max(1, ...sizes.map(one => one[1]));
    this.zoom = "fit";
    this.region = -1;
    this.split = 50;
    this.build(place);
    const differs = stretch => stretch.verdict !== "same";
    this.frame = worst ?? (this.kept.find(differs) ?? this.stretches.find(differs) ?? this.stretches[0]).first;
    this.setMode(settings.mode);
    this.show(this.frame);
    new ResizeObserver(() => requestAnimationFrame(() => this.arrange())).observe(this.panes);
  }

  // MARK: Parts

  build(place) {
    this.slots = {
      expected: new Slot("Expected"), actual: new Slot("Actual"), difference: new Slot("Difference"),
      under: new Slot("Expected"), over: new Slot("Actual"),
    };
    const {expected, actual, difference, under, over} = this.slots;
    over.element.classList.add("over");
    this.divider = element("div", "divider");
    this.splitter = Object.assign(element("input", "splitter"), {type: "range", min: 0, max: 100, step: "any"});
    this.splitter.value = this.split;
    this.splitter.ariaLabel = "Expected at the left, actual at the right";
    this.splitter.addEventListener("input", () => this.setSplit(Number(this.splitter.value)));
    this.ports = [];
    const pane = (name, title, ...parts) => {
      const boxes = element("div", "boxes"), sheet = element("div", "sheet", ...parts, boxes);
      const port = element("div", "port", sheet), caption = element("figcaption", "", title);
      port.tabIndex = 0;
      port.role = "group";
      port.ariaLabel = `${title}, picture`;
      this.ports.push(port);
      this.follow(port);
      return element("figure", `pane ${name}`, caption, port);
    };
    const together = pane("together", "", under.element, over.element, this.divider, this.splitter);
    this.togetherCaption = together.querySelector("figcaption");
    this.panes = element(
      "div", "panes", pane("expected", "Expected", expected.element), pane("actual", "Actual", actual.element),
      together, pane("difference", "Difference", difference.element));
    this.note = element("p", "note");
    place.append(this.tools(), this.panes, this.scrubber(), this.note);
    place.classList.add("built");
    this.place = place;
  }
  tools() {
    const set = (...parts) => element("div", "set", ...parts);
    this.modeButtons = modes.map((mode, index) => {
      const made = button("", `${modeWords[mode]} (${index + 1})`, modeWords[mode]);
      made.dataset.mode = mode;
      made.addEventListener("click", () => this.setMode(mode));
      return made;
    });
    const choice = set(...this.modeButtons);
    choice.classList.add("choice");
    choice.role = "group";
    choice.ariaLabel = "View";
    this.zoomer = element("select");
    this.zoomer.ariaLabel = "Zoom";
    this.zoomer.title = "Zoom out (-), in (+), fit (0)";
    addZooms(this.zoomer, zooms);
    this.zoomer.addEventListener("change", () => this.setZoom(this.zoomer.value));
    this.boxer = button("boxer", "Boxes around what changed (b)", icon("boxes"));
    this.boxer.addEventListener("click", () => this.setBoxes(!settings.boxes));
    this.regions = element("div", "set regions");
    return element("div", "bar tools", choice, set(this.zoomer, this.boxer), this.regions);
  }
  scrubber() {
    const input = Object.assign(element("input", "scrubber"), {type: "range", min: 0, step: 1});
    input.max = this.count - 1;
    input.ariaLabel = "Frame";
    input.disabled = this.count < 2;
    input.addEventListener("input", () => this.show(Number(input.value)));
    this.input = input;
    // Marks lie over the middle of their frames, where the thumb comes to stand.
    const marks = element("div", "marks");
    const across = frame => this.count > 1 ? (frame / (this.count - 1)) * 100 : 50;
    for (const {first, length, verdict, hasPictures} of this.stretches) {
      if (verdict === "same") continue;
      const mark = element("i", `${this.hasGolden ? verdict.split(" ")[0] : "alone"}${hasPictures ? " kept" : ""}`);
      mark.style.left = `${Math.max(0, across(first - .5))}%`;
      mark.style.right = `${Math.max(0, 100 - across(first + length - .5))}%`;
      marks.append(mark);
    }
    const step = (name, title, by) => {
      const made = button("", title, icon(name));
      made.addEventListener("click", () => this.toChanged(by));
      return made;
    };
    this.clock = element("span", "clock");
    this.told = element("span", "told");
    return element(
      "div", "frames", element("div", "track", marks, input),
      element(
        "div", "bar",
        element("div", "set", step("back", "Previous picture that differs (shift ←)", -1),
          step("forward", "Next picture that differs (shift →)", 1)),
        this.clock, this.told));
  }

  // MARK: Frames

  // Shows a frame by its number, with the nearest pictures that were kept.
  show(frame) {
    this.frame = clamp(frame, 0, this.count - 1);
    const stretch = this.stretches.findLast(stretch => stretch.first <= this.frame);
    const away = one => Math.max(one.first - this.frame, this.frame - one.first - one.length + 1, 0);
    const nearest = stretch.hasPictures
      ? stretch : this.kept.reduce((best, one) => best && away(best) <= away(one) ? best : one, undefined);
    this.shown = nearest;
    const words = stretch.verdict === "new" && !this.hasGolden ? "nothing to compare with" : verdictWords[stretch.verdict];
    const time = this.rate ? ` · ${(this.frame / this.rate).toFixed(3)} s` : "";
    this.clock.replaceChildren(element("b", "", `Frame ${this.frame}`), ` of 0–${this.count - 1}${time}`);
    this.input.value = this.frame;
    this.input.ariaValueText = `Frame ${this.frame}${time}, ${words}`;
    this.input.style.setProperty("--x", this.count > 1 ? (this.frame / (this.count - 1)) * 100 : 0);
    this.told.className = `told ${this.hasGolden ? stretch.verdict.split(" ")[0] : ""}`;
    this.told.textContent = words + (stretch.pixels === undefined ? ""
      : `: ${count(stretch.pixels, "pixel")}, at most ${count(stretch.step, "level")}`);
    this.note.textContent = nearest === stretch ? "" : nearest === undefined
      ? "The report has no pictures of this reel."
      : `The report has no pictures of frame ${this.frame}; shown ${nearest.length > 1
        ? `are frames ${nearest.first}–${nearest.first + nearest.length - 1}` : `is frame ${nearest.first}`}.`;
    this.region = -1;
    this.listRegions();
    this.compose();
    if (current?.viewer === this) named();
  }
  // To the next or previous stretch that differs and has pictures, or any if none has.
  toChanged(by) {
    const all = this.stretches.filter(stretch => stretch.verdict !== "same");
    const list = all.some(stretch => stretch.hasPictures) ? all.filter(stretch => stretch.hasPictures) : all;
    const next = by > 0 ? list.find(stretch => stretch.first > this.frame)
      : list.findLast(stretch => stretch.first + stretch.length - 1 < this.frame);
    if (next) this.show(next.first);
  }
  // One set of pictures at a time is made, always the one wanted last.
  async compose() {
    this.isWanted = true;
    if (this.isComposing) return;
    this.isComposing = true;
    while (this.isWanted) {
      this.isWanted = false;
      const shown = this.shown, frame = this.frame;
      const {expected, actual, difference} = shown ?? {expected: null, actual: null, difference: null};
      const noGolden = this.isUnreadable ? "The golden cannot be read" : shown?.verdict === "new" && this.hasGolden
        ? "The golden has no such frame" : "No golden", noFilm = "The film has no such frame", same = "No pixel differs";
      const ready = await Promise.all([
        this.slots.difference.prepare(
          difference, !shown ? "No picture" : expected === null || actual === null ? "Nothing to compare" : same),
        ...(this.mode === "side"
          ? [this.slots.expected.prepare(expected, shown ? noGolden : "No picture"),
            this.slots.actual.prepare(actual, shown ? noFilm : "No picture")]
          : [this.slots.under.prepare(expected, shown ? noGolden : "No picture"),
            this.slots.over.prepare(actual, shown ? noFilm : "No picture")]),
      ]);
      for (const change of ready) change();
      this.place.dataset.frame = frame;
      this.framed = shown?.regions ?? [];
      this.drawBoxes();
    }
    this.isComposing = false;
  }

  // MARK: Views

  setMode(mode) {
    this.mode = settings.mode = mode;
    this.panes.dataset.mode = mode;
    for (const one of this.modeButtons) press(one, one.dataset.mode === mode);
    this.setBlink(mode === "blink" && !isCalm.matches);
    this.togetherCaption.replaceChildren(...(mode === "slider" ? ["Expected | Actual"] : ["Expected"]));
    this.setBoxes(settings.boxes);
    this.setSplit(this.split);
    if (this.shown !== undefined || this.isComposing) this.compose();
    this.arrange();
    if (current?.viewer === this) named();
  }
  setSplit(percent) {
    this.split = percent;
    if (Number(this.splitter.value) !== percent) this.splitter.value = percent;
    this.panes.style.setProperty("--split", `${percent}%`);
    this.splitter.ariaValueText = `${Math.round(percent)} percent expected`;
  }
  // Twice a second, below what harms anybody, and it can be stopped.
  setBlink(isOn) {
    clearInterval(this.blinking);
    this.blinking = undefined;
    this.place.classList.toggle("blinking", isOn);
    this.flip(false);
    if (isOn) this.blinking = setInterval(() => this.flip(), 500);
  }
  flip(isActual = this.panes.dataset.side !== "actual") {
    this.panes.dataset.side = isActual ? "actual" : "expected";
    if (this.mode === "blink") this.togetherCaption.textContent = isActual ? "Actual" : "Expected";
  }
  blink() {
    if (this.mode !== "blink") this.setMode("blink");
    else if (isCalm.matches) this.flip();
    else if (this.blinking) {
      clearInterval(this.blinking);
      this.blinking = undefined;
      this.place.classList.remove("blinking");
    } else {
      this.setBlink(true);
      this.flip(true);
    }
  }
}
