import { parseHex } from './parse-hex.js';

/**
 * What stands in the box: what is being typed as long as it means the value, else the value in capital letters.
 *
 * @param draft what was typed last, `null` when the box was left
 * @param value `#rrggbb` or `null`
 */
export function shownText(draft: string | null, value: string | null): string {
  return draft !== null && parseHex(draft) === value ? draft : (value ?? '').toUpperCase();
}
