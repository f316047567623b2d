// Time: which frame is shown, by hand or by the clock.
let isPlaying = false, head = start, lastTick;
$("scrubber").max = count - 1;
const setText = (id, text) => { if ($(id).textContent !== text) $(id).textContent = text; };
const isPressed = id => $(id).ariaPressed === "true";

function refresh() {
  const number = `${frame + 1} of ${count}`, time = `${times[frame].toFixed(4)} s`;
  document.documentElement.style.setProperty("--x", across(frame).toFixed(3));
  $("scrubber").value = frame;
  $("scrubber").ariaValueText = `Frame ${number}, ${time}`;
  $("picture").ariaLabel = `${film.scene}, ${film.reel}: frame ${number}, ${time}`;
  setText("time", time);
  setText("number", `Frame ${number}`);
  for (const [output, attribute] of outputs) write(output, attribute, valueAt(attribute, frame));
}
// Shows a frame by its number, and names it in the address unless the film plays.
function show(index) {
  frame = clamp(index, 0, count - 1);
  if (!isPlaying) {
    head = times[frame];
    address();
  }
  refresh();
  compose();
}

// The frame is chosen by the clock, so that a film takes its time on any screen.
function tick(now) {
  if (!isPlaying) return;
  head += (now - (lastTick ?? now)) / 1000 * Number($("speed").value);
  lastTick = now;
  if (head >= end) {
    if (isPressed("loop")) head = start + (head - start) % (end - start);
    else return pause(count - 1);
  }
  const index = lastIndex(times, head + 1e-9);
  if (index !== frame) show(index);
  for (const ahead of [1, 2, 3, 4]) bitmap((drawingOf(frame) + ahead) % drawings.length).catch(fail);
  requestAnimationFrame(tick);
}
function play() {
  if (isPlaying || count < 2) return;
  if (frame === count - 1) head = start;
  isPlaying = true;
  lastTick = undefined;
  mark();
  requestAnimationFrame(tick);
}
function pause(index = frame) {
  const wasPlaying = isPlaying;
  isPlaying = false;
  if (wasPlaying) mark();
  if (wasPlaying || index !== frame) show(index);
}
function mark() {
  $("play").querySelector("use").setAttribute("href", isPlaying ? "#draw-pause" : "#draw-play");
  $("play").ariaLabel = isPlaying ? "Pause" : "Play";
  $("play").title = `${isPlaying ? "Pause" : "Play"} (space)`;
}
const step = by => { pause(); show(frame + by); };
const toggle = () => isPlaying ? pause() : play();
