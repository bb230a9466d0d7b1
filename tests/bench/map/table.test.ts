import { describe, expect, it } from 'vitest';
import { makePlaces } from './points.ts';
import { CONTESTANTS, median, tableOf, type Run } from './table.ts';

const run = (tookMs: number): Run => ({
  ready: { tookMs, blockedMs: tookMs / 2 },
  zooms: [
    { tookMs, blockedMs: 10 },
    { tookMs, blockedMs: 20 },
  ],
  markerCount: 300,
});

describe('median', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
    [[7], 7],
  ])('%j: %d', (values, middle) => expect(median(values)).toBe(middle));
});

describe('the table', () => {
  const lines = tableOf([[run(100), run(300), run(200)], [run(600)], [run(1000)]]).split('\n');
  it('names who is measured, ours first', () => {
    expect(lines[0]).toBe(`| Median | ${CONTESTANTS.map(({ name }) => name).join(' | ')} |`);
  });
  it.each([
    ['the middle run, and how many times ours', '| 50,000 places ready | 200 ms | 600 ms (3.0 ×) | 1000 ms (5.0 ×) |'],
    ['the longest block', '| longest block until ready | 100 ms | 300 ms (3.0 ×) | 500 ms (5.0 ×) |'],
    ['the worst zoom of a run', '| longest block of a zoom | 20 ms | 20 ms (1.0 ×) | 20 ms (1.0 ×) |'],
  ])('%s', (_case, line) => expect(lines).toContain(line));
});

it('both maps get the same places every time', () => {
  expect(makePlaces(20)).toEqual(makePlaces(20));
  expect(makePlaces(50_000).every(([lng, lat]) => Math.abs(lng) < 180 && Math.abs(lat) < 70)).toBe(true);
});
