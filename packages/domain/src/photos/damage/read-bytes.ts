/** Returns a byte, or 0 after the end: damaged files end anywhere. */
export const byteAt = (bytes: Uint8Array, at: number): number => bytes[at] ?? 0;

/** Returns a number of two bytes. */
export const wordAt = (bytes: Uint8Array, at: number): number => (byteAt(bytes, at) << 8) | byteAt(bytes, at + 1);
