import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as entry from '../charts.js';

const here = `${import.meta.dirname}/`;

it('The design system holds charts: each exported by the entry, with stories', () => {
  const folders = readdirSync(here, { withFileTypes: true }).filter((each) => each.isDirectory());
  const components = folders.map(({ name }) => name).toSorted();
  expect(components).toEqual(['BarChart', 'Chart', 'ChartLegend', 'ChartTooltip', 'DonutChart']);
  expect(components.filter((name) => !(name in entry))).toEqual([]);
  const stories = components.map((name) => readFileSync(`${here}${name}/${name}.stories.tsx`, 'utf8'));
  expect(stories.filter((text) => !/export const Matrix\b/.test(text))).toEqual([]);
});
