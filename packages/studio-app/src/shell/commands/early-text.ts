/** Returns the text after a key press, as a text field would; undefined for a key that does not edit text. */
export function earlyText(
  text: string,
  { key, ctrlKey, altKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>,
): string | undefined {
  if (key === 'Backspace') return Array.from(text).slice(0, -1).join('');
  // AltGr is Ctrl and Alt on some systems.
  const isText = key.length === 1 && !metaKey && ctrlKey === altKey;
  return isText ? text + key : undefined;
}
