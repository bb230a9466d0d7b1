import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { lookAt, looks } from '../tests/e2e/looks.ts';
import { screens } from '../tests/e2e/screens.ts';
import { signIn } from '../tests/e2e/sign-in.ts';
import { startStudio } from '../tests/e2e/studio.ts';
import { resolveBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { root } from './lib/node.mjs';
import { beginVisit } from '../tests/e2e/visit.ts';

/** Photographs every screen of the journey in every look, for people to hold beside the drawn ones. */
const folder = join(root, 'test-results/screens');
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await ensureBuilt();
const { executablePath, args, env } = await resolveBrowser();
const browser = await chromium.launch({ executablePath, args, env });
console.log('Starting a server with the demo company…');
const studio = await startStudio();
const page = await browser.newPage({ locale: 'en-GB', timezoneId: 'UTC' });
try {
  const visit = await beginVisit(studio, page);
  /** @param {string} name */
  const photograph = async (name) => {
    for (const look of looks) {
      await lookAt(page, look);
      await page.screenshot({ path: join(folder, `${name}-${look.name}.png`), animations: 'disabled' });
    }
    await lookAt(page, looks[0]);
    console.log(name);
  };
  await page.goto(studio.url);
  await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor();
  await photograph('sign-in');
  await signIn(page, studio, 'manager');
  for (const { name, open } of screens) {
    await open(visit);
    await photograph(name);
  }
  await visit.frames.remove();
} finally {
  await browser.close();
  await studio.stop();
}
console.log(`${(screens.length + 1) * looks.length} pictures are in ${folder}.`);
