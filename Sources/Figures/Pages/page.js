// Parts that our pages share: elements, light and dark, the keyboard, the address, and ports, which show a part of a picture.
const $ = id => document.getElementById(id);
const clamp = (value, low, high) => Math.min(Math.max(value, low), high);
const element = (name, className, ...children) => {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...children);
  return made;
};
const press = (button, isOn) => { button.ariaPressed = String(isOn); };

function setTheme(theme) { document.documentElement.dataset.theme = theme; }
function turnTheme() {
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  setTheme((document.documentElement.dataset.theme ?? (isDark ? "dark" : "light")) === "dark" ? "light" : "dark");
}
const openHelp = () => { if (!$("help").open) $("help").showModal(); };
$("theme").addEventListener("click", turnTheme);
$("keys").addEventListener("click", openHelp);

// Does what a key stands for, unless `isKept` says that an element keeps the key.
function listen(actions, isKept) {
  const all = {...actions, t: turnTheme, "?": openHelp};
  addEventListener("keydown", event => {
    if (event.ctrlKey || event.altKey || event.metaKey || $("help").open || isKept(event)) return;
    if (!Object.hasOwn(all, event.key)) return;
    event.preventDefault();
    all[event.key](event);
  });
}

// Puts words behind the `#` a little later: browsers refuse an address that changes all the time.
let naming;
function nameLater(words) {
  clearTimeout(naming);
  naming = setTimeout(() => {
    const name = words();
    if (name !== undefined) history.replaceState(null, "", "#" + name);
  }, 300);
}

const addZooms = (select, zooms) => {
  for (const zoom of zooms) select.add(new Option(zoom === "fit" ? "Fit" : `${zoom}×`, zoom));
};
// Pixels of the screen a pixel, where a picture fits in so many CSS pixels: fit shrinks, and enlarges by whole pixels.
function fitting(width, height, [across, down]) {
  const scale = Math.min(across / width, down / height) * devicePixelRatio;
  return scale > 1 ? Math.floor(scale) : scale;
}
// The middle of a port in parts of what it shows, and where it is scrolled to for that.
const middleOf = port => [(port.scrollLeft + port.clientWidth / 2) / port.scrollWidth,
  port.scrollHeight > port.clientHeight ? (port.scrollTop + port.clientHeight / 2) / port.scrollHeight : 0];
const scrolledTo = (port, [x, y]) =>
  [x * port.scrollWidth - port.clientWidth / 2, y * port.scrollHeight - port.clientHeight / 2];
// A drag by mouse scrolls a port that is marked as `grabbable`.
function followDrags(port) {
  let grip;
  port.addEventListener("pointerdown", event => {
    if (event.button || event.pointerType !== "mouse" || event.target.matches("input")) return;
    if (!port.classList.contains("grabbable")) return;
    grip = [event.clientX + port.scrollLeft, event.clientY + port.scrollTop];
    port.setPointerCapture(event.pointerId);
    port.classList.add("grabbed");
  });
  port.addEventListener("pointermove", event => {
    if (grip) [port.scrollLeft, port.scrollTop] = [grip[0] - event.clientX, grip[1] - event.clientY];
  });
  port.addEventListener("lostpointercapture", () => { grip = undefined; port.classList.remove("grabbed"); });
}
