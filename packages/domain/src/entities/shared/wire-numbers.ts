import * as z from 'zod/mini';

/**
 * Creates a codec between numbers on the wire and names in code.
 *
 * Unknown numbers are rejected with 'Invalid enum value', so a number of a newer
 * server never becomes `undefined` silently.
 *
 * Mark calls as pure, so that importing only the numbers or labels of a file
 * does not load zod.
 *
 * @param numberOf name → wire number; numbers are unique
 */
export function wireNumbers<const T extends Record<string, number>>(numberOf: T) {
  const names = Object.keys(numberOf) as [keyof T & string, ...(keyof T & string)[]];
  const nameOf = new Map(names.map((name) => [numberOf[name] as number, name]));
  const wire = z.literal([...nameOf.keys()] as [number, ...number[]]);
  return z.codec(wire, z.enum(names), {
    decode: (number) => nameOf.get(number) as (typeof names)[number],
    encode: (name) => numberOf[name] as number,
  });
}
