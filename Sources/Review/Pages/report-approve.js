// Commands that approve, for the clipboard.
async function copy(text) {
  try { await navigator.clipboard.writeText(text); } catch {
    // The clipboard is not to be had.
    const place = Object.assign(element("textarea"), {value: text});
    document.body.append(place);
    place.select();
    document.execCommand("copy");
    place.remove();
  }
  say("Copied");
}
function copyFrom(button, text) {
  copy(text);
  button.classList.add("done");
  setTimeout(() => button.classList.remove("done"), 1200);
}
for (const button of document.querySelectorAll(".copy"))
  button.addEventListener("click", () => copyFrom(button, button.previousSibling.textContent));
$("accept").addEventListener("click", () => {
  const accepted = shownReels.filter(reel => reel.accept !== undefined);
  const dashes = accepted.some(reel => reel.id.startsWith("-")) ? ["--"] : [];
  copyFrom($("accept"), [report.approve, ...dashes, ...accepted.map(reel => reel.accept)].join(" "));
});
