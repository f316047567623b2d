// The report's data, words and controls made from it, and pictures by digest.
const report = JSON.parse($("report").textContent), missing = new Set(report.missing);
const icon = name => {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  svg.setAttribute("class", "drawn");
  svg.ariaHidden = "true";
  use.setAttribute("href", `#draw-${name}`);
  svg.append(use);
  return svg;
};
const button = (className, title, ...children) => {
  const made = element("button", className, ...children);
  made.type = "button";
  made.title = title;
  if (!made.textContent) made.ariaLabel = title.replace(/ \(.*/, "");
  return made;
};
const count = (number, one, many = one + "s") =>
  `${number.toLocaleString("en")} ${number === 1 ? one : many}`;
const say = words => { $("said").textContent = words; };

const fileName = digest => `pictures/${digest}.png`;
function address(digest) {
  if (report.pictures !== null) return `${report.pictures}${digest}.png`;
  return `data:image/png;base64,${$("p" + digest).textContent}`;
}
// The place of a picture shows the one wanted last, once it is decoded, so that nothing flickers between two.
class Slot {
  constructor(label) {
    this.label = label;
    this.element = element("div", "slot");
    this.images = new Map();
  }
  // Returns what shows it: at once, so that several slots change together.
  async prepare(digest, none) {
    if (digest === null || missing.has(digest)) {
      const words = digest === null ? none : `This picture is missing: ${fileName(digest)}`;
      return () => this.#say(words, digest === null);
    }
    let image = this.images.get(digest);
    if (!image) {
      image = new Image();
      image.alt = "";
      image.draggable = false;
      image.src = address(digest);
    }
    this.images.delete(digest);
    this.images.set(digest, image);
    while (this.images.size > 24) this.images.delete(this.images.keys().next().value);
    try { await image.decode(); } catch {
      this.images.delete(digest);
      return () => this.#say(`This picture cannot be read: ${fileName(digest)}`, false);
    }
    return () => {
      image.alt = this.label;
      this.element.dataset.digest = digest;
      if (this.element.firstChild !== image) this.element.replaceChildren(image);
    };
  }
  #say(words, isQuiet) {
    delete this.element.dataset.digest;
    this.element.replaceChildren(element("p", isQuiet ? "lacking" : "lacking bad", words));
  }
}
