import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { keepDemoCompany } from '../tests/e2e/demo-company.ts';
import { lookAt, looks } from '../tests/e2e/looks.ts';
import { areas } from '../tests/e2e/screens/index.ts';
import { sharedStudio } from '../tests/e2e/shared-studio.ts';
import { signIn } from '../tests/e2e/sign-in.ts';
import { beginVisit } from '../tests/e2e/visit.ts';
import { resolveBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { captureForGuide } from './lib/guide-camera.mjs';
import { root } from './lib/node.mjs';

/**
 * Takes screenshots of every screen in light and dark, wide and narrow, for comparison with the designs;
 * with `--guide`, the pictures of docs/guide instead.
 *
 * @example npm run screens
 * @example npm run screens -- library company
 * @example npm run screens -- --guide
 */
const known = Object.entries(areas);
const isForGuide = process.argv.includes('--guide');
const wanted = process.argv.slice(2).filter((word) => word !== '--guide');
const unknown = wanted.filter((name) => !(name in areas));
if (unknown.length > 0)
  throw new Error(`No area is called ${unknown.join(', ')}. There are ${Object.keys(areas).join(', ')}.`);
const screens = known.filter(([name]) => wanted.length === 0 || wanted.includes(name)).flatMap(([, list]) => list);

const IDLE_MS = 5_000;
/** Skeletons appear after a delay. */
const STAND_IN_MS = 300;
const folder = join(root, 'test-results/screens');
await mkdir(folder, { recursive: true });
await ensureBuilt();
const { executablePath, args, env } = await resolveBrowser();
const browser = await chromium.launch({ executablePath, args, env });
console.log('Starting a server with the demo company…');
await keepDemoCompany();
const studio = await sharedStudio();
const page = await browser.newPage({ locale: 'en-GB', timezoneId: 'UTC' });
/** @type {string[]} */
const missed = [];

/** @param {Pick<import('../tests/e2e/screens/screen.ts').Screen, 'name' | 'isWaiting' | 'again'>} screen */
const capture = async ({ name, isWaiting = false, again }) => {
  // Pictures still on their way; a list that is never still does not hold up the rest.
  const settle = () =>
    isWaiting
      ? page.waitForTimeout(STAND_IN_MS)
      : page.waitForLoadState('networkidle', { timeout: IDLE_MS }).catch(() => undefined);
  await settle();
  if (isForGuide) return captureForGuide(page, name);
  for (const look of looks) {
    await lookAt(page, look, again);
    await settle();
    await page.screenshot({ path: join(folder, `${name}-${look.name}.png`), animations: 'disabled' });
  }
  await lookAt(page, looks[0]);
  console.log(name);
};

try {
  const visit = await beginVisit(studio, page);
  await lookAt(page, looks[0]);
  await page.goto(studio.url);
  await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor();
  await capture({ name: 'sign-in' });
  await signIn(page, studio, 'admin');
  for (const screen of screens) {
    try {
      await screen.open(visit);
      await capture(screen);
      await screen.leave?.(visit);
    } catch (error) {
      missed.push(screen.name);
      console.error(screen.name, error instanceof Error ? error.message : error);
    }
  }
  await visit.frames.remove();
} finally {
  await browser.close();
  await studio.stop();
}
if (!isForGuide) console.log(`${(screens.length + 1 - missed.length) * looks.length} pictures are in ${folder}.`);
if (missed.length > 0) throw new Error(`Without a picture: ${missed.join(', ')}.`);
