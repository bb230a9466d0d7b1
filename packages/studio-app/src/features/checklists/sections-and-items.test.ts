import { expect, it } from 'vitest';
import { sectionsAndItems } from './sections-and-items.ts';

const item = { identifier: 'i1', description: 'Bearing seat' };
const section = (itemCount: number) => ({ identifier: 's1', title: 'Deck', items: Array(itemCount).fill(item) });

it.each([
  [[section(1)], '1 section, 1 item'],
  [[section(3), section(2)], '2 sections, 5 items'],
  [[], '0 sections, 0 items'],
])('a checklist says how much there is to check', (sections, text) => {
  expect(sectionsAndItems({ sections })).toBe(text);
});
