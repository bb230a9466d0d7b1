/** The key code of a press that an input method handles. */
const PROCESSED = 229;

/**
 * Whether a key press belongs to an input method, which composes a word. Safari ends a composition before the press that
 * confirms it, and marks that press by its key code only. Every handler of key presses ignores these.
 */
export function isComposing(event: KeyboardEvent | { nativeEvent: KeyboardEvent }): boolean {
  const press = 'nativeEvent' in event ? event.nativeEvent : event;
  return press.isComposing || press.keyCode === PROCESSED;
}

/** Keeps a layer open for the Escape that ends a composition; for `onEscapeKeyDown`. */
export function keepWhileComposing(event: KeyboardEvent): void {
  if (isComposing(event)) event.preventDefault();
}
