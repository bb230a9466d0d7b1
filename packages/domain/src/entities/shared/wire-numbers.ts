import * as z from 'zod/mini';

/**
 * A codec between the numbers of the wire and the names used inside.
 *
 * Decoding an unknown number fails with the enumeration's message, so a newer
 * server never turns into a silent `undefined`.
 *
 * Calls of it are marked as pure: an importer of the numbers or labels beside a
 * codec does not pull zod.
 *
 * @param numberOf name → wire number; every number occurs once
 * @see ENUM-004..121
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
