import { describe, expect, it } from 'vitest';
import type { PreflightFile } from '@inspection-studio/domain/preflight';
import { countText, oneAtATime } from './rates.ts';

const image = (sharpness: number, brightness = 120): PreflightFile => ({
  name: 'a.jpg',
  path: 'a.jpg',
  sizeBytes: 1,
  sharpness,
  brightness,
});
const clean = Array.from({ length: 10 }, () => image(10));

describe('Images with a fault are put into a clean flight one at a time', () => {
  it.each([
    ['all blurred', clean.map(() => image(1)), 10, 0],
    ['half of them blurred', clean.map((_, place) => image(place < 5 ? 1 : 10)), 5, 0],
    ['all dark', clean.map(() => image(10, 9)), 10, 0],
    ['none of them poor', clean, 0, 0],
  ])('%s', (_what, faulty, found, others) => {
    const counted = oneAtATime(clean, faulty);
    expect(counted.found).toEqual({ reported: found, of: 10 });
    expect(counted.others).toEqual({ reported: others, of: 90 });
  });

  it('counts the others that are reported, too', () => {
    const dark = clean.with(3, image(10, 9));
    expect(oneAtATime(dark, dark).others).toEqual({ reported: 9, of: 90 });
  });
});

it.each([
  [{ reported: 20, of: 21 }, '20 of 21 (95 %)'],
  [{ reported: 0, of: 0 }, '0 of 0 (0 %)'],
])('%j is %s', (count, text) => expect(countText(count)).toBe(text));
