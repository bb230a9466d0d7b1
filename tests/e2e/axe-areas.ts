import { type BrowserContext, expect, test } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { type ConsoleWatch, watchConsole } from './console-watch.ts';
import { lookAt, looks } from './looks.ts';
import { areas } from './screens/index.ts';
import { sharedStudio } from './shared-studio.ts';
import { signIn } from './sign-in.ts';
import type { Studio } from './studio.ts';
import { beginVisit, type Visit } from './visit.ts';

const MINUTE_MS = 60_000;

/** A test for each area: its screens are free of faults in every look, and say nothing to the console. */
export function inspectAreas(names: readonly (keyof typeof areas)[]): void {
  let studio: Studio;
  let context: BrowserContext;
  let visit: Visit;
  let watch: ConsoleWatch;

  // A trace keeps the whole page at each of thousands of steps, and says no more than the faults do.
  test.use({ trace: 'off' });
  test.beforeAll(async ({ browser }) => {
    test.setTimeout(7 * MINUTE_MS);
    studio = await sharedStudio();
    context = await browser.newContext();
    const page = await context.newPage();
    watch = watchConsole(page);
    visit = await beginVisit(studio, page);
    await signIn(page, studio, 'admin');
  });
  test.afterAll(async () => {
    await context?.close();
    await visit?.frames.remove();
  });

  for (const name of names) {
    test(`every screen of ${name} is free of accessibility faults in light, dark and forced colours, wide and narrow, and of console errors`, async () => {
      const { page } = visit;
      const faults: Record<string, string[]> = {};
      await lookAt(page, looks[0]);
      for (const screen of areas[name]) {
        await test.step(screen.name, async () => {
          await screen.open(visit);
          // Rows of the previous list are dimmed until the new ones arrive.
          if (!screen.isWaiting) await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          const found = await faultsOf(page, screen.again);
          await screen.leave?.(visit);
          found.push(...(await watch.take()).filter((line) => !screen.says?.test(line)));
          if (found.length > 0) faults[screen.name] = found;
        });
      }
      // One screen leads to the next: a fault in one does not hide those of the others.
      expect(faults).toEqual({});
    });
  }
}
