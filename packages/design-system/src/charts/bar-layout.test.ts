import { describe, expect, it } from 'vitest';
import { BAND_PADDING, BAR_MARGIN, layoutBars, TICK_COUNT, tickLabel, wholeTicks } from './bar-layout.js';

const WIDTH = 560;
const HEIGHT = 280;
const { plot, bars, columns, ticks, labelWidths } = layoutBars([42, 37, 28, 0], WIDTH, HEIGHT);

describe('the plot area', () => {
  it.each([
    ['Bar chart margin left is 45.', BAR_MARGIN.left, plot.x, 45],
    ['Bar chart margin top is 15.', BAR_MARGIN.top, plot.y, 15],
    ['Bar chart margin bottom is 20.', BAR_MARGIN.bottom, HEIGHT - plot.y - plot.height, 20],
    ['The right margin is 15.', BAR_MARGIN.right, WIDTH - plot.x - plot.width, 15],
  ])('%s', (_row, constant, drawn, pixels) => {
    expect(constant).toBe(pixels);
    expect(drawn).toBe(pixels);
  });

  it.each([[0], [30]])('is never negative: a width of %d', (width) => {
    expect(layoutBars([1, 2], width, 10).plot).toMatchObject({ width: 0, height: 0 });
  });
});

describe('bars', () => {
  it('Bar band padding is 0.2.', () => {
    expect(BAND_PADDING).toBe(0.2);
    // Four bands and five paddings share the width: 4 steps, less one inner padding, plus two outer ones.
    const step = plot.width / (4 - 0.2 + 2 * 0.2);
    expect(bars[0]?.x).toBeCloseTo(45 + 0.2 * step);
    expect(bars[0]?.width).toBeCloseTo(0.8 * step);
    expect((bars[1]?.x ?? 0) - (bars[0]?.x ?? 0)).toBeCloseTo(step);
    expect((bars[3]?.x ?? 0) + (bars[3]?.width ?? 0)).toBeCloseTo(WIDTH - 15 - 0.2 * step);
  });

  it('start at the axis and are as high as their count', () => {
    const feet = bars.map(({ y, height }) => y + height);
    expect(feet).toEqual([260, 260, 260, 260]);
    expect(bars[2]?.height).toBeCloseTo((28 / 45) * plot.height);
    expect(bars[3]?.height).toBe(0);
  });

  it('answer to the pointer over their whole column', () => {
    expect(columns.every(({ y, height }) => y === plot.y && height === plot.height)).toBe(true);
    expect(columns[1]?.x).toBeCloseTo((columns[0]?.x ?? 0) + (columns[0]?.width ?? 0));
  });

  it.each([
    ['no counts', [], 0],
    ['all counts 0', [0, 0], 2],
    ['a count below 0', [-4, 2], 2],
  ])('%s: nothing is higher than the plot or upside down', (_case, counts, drawn) => {
    const layout = layoutBars(counts, WIDTH, HEIGHT);
    expect(layout.bars).toHaveLength(drawn);
    expect(layout.bars.every(({ height }) => height >= 0 && height <= layout.plot.height)).toBe(true);
    expect(layout.ticks[0]).toEqual({ value: 0, y: 260 });
  });
});

describe('ticks of the value axis', () => {
  it('The bar chart value axis has about 10 ticks.', () => {
    expect(TICK_COUNT).toBe(10);
    expect(wholeTicks(100)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
    expect(ticks.map(({ value }) => value)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45]);
  });

  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 1, 2, 3, 4, 5, 6, 7]],
  ])('The bar chart ticks are whole numbers only: up to %d', (largest, values) => {
    expect(wholeTicks(largest)).toEqual(values);
  });

  it.each([
    [45, '45'],
    [99_999, '99999'],
    [250_000, '250K'],
    [4_000_000, '4M'],
  ])('%d is written %s', (value, text) => expect(tickLabel(value)).toBe(text));
});

describe('names under the bars', () => {
  it('each has its name while there is room', () => expect(labelWidths.every((width) => width >= 52)).toBe(true));

  it('of 50 bars every sixth has one, and none leaves the chart', () => {
    const many = layoutBars(
      Array.from({ length: 50 }, () => 1),
      WIDTH,
      HEIGHT,
    );
    const named = many.labelWidths.flatMap((width, index) => (width > 0 ? [index] : []));
    expect(named).toEqual([0, 6, 12, 18, 24, 30, 36, 42, 48]);
    const ends = many.bars.map(({ x, width }, index) => x + width / 2 + (many.labelWidths[index] ?? 0) / 2);
    expect(Math.max(...ends)).toBeLessThanOrEqual(WIDTH);
  });
});
