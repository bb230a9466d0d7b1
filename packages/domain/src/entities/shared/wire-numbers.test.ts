import { describe, expect, it } from 'vitest';
import { wireNumbers } from './wire-numbers.ts';

describe('wireNumbers: numbers of the wire become names inside and numbers again outside', () => {
  const codec = wireNumbers({ Metric: 0, Imperial: 1 });

  it.each([
    ['Metric', 0],
    ['Imperial', 1],
  ] as const)('%s is %d', (name, number) => {
    expect(codec.decode(number)).toBe(name);
    expect(codec.encode(name)).toBe(number);
  });

  it.each([[2], ['0'], [null]])('refuses %j', (value) => {
    expect(codec.safeParse(value).success).toBe(false);
  });
});
