import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type ConsoleWatch, watchConsole } from './console-watch.ts';
import { lookAt, looks } from './looks.ts';
import { screens } from './screens.ts';
import { sharedStudio } from './shared-studio.ts';
import { signIn } from './sign-in.ts';
import type { Studio } from './studio.ts';
import { beginVisit, type Visit } from './visit.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

let studio: Studio;
let context: BrowserContext;
let visit: Visit;
let consoleWatch: ConsoleWatch;

/** What axe finds in every look, one line per element. */
async function faultsOf(page: Page): Promise<string[]> {
  const lines: string[] = [];
  for (const look of looks) {
    await lookAt(page, look);
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
    for (const { id, nodes } of violations) {
      lines.push(...nodes.map(({ target, failureSummary }) => `${look.name} ${id} ${target.join(' ')}: ${failureSummary}`));
    }
  }
  return lines;
}

// One screen leads to the next: a fault in one must not hide those of the others.
test.describe('Every screen is free of accessibility faults in light and dark, wide and narrow, and of console errors', () => {
  test.beforeAll(async ({ browser }) => {
    test.setTimeout(400_000);
    studio = await sharedStudio();
    context = await browser.newContext();
    const page = await context.newPage();
    consoleWatch = watchConsole(page);
    visit = await beginVisit(studio, page);
  });
  test.afterAll(async () => {
    await context?.close();
    await visit?.frames.remove();
  });

  test('every screen', async () => {
    test.setTimeout(600_000);
    const { page } = visit;
    await page.goto(studio.url);
    await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
    const faults = { 'sign-in': await faultsOf(page) } as Record<string, string[]>;
    await lookAt(page, looks[0]);
    await signIn(page, studio, 'manager');
    for (const { name, open } of screens) {
      await test.step(name, async () => {
        await lookAt(page, looks[0]);
        await open(visit);
        faults[name] = await faultsOf(page);
      });
    }
    expect(Object.fromEntries(Object.entries(faults).filter(([, lines]) => lines.length > 0))).toEqual({});
    expect(consoleWatch.take()).toEqual([]);
  });
});
