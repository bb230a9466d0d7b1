import { describe, expect, it } from 'vitest';
import { CORNER_RADIUS, INNER_RADIUS_SHARE, layoutSlices, PAD_ANGLE } from './donut-layout.js';

const OUTER = 140;
const FULL = 2 * Math.PI;

/** Radii of the arcs in an outline, largest first: `A140,140,0,…`. */
const radii = (path: string) =>
  [...new Set([...path.matchAll(/A([\d.]+),/g)].map((match) => Number(match[1])))].toSorted((a, b) => b - a);

describe('layoutSlices', () => {
  it('The pie inner radius is half the outer radius.', () => {
    expect(INNER_RADIUS_SHARE).toBe(0.5);
    const [half] = layoutSlices([1, 1], OUTER);
    expect(radii(half?.path ?? '')).toEqual([140, 70, 3]);
    expect(Math.hypot(half?.x ?? 0, half?.y ?? 0)).toBeCloseTo(105);
  });

  it('The pie corner radius is 3.', () => {
    expect(CORNER_RADIUS).toBe(3);
    expect(layoutSlices([3, 5], OUTER).every(({ path }) => radii(path).includes(3))).toBe(true);
  });

  it('The pie pad angle is 0.02.', () => {
    expect(PAD_ANGLE).toBe(0.02);
    const [first, second] = layoutSlices([1, 3], OUTER);
    // What the two pads leave is shared by the counts; each slice carries its own pad.
    expect((first?.endAngle ?? 0) - 0.02).toBeCloseTo((FULL - 0.04) / 4);
    expect((second?.endAngle ?? 0) - (second?.startAngle ?? 0) - 0.02).toBeCloseTo(((FULL - 0.04) * 3) / 4);
  });

  it('slices follow each other in the order of the data, all around', () => {
    const slices = layoutSlices([2, 9, 4], OUTER);
    expect(slices[0]?.startAngle).toBe(0);
    expect(slices[1]?.startAngle).toBe(slices[0]?.endAngle);
    expect(slices[2]?.startAngle).toBe(slices[1]?.endAngle);
    expect(slices[2]?.endAngle).toBeCloseTo(FULL);
  });

  it('one slice is a whole ring without a gap', () => {
    const [only] = layoutSlices([7], OUTER);
    expect([only?.startAngle, only?.endAngle]).toEqual([0, FULL]);
    expect(radii(only?.path ?? '')).toEqual([140, 70]);
  });

  it('a count of 0 keeps its place, has no angle and leaves no gap', () => {
    const [first, none, last] = layoutSlices([5, 0, 5], OUTER);
    const [alone] = layoutSlices([5, 5], OUTER);
    expect(none).toMatchObject({ startAngle: first?.endAngle, endAngle: first?.endAngle });
    expect(last?.startAngle).toBe(first?.endAngle);
    expect(first?.path).toBe(alone?.path);
  });

  it.each([
    ['no counts', []],
    ['all counts 0', [0, 0, 0]],
  ])('%s: no angles', (_case, counts) => {
    const slices = layoutSlices(counts, OUTER);
    expect(slices).toHaveLength(counts.length);
    expect(slices.filter(({ startAngle, endAngle }) => endAngle !== startAngle)).toEqual([]);
  });

  it('50 slices have numbers only', () => {
    const slices = layoutSlices(
      Array.from({ length: 50 }, (_, index) => index + 1),
      OUTER,
    );
    expect(slices.filter(({ path }) => /NaN|Infinity/.test(path))).toEqual([]);
    expect(slices.at(-1)?.endAngle).toBeCloseTo(FULL);
  });
});
