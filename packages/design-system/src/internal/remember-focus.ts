import { PASSING } from './passing.js';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** Returns the list of temporary messages whose region contains an element. */
export const passingListAt = (element: Element) =>
  element.closest('[role="region"]')?.querySelector(`:scope > [${PASSING}]`);

/** A menu is closed when the layer it opened closes, so its trigger represents it. */
function resolveOpener(element: Element | null): HTMLElement | null {
  const triggerId = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  if (triggerId) return resolveOpener(document.getElementById(triggerId));
  return element instanceof HTMLElement ? element : null;
}

const controlsIn = (part: ParentNode) => [...part.querySelectorAll<HTMLElement>(FOCUSABLE)];

const ROW = 'li, tr, [role="listitem"], [role="row"]';

/** Rows of a list that have controls. */
const rowsIn = (list: Element) => [...list.children].filter((row) => row.matches(ROW) && controlsIn(row).length > 0);

/**
 * Saves the place of a control in its row, and of the row in its list.
 *
 * @returns finds, once the row is gone, the same control of the row in its place, else of the last one
 */
function savePlace(control: HTMLElement, row: Element, list: Element): () => HTMLElement | undefined {
  const rowAt = rowsIn(list).indexOf(row);
  const controlAt = controlsIn(row).indexOf(control);
  return () => {
    if (row.isConnected || !list.isConnected) return undefined;
    const rows = rowsIn(list);
    const successor = rows[rowAt] ?? rows.at(-1);
    const controls = successor ? controlsIn(successor) : [];
    return controls[controlAt] ?? controls.at(-1);
  };
}

/** The places of a control in all rows around it, the innermost first. */
function savePlaces(control: HTMLElement): (() => HTMLElement | undefined)[] {
  const places = [];
  let row = control.closest(ROW);
  while (row?.parentElement) {
    places.push(savePlace(control, row, row.parentElement));
    row = row.parentElement.closest(ROW);
  }
  return places;
}

/**
 * Saves the focused element before it loses the focus to a layer or is removed.
 *
 * @returns gives focus back: to that element, or, when it is gone with a row of a list, to the same control of the row
 * that takes its place or else of the row before, or else to the nearest following or else preceding control that is
 * still there
 */
export function rememberFocus(): () => void {
  const opener = resolveOpener(document.activeElement);
  if (opener === null || opener === document.body) return () => {};
  const controls = controlsIn(document).filter((control) => control === opener || !passingListAt(control));
  const at = controls.indexOf(opener);
  const neighbours = at === -1 ? [] : [...controls.slice(at + 1), ...controls.slice(0, at).toReversed()];
  const places = savePlaces(opener);
  return () => {
    const successors = places.flatMap((find) => find() ?? []);
    [opener, ...successors, ...neighbours].some(takesFocus);
  };
}

/** Gives focus to the first field of a layer that takes it and can be changed. @returns whether one did */
export function focusFirstField(layer: HTMLElement): boolean {
  const fields = layer.querySelectorAll<HTMLElement>(
    'input:not([type="hidden"], [readonly], :disabled), select:not(:disabled), textarea:not([readonly], :disabled), [role="combobox"], [contenteditable="true"]',
  );
  return [...fields].some(takesFocus);
}

/** A hidden element does not: then the next one is asked. */
function takesFocus(element: HTMLElement): boolean {
  if (!element.isConnected) return false;
  element.focus();
  return document.activeElement === element;
}
