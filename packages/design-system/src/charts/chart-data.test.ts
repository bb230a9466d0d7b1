import { describe, expect, it } from 'vitest';
import { formatPercent, percentOf, toChartData, type ChartDatum } from './chart-data.js';

const items = [
  { id: 'rust', name: 'Rust', count: 3, fill: '#833f1d' },
  { id: 'crack', name: 'Crack', count: 5, fill: '#434a44' },
];

describe('toChartData: a chart datum', () => {
  it.each<[string, keyof ChartDatum, unknown[]]>([
    ['has name.', 'name', ['Rust', 'Crack']],
    ['has count.', 'count', [3, 5]],
    ['has fill.', 'fill', ['#833f1d', '#434a44']],
    ['has id.', 'id', ['rust', 'crack']],
    ['has percent.', 'percent', [37.5, 62.5]],
  ])('%s', (_row, key, values) => expect(toChartData(items).map((datum) => datum[key])).toEqual(values));

  it('nothing gives nothing', () => expect(toChartData([])).toEqual([]));
});

describe('shares', () => {
  it.each([
    ['Percent is count over total.', 3, 8, 37.5, '37.5'],
    ['Percent has one decimal.', 1, 3, 33.3, '33.3'],
    ['also when it is whole', 1, 2, 50, '50.0'],
    ['and is rounded', 2, 3, 66.7, '66.7'],
    ['a total of zero gives zero', 0, 0, 0, '0.0'],
  ])('%s', (_row, count, total, percent, text) => {
    expect(percentOf(count, total)).toBe(percent);
    expect(formatPercent(percentOf(count, total))).toBe(text);
  });
});
