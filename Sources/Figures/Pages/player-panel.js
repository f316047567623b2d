// The attributes: their values at the frame that is shown, and their curves.
const across = index => count > 1 ? (times[index] - start) / (times[count - 1] - start) * 100 : 0;
const digits = (value, places = 3) => {
  const size = Math.abs(value);
  return value.toFixed(size >= 1000 ? 0 : size >= 100 ? 1 : places).replace("-", "\u2212");
};
const {attributes} = JSON.parse($("attributes").textContent);
const isColor = attribute => attribute.kind === "color", isNumber = attribute => attribute.kind === "number";
const units = {points: " pt", degrees: "°", factor: "×"};
const subjects = {
  screens: "Pages", backgrounds: "Bar backgrounds", bar: "Bar", contents: "Bar contents", chevron: "Back chevron",
  statusBar: "Status bar", title: "Titles", largeTitle: "Large titles", back: "Back labels",
};
const subject = ({name}) => name.includes(".") ? subjects[name.split(".")[0]] ?? name.split(".")[0] : "Reel";
const valueAt = (attribute, index) => attribute.values[Math.min(index, attribute.values.length - 1)];
function words(attribute, value) {
  if (value === null) return "–";
  if (isColor(attribute)) return value.replace(/ff$/, "");
  if (!isNumber(attribute)) return value;
  return digits(value, attribute.unit === "points" ? 2 : 3) + (units[attribute.unit] ?? "");
}
function write(output, attribute, value) {
  if (output.shown === value) return;
  output.shown = value;
  output.replaceChildren(words(attribute, value));
  if (isColor(attribute) && value !== null) {
    const swatch = document.createElement("i");
    swatch.style.background = value;
    output.prepend(swatch);
  }
}
// Runs of equal values, each [value, its first frame, the frame after it].
function runs(values) {
  const result = [];
  values.forEach((value, index) => {
    const last = result.at(-1);
    if (last && last[0] === value) last[2] = index + 1; else result.push([value, index, index + 1]);
  });
  return result;
}
function line(values, low, high) {
  let path = "", isOpen = false;
  values.forEach((value, index) => {
    if (value !== null) {
      const y = high > low ? (high - value) / (high - low) * 100 : 50;
      path += `${isOpen ? "L" : "M"}${across(index).toFixed(2)} ${y.toFixed(2)}`;
    }
    isOpen = value !== null;
  });
  return `<svg viewBox="0 -14 100 128" preserveAspectRatio="none"><path d="${path}"/></svg>`;
}
function chart(attribute) {
  const curve = element("div", "curve"), {values} = attribute;
  const made = element("div", isNumber(attribute) ? "chart" : "chart flat", curve);
  made.ariaHidden = "true";
  if (isNumber(attribute)) {
    const known = values.filter(value => value !== null);
    const low = known.reduce((a, b) => Math.min(a, b)), high = known.reduce((a, b) => Math.max(a, b));
    curve.innerHTML = line(values, low, high);
    made.append(element("span", "", brief(high)), element("span", "", brief(low)));
  } else if (isColor(attribute)) {
    const stops = values.map((value, index) => `${value ?? "transparent"} ${across(index).toFixed(2)}%`);
    curve.classList.add("band");
    curve.style.backgroundImage = `linear-gradient(to right, ${stops.join(", ")})`;
  } else {
    for (const [value, first, next] of runs(values)) {
      const part = element("span", "part", value ?? "");
      part.style.left = `${across(first)}%`;
      part.style.right = `${100 - across(Math.min(next, count - 1))}%`;
      curve.append(part);
    }
  }
  let isHeld = false;
  const scrub = event => {
    const box = curve.getBoundingClientRect();
    const time = start + clamp((event.clientX - box.left) / box.width, 0, 1) * (times[count - 1] - start);
    const index = lastIndex(times, time);
    pause();
    show(index + 1 < count && times[index + 1] - time < time - times[index] ? index + 1 : index);
  };
  curve.addEventListener("pointerdown", event => {
    if (event.button) return;
    isHeld = true;
    curve.setPointerCapture(event.pointerId);
    scrub(event);
  });
  curve.addEventListener("pointermove", event => { if (isHeld) scrub(event); });
  curve.addEventListener("lostpointercapture", () => { isHeld = false; });
  return made;
}
const brief = value => digits(value).replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "");

const outputs = [];
{
  const panel = $("panel"), rest = element("details", "");
  // Rows in their order, under a heading where the subject changes.
  const fill = (place, list, makeChart) => {
    let heading;
    for (const attribute of list) {
      if (subject(attribute) !== heading) place.append(element("h2", "", heading = subject(attribute)));
      const output = element("span", "value"), name = element("span", "", attribute.label);
      name.title = attribute.name;
      write(output, attribute, valueAt(attribute, 0));
      place.append(element("div", "row", element("div", "words", name, output), ...makeChart(attribute)));
      if (attribute.values.length > 1) outputs.push([output, attribute]);
    }
  };
  const changing = attributes.filter(attribute => !attribute.constant);
  const constant = attributes.filter(attribute => attribute.constant);
  fill(panel, changing, attribute => [chart(attribute)]);
  if (constant.length) {
    rest.append(element("summary", "", `${constant.length} that do not change`));
    fill(rest, constant, () => []);
    rest.open = !changing.length;
    panel.append(rest);
  }
  panel.hidden = !attributes.length;
  document.body.classList.toggle("plain", panel.hidden);
}
