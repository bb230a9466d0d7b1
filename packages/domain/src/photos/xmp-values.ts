/**
 * Returns the pattern of an attribute or an element, whatever its prefix. It takes linear time, because it begins at a fixed
 * text and reads at most 64 letters behind it.
 *
 * @param prefix the only prefix to find. @default any
 */
export const named = (name: string, prefix = ''): RegExp =>
  new RegExp(`${prefix}:${name}\\s{0,64}(?:=\\s{0,64}["']([^"'<]{1,64})["']|>\\s{0,64}([^<]{1,64})<)`, 'gi');

/** Returns the first value of a name that can be read. */
export function firstOf<Value>(
  xmp: string,
  pattern: RegExp,
  read: (text: string) => Value | undefined,
): Value | undefined {
  for (const [, attribute, element = ''] of xmp.matchAll(pattern)) {
    const value = read((attribute ?? element).trim());
    if (value !== undefined) return value;
  }
  return undefined;
}

const DECIMAL = /^[+-]?\d{1,12}(?:\.\d{0,20})?$/;

/** Reads '+25.10'. */
export const decimalOf = (text: string): number | undefined => (DECIMAL.test(text) ? Number(text) : undefined);
