import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { STATISTIC_LABELS, StatisticList } from './index.js';

const values = { low: -2.1, high: 41.6, median: 8.4, average: 9 };

const shown = () => screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe('Statistic labels: Low, High, Median, Average', () => {
  it.each([
    ['Low', 'low'],
    ['High', 'high'],
    ['Median', 'median'],
    ['Average', 'average'],
  ] as const)("There is the statistic label '%s'.", (label, statistic) => {
    expect(STATISTIC_LABELS[statistic]).toBe(label);
  });

  it('in this order, with their unit', () => {
    render(<StatisticList values={values} format={(value) => `${value.toFixed(1)} °C`} />);
    expect(shown()).toEqual([
      ['Low', '-2.1 °C'],
      ['High', '41.6 °C'],
      ['Median', '8.4 °C'],
      ['Average', '9.0 °C'],
    ]);
  });

  it.each([[Number.NaN], [Infinity], [null], [undefined]])('%s is said in words, zero is a value', (missing) => {
    render(<StatisticList values={{ low: 0, high: missing, median: missing, average: missing }} />);
    expect(shown().map(([, value]) => value)).toEqual(['0', 'Not recorded', 'Not recorded', 'Not recorded']);
  });
});
