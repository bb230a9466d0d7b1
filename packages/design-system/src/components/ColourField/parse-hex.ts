const HEX = /^#[\da-f]{6}$/;

/**
 * Parses a hex code of exactly 7 characters: a number sign and six digits. Surrounding spaces are ignored. The short form
 * `#fff` and digits without a number sign are not accepted.
 *
 * @returns `#rrggbb` in lower case, or `null` if the text is not a hex code
 */
export function parseHex(text: string): string | null {
  const code = text.trim().toLowerCase();
  return HEX.test(code) ? code : null;
}
