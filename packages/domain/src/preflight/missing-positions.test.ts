import { describe, expect, it } from 'vitest';
import { missingPositions, zeroPositions } from './missing-positions.ts';
import { flight } from './testing/flight.ts';

const without = (count: number) => flight(count).map(({ position: _position, ...file }) => file);

describe('Images without a position are reported; files that cannot be read are not', () => {
  it.each([
    [0, undefined],
    [1, '1 image has no position'],
    [1_200, '1,200 images have no position'],
  ])('%d images', (count, text) => expect(missingPositions([...flight(3), ...without(count)])[0]?.text).toBe(text));

  it('a file that cannot be read', () =>
    expect(missingPositions(without(1).map((file) => ({ ...file, fault: 'The file is empty.' })))).toEqual([]));
});

describe('Images at 0, 0 are reported, and not those on the equator', () => {
  it.each([
    [0, 0, '1 image has the position 0, 0'],
    [0, 9.4, undefined],
    [51.5, 0, undefined],
  ])('%d, %d', (latitude, longitude, text) =>
    expect(zeroPositions(flight(1, { position: { latitude, longitude } }))[0]?.text).toBe(text),
  );
});
