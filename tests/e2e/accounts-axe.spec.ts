import { expect, type Page, test } from '@playwright/test';
import { beginAccountVisit, startEmptyStudio } from './account-visit.ts';
import { faultsOf } from './axe.ts';
import { watchConsole } from './console-watch.ts';
import { missedByTab, walkByTab } from './focus-walk.ts';
import { lookAt, looks } from './looks.ts';
import { plantStyle } from './plant-style.ts';
import { accountScreens } from './screens/accounts/index.ts';
import { sharedStudio } from './shared-studio.ts';

const MINUTE_MS = 60_000;
const WIDTHS = [1440, 390, 320];
const HEIGHT = 800;

/** What a person with a keyboard and a narrow window meets, one line per element. */
async function faultsByKeyboard(page: Page): Promise<string[]> {
  const isOfTheApp = !new URL(page.url()).pathname.startsWith('/idp/');
  const lines: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const { stops, faults } = await walkByTab(page);
    // In the app, arrow keys reach what Tab passes over.
    const missed = isOfTheApp ? [] : await missedByTab(page);
    if (stops === 0) lines.push(`${width} has no stops`);
    lines.push(...[...faults, ...missed].map((fault) => `${width} ${fault}`));
    const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    if (contentWidth > width) lines.push(`${width} the page is ${contentWidth} px wide`);
  }
  await lookAt(page, looks[0]);
  return lines;
}

// A trace keeps the whole page at each of thousands of steps, and says no more than the faults do.
test.use({ trace: 'off' });

test('every page of accounts is free of accessibility faults in light, dark and forced colours, and is used by keyboard at 1440, 390 and 320 pixels', async ({
  page,
}) => {
  test.setTimeout(10 * MINUTE_MS);
  const studio = await startEmptyStudio();
  try {
    const watch = watchConsole(page);
    const visit = await beginAccountVisit(studio, page);
    const faults: Record<string, string[]> = {};
    await lookAt(page, looks[0]);
    for (const screen of accountScreens) {
      await test.step(screen.name, async () => {
        await screen.open(visit);
        const found = [...(await faultsOf(page, screen.again)), ...(await faultsByKeyboard(page))];
        await screen.leave?.(visit);
        found.push(...(await watch.take()).filter((line) => !screen.says?.test(line)));
        if (found.length > 0) faults[screen.name] = found;
      });
    }
    // One page leads to the next: a fault in one does not hide those of the others.
    expect(faults).toEqual({});
  } finally {
    await studio.stop();
  }
});

test('an element that Tab does not reach, one without a ring and one too wide for 320 pixels are found', async ({
  page,
}) => {
  const studio = await sharedStudio();
  await page.goto(`${studio.url}/idp/auth?client_id=nobody`);
  expect(await faultsByKeyboard(page)).toEqual([]);
  await page.getByRole('link', { name: 'Start again' }).evaluate((link) => {
    const skipped = Object.assign(document.createElement('button'), {
      id: 'skipped',
      tabIndex: -1,
      textContent: 'Skip',
    });
    const wide = Object.assign(document.createElement('p'), { id: 'wide' });
    link.after(skipped, wide);
  });
  await plantStyle(page, 'a { outline: none !important } #wide { width: 360px; height: 1px }');
  expect(await faultsByKeyboard(page)).toEqual([
    "1440 <a > 'Start again' has no focus ring",
    "1440 <button> 'skipped' is not reached",
    "390 <a > 'Start again' has no focus ring",
    "390 <button> 'skipped' is not reached",
    "320 <a > 'Start again' has no focus ring",
    "320 <button> 'skipped' is not reached",
    '320 the page is 376 px wide',
  ]);
});
