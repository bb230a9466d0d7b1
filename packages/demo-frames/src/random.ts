/** A pseudorandom sequence that is the same for the same seed. */
export interface Random {
  /** Returns a number from 0 (included) to 1 (excluded). */
  next(): number;
  between(low: number, high: number): number;
  /** Returns a whole number from low to high, both included. */
  whole(low: number, high: number): number;
  chance(share: number): boolean;
  pick<T>(items: readonly [T, ...T[]]): T;
}

/**
 * Creates a pseudorandom sequence.
 *
 * @param seed any whole number
 * @param salt selects one of several independent sequences of the same seed
 */
export function createRandom(seed: number, salt = 0): Random {
  let state = mix(seed ^ mix(salt));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    return mix(state) / 4_294_967_296;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    between: (low, high) => low + next() * (high - low),
    chance: (share) => next() < share,
    pick: (items) => items[whole(0, items.length - 1)] ?? items[0],
  };
}

/** Returns a number from 0 (included) to 1 (excluded) for a grid cell; the same cell gives the same number. */
export const hashCell = (x: number, y: number, seed: number): number =>
  mix(Math.imul(x, 0x27d4eb2d) ^ mix(Math.imul(y, 0x165667b1) ^ seed)) / 4_294_967_296;

/** Mixes the bits of a whole number into 32 unsigned bits. */
function mix(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return (bits ^ (bits >>> 15)) >>> 0;
}
