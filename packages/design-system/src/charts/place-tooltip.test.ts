import { expect, it } from 'vitest';
import { placeTooltip } from './place-tooltip.js';

const size = { width: 120, height: 40 };

it.each([
  ['is centred above its point', { x: 200, y: 100 }, { x: 140, y: 54, side: 'above', arrowX: 60 }],
  ['is below its point without room above', { x: 200, y: 45 }, { x: 140, y: 51, side: 'below', arrowX: 60 }],
  ['stays inside at the start', { x: 20, y: 100 }, { x: 0, y: 54, side: 'above', arrowX: 20 }],
  ['stays inside at the end', { x: 390, y: 100 }, { x: 280, y: 54, side: 'above', arrowX: 110 }],
  ['keeps its arrow off its corners', { x: 399, y: 100 }, { x: 280, y: 54, side: 'above', arrowX: 112 }],
])('%s', (_case, point, place) => expect(placeTooltip(point, size, 400)).toEqual(place));

it('starts with the chart where the chart is narrower', () => {
  expect(placeTooltip({ x: 50, y: 100 }, size, 100)).toMatchObject({ x: 0, arrowX: 50 });
});
