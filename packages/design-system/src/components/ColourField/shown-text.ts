import { parseHex } from './parse-hex.js';

/**
 * Returns the text of the box: the typed text while it means the current value, else the value in upper case.
 *
 * @param draft the typed text, or `null` after blur
 * @param value `#rrggbb` or `null`
 */
export function shownText(draft: string | null, value: string | null): string {
  return draft !== null && parseHex(draft) === value ? draft : (value ?? '').toUpperCase();
}
