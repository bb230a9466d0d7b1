import { page } from 'vitest/browser';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { wear } from '../../testing/conformance/look.js';
import { setStage, type Stage } from '../../testing/conformance/stage.js';
import { DifferenceTable } from './index.js';

const differences = [
  { id: 'name', label: 'Name', mine: 'Kinnaird Viaduct over the northern channel', theirs: 'Kinnaird Viaduct (north)' },
];

let stage: Stage | undefined;
beforeAll(() => wear('light'));
afterEach(async () => {
  stage?.clear();
  await page.viewport(1440, 900);
});

it.each([320, 390, 1440])('fits a width of %d px, with both options in full', async (width) => {
  await page.viewport(width, 800);
  stage = setStage(<DifferenceTable aria-label="Differences" differences={differences} />);
  const table = document.querySelector('table')!;
  expect(table.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  const options = [...table.querySelectorAll('label')].map((label) => label.getBoundingClientRect());
  const group = table.querySelector('[role="radiogroup"]')!.getBoundingClientRect();
  for (const option of options) {
    expect(option.width).toBeGreaterThan(60);
    expect(option.right).toBeLessThanOrEqual(group.right);
  }
});

it('below md, a row is as wide as the table and shows both values side by side', async () => {
  await page.viewport(390, 800);
  stage = setStage(<DifferenceTable aria-label="Differences" differences={differences} />);
  const table = document.querySelector('table')!;
  const row = table.querySelector('tbody tr')!;
  expect(row.getBoundingClientRect().width).toBe(table.getBoundingClientRect().width);
  const [mine, theirs] = [...row.querySelectorAll('td')].map((cell) => cell.getBoundingClientRect());
  expect(mine!.top).toBe(theirs!.top);
  expect(mine!.right).toBeLessThanOrEqual(theirs!.left);
});
