// The film's data, and exact pictures from them.
const film = JSON.parse($("film").textContent);
// Each drawing has its first frame, its rectangle over the drawing before, the drawing to begin with.
const drawings = JSON.parse($("drawings").textContent)
  .map(([frame, x, y, width, height, key]) => ({frame, x, y, width, height, key}));
const data = document.querySelectorAll('script[type="image/png;base64"]');
const seconds = text => { const [n, d = 1] = String(text).split("/"); return n === "" ? NaN : n / d; };
const times = film.times.map(seconds), start = times[0], end = seconds(film.end), count = times.length;
// The last of rising numbers that is not above a limit; the first one where all are.
const lastIndex = (numbers, limit) => {
  let low = 0, high = numbers.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (numbers[middle] <= limit) low = middle; else high = middle - 1;
  }
  return low;
};
const firstFrames = drawings.map(drawing => drawing.frame);
const drawingOf = frame => lastIndex(firstFrames, frame);

// Decoded rectangles, the least recently used first. Past the limit the oldest go.
const bitmaps = new Map(), limit = 64e6;
const fail = error => {
  $("failure").textContent = `A picture could not be shown: ${error.message}`;
  $("failure").hidden = false;
};
const bytes = text => Uint8Array.fromBase64
  ? Uint8Array.fromBase64(text) : Uint8Array.from(atob(text), character => character.charCodeAt(0));
function bitmap(index) {
  // The bytes as they are: no colour is managed, nothing multiplied by alpha.
  const found = bitmaps.get(index) ?? createImageBitmap(
    new Blob([bytes(data[index].textContent)], {type: "image/png"}),
    {premultiplyAlpha: "none", colorSpaceConversion: "none"});
  bitmaps.delete(index);
  bitmaps.set(index, found);
  return found;
}
function forget() {
  const area = index => drawings[index].width * drawings[index].height;
  let sum = 0;
  for (const index of bitmaps.keys()) sum += area(index);
  for (const [index, found] of bitmaps) {
    if (sum <= limit) return;
    bitmaps.delete(index);
    found.then(old => old.close(), () => {});
    sum -= area(index);
  }
}

// A canvas that shows a drawing: from the one it shows, or from the last that covers all.
class Surface {
  constructor(canvas) {
    this.canvas = canvas;
    // Pixels are read under the pointer; in the computer's memory nothing touches them on their way.
    this.context = canvas.getContext("2d", {alpha: false, willReadFrequently: true});
    this.drawing = -1;
  }
  // Returns what draws it once its parts are decoded.
  async prepare(index) {
    if (index === this.drawing) return () => {};
    const {key} = drawings[index];
    const from = this.drawing >= key && this.drawing < index ? this.drawing + 1 : key;
    const parts = await Promise.all(drawings.slice(from, index + 1).map((_, offset) => bitmap(from + offset)));
    return () => {
      parts.forEach((part, offset) => {
        const {x, y} = drawings[from + offset];
        this.context.drawImage(part, x, y);
      });
      this.drawing = index;
    };
  }
}
const picture = new Surface($("picture")), before = new Surface($("before")), after = new Surface($("after"));

// One picture at a time is made, always the one wanted last: a slow machine skips frames and never falls behind.
let frame = 0, reach = 0, isComposing = false;
async function compose() {
  if (isComposing) return;
  isComposing = true;
  try {
    for (let shown, skins; shown !== frame || skins !== reach;) {
      [shown, skins] = [frame, reach];
      const draws = [picture.prepare(drawingOf(shown))];
      if (skins) {
        draws.push(before.prepare(drawingOf(Math.max(shown - skins, 0))));
        draws.push(after.prepare(drawingOf(Math.min(shown + skins, count - 1))));
      }
      for (const draw of await Promise.all(draws)) draw();
      before.canvas.hidden = after.canvas.hidden = !skins;
      picture.canvas.dataset.frame = shown;
      forget();
    }
  } catch (error) {
    fail(error);
  } finally {
    isComposing = false;
  }
}
