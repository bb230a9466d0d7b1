const HEX = /^#?([\da-f]{3}|[\da-f]{6})$/;

/**
 * A colour from a text as people write it: `#abc`, `ABCDEF`, with or without number sign and spaces around.
 *
 * @returns `#rrggbb` in small letters, `null` when the text is no hex code
 */
export function parseHex(text: string): string | null {
  const digits = HEX.exec(text.trim().toLowerCase())?.[1];
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}
