import { type BrowserContext, expect, test } from '@playwright/test';
import { addImages, fillDetails, goNext, openStep, saveInspection } from './create-steps.ts';
import { walkByTab } from './focus-walk.ts';
import { follow } from './follow.ts';
import { plantStyle } from './plant-style.ts';
import { screens } from './screens/index.ts';
import { goTo, isLoaded } from './screens/screen.ts';
import { sharedStudio } from './shared-studio.ts';
import { signIn } from './sign-in.ts';
import { beginVisit, type Visit } from './visit.ts';

const WIDTHS = [1440, 768, 320];
const HEIGHT = 800;

// A trace keeps the whole page at each of thousands of steps, and says no more than the faults do.
test.use({ trace: 'off' });

let context: BrowserContext;
let visit: Visit;

/** Leaves an upload in the tray that does not get on. */
async function beginUpload({ page, edge, frames, ids }: Visit): Promise<void> {
  edge.hold();
  await goTo(visit, `/inspections/create?asset=${ids.asset}`);
  await page.getByRole('checkbox', { name: '2D Data' }).check();
  await goNext(page);
  await addImages(page, frames.paths);
  await openStep(page, 'Details');
  await fillDetails(page, { name: 'FocusWalk', checklist: 'Bridge general' });
  await saveInspection(page, 'FocusWalk');
  await expect(page.getByRole('region', { name: 'Uploads' })).toBeVisible();
  // A message may lie over something while it shows; the pointer rests on this one, which keeps it.
  const message = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
  await message.getByRole('button', { name: 'Close' }).click();
  await expect(message).toHaveCount(0);
}

test.describe('Whatever has the focus is seen, and has a ring', () => {
  test.beforeAll(async ({ browser }) => {
    test.setTimeout(400_000);
    const studio = await sharedStudio();
    context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: HEIGHT } });
    visit = await beginVisit(studio, await context.newPage(), { frameCount: 2 });
    await signIn(visit.page, studio, 'admin');
    await beginUpload(visit);
  });
  test.afterAll(async () => {
    await context?.close();
    await visit?.frames.remove();
  });

  test('on every route at 1440, 768 and 320 pixels, with an upload in the tray', async () => {
    const { page } = visit;
    const faults: Record<string, string[]> = {};
    const addresses = screens.flatMap(({ address }) => address ?? []);
    for (const { path: pathOf, shown } of addresses) {
      const path = pathOf(visit);
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1440, height: HEIGHT });
        await follow(page, path);
        await shown(page).first().waitFor();
        await isLoaded(page);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: HEIGHT });
          const walk = await walkByTab(page);
          if (walk.stops < 2) walk.faults.push(`has only ${walk.stops} stops`);
          if (walk.faults.length > 0) faults[`${path} at ${width}`] = walk.faults;
        }
      });
    }
    expect(addresses.length).toBeGreaterThan(40);
    expect(faults).toEqual({});
  });

  test('an element that is covered, or has no ring, is found', async () => {
    const page = await context.newPage();
    await page.goto(new URL('/tags', visit.page.url()).href);
    await isLoaded(page);
    await plantStyle(
      page,
      'body::after { content: ""; position: fixed; inset: 0; z-index: 99999 } :focus-visible { outline: none !important }',
    );
    const { stops, faults } = await walkByTab(page);
    expect(faults.filter((fault) => fault.endsWith('is hidden while it has the focus'))).toHaveLength(stops);
    expect(faults.filter((fault) => fault.endsWith('has no focus ring')).length).toBeGreaterThan(stops / 2);
    await page.close();
  });
});
