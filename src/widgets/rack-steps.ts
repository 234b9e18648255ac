/** Which card an arrow key leads to. The rows of the rack are as the page has broken them. */
export function stepTo(
  buttons: readonly HTMLElement[],
  event: KeyboardEvent,
): HTMLElement | undefined {
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  switch (event.key) {
    case 'ArrowRight':
      return buttons[(at + 1) % buttons.length];
    case 'ArrowLeft':
      return buttons.at(at - 1);
    case 'Home':
      return buttons[0];
    case 'End':
      return buttons.at(-1);
    case 'ArrowUp':
      return inRow(buttons, at, -1);
    case 'ArrowDown':
      return inRow(buttons, at, 1);
    default:
      return undefined;
  }
}

/** The card nearest above or below; the card itself where there is no such row, so that the page keeps still. */
function inRow(buttons: readonly HTMLElement[], at: number, way: 1 | -1): HTMLElement | undefined {
  const boxes = buttons.map((button) => button.getBoundingClientRect());
  const here = boxes[at];
  if (here === undefined) return undefined;
  const beyond = (box: DOMRect) => (box.bottom - here.bottom) * way > here.height / 2;
  const nearest = boxes
    .map((box, index) => ({
      index,
      down: Math.abs(box.bottom - here.bottom),
      across: Math.abs(box.left - here.left),
      beyond: beyond(box),
    }))
    .filter((place) => place.beyond)
    .sort((one, other) => one.down - other.down || one.across - other.across)[0];
  return buttons[nearest?.index ?? at];
}
