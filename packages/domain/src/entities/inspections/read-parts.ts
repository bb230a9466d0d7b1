/**
 * Reads parts of a file in one go. A part that is outside of the file is shorter, or empty.
 *
 * @param parts offsets in bytes; the end is exclusive
 * @throws any error if the file cannot be read
 */
export type ReadParts = <Parts extends readonly (readonly [start: number, end: number])[]>(
  ...parts: Parts
) => Promise<{ [Part in keyof Parts]: Uint8Array }>;
