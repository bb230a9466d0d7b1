const HEX = /^#?([\da-f]{3}|[\da-f]{6})$/;

/**
 * Parses a hex code of three or six digits, with or without a number sign and surrounding spaces.
 *
 * @returns `#rrggbb` in lower case, or `null` if the text is not a hex code
 */
export function parseHex(text: string): string | null {
  const digits = HEX.exec(text.trim().toLowerCase())?.[1];
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}
