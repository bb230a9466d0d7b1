const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** Marks a list of temporary messages, whose controls are no neighbours for restoring focus. */
export const PASSING = 'data-passing';

const isPassing = (control: HTMLElement) =>
  control.closest('[role="region"]')?.querySelector(`:scope > [${PASSING}]`) != null;

/** A menu is closed when the layer it opened closes, so its trigger represents it. */
function resolveOpener(element: Element | null): HTMLElement | null {
  const triggerId = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  if (triggerId) return resolveOpener(document.getElementById(triggerId));
  return element instanceof HTMLElement ? element : null;
}

/**
 * Saves the focused element before a layer takes focus.
 *
 * @returns gives focus back: to that element, or, when it is gone, to the nearest following or else preceding control
 * that is still there
 */
export function rememberFocus(): () => void {
  const opener = resolveOpener(document.activeElement);
  if (opener === null || opener === document.body) return () => {};
  const controls = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (control) => control === opener || !isPassing(control),
  );
  const at = controls.indexOf(opener);
  const neighbours = at === -1 ? [] : [...controls.slice(at + 1), ...controls.slice(0, at).toReversed()];
  return () => {
    [opener, ...neighbours].some(takesFocus);
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
