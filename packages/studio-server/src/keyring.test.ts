import { describe, expect, it } from 'vitest';
import { type Keyring, rotateKeyring, unexpiredKeys } from './keyring.ts';

const DAY_MS = 86_400_000;
const day = (number: number) => new Date(number * DAY_MS);
const first: Keyring<string> = { current: 'a', next: 'b', previous: [], rotated: null };
const acceptedOn = (ring: Keyring<string>, now: Date) => [
  ring.current,
  ring.next,
  ...unexpiredKeys(ring.previous, now).map(({ key }) => key),
];

describe('after a rotation', () => {
  const second = rotateKeyring(first, 'c', day(10), 14 * DAY_MS);

  it('the next key signs, which every process has known before', () =>
    expect([second.current, second.next, second.rotated]).toEqual(['b', 'c', day(10).toISOString()]));

  it.each([
    ['during the overlap', day(23), ['b', 'c', 'a']],
    ['not after it', day(24), ['b', 'c']],
  ])('what the key before has signed is accepted %s', (_when, now, accepted) =>
    expect(acceptedOn(second, now)).toEqual(accepted),
  );

  it('a second one within the overlap keeps both earlier keys until their own end', () => {
    const third = rotateKeyring(second, 'd', day(12), 14 * DAY_MS);
    expect([acceptedOn(third, day(23)), acceptedOn(third, day(25)), acceptedOn(third, day(26))]).toEqual([
      ['c', 'd', 'b', 'a'],
      ['c', 'd', 'b'],
      ['c', 'd'],
    ]);
  });

  it('a second one after the overlap removes the key of two rotations ago', () =>
    expect(rotateKeyring(second, 'd', day(30), 14 * DAY_MS).previous.map(({ key }) => key)).toEqual(['b']));
});
