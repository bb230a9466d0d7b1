import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { beginAccountVisit, startEmptyStudio } from '../tests/e2e/account-visit.ts';
import { keepDemoCompany } from '../tests/e2e/demo-company.ts';
import { lookAt, looks } from '../tests/e2e/looks.ts';
import { accountScreens } from '../tests/e2e/screens/accounts/index.ts';
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
 * with `--guide`, the pictures of docs/guide instead. `accounts` are the pages of setup, sign-in and sign-in methods.
 *
 * @example npm run screens
 * @example npm run screens -- library company
 * @example npm run screens -- accounts
 * @example npm run screens -- --guide
 */
const ACCOUNTS = 'accounts';
const names = [...Object.keys(areas), ACCOUNTS];
const isForGuide = process.argv.includes('--guide');
const asked = process.argv.slice(2).filter((word) => word !== '--guide');
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`No area is called ${unknown.join(', ')}. There are ${names.join(', ')}.`);
const wanted = new Set(asked.length === 0 ? names : asked);
const screens = Object.entries(areas)
  .filter(([name]) => wanted.has(name))
  .flatMap(([, list]) => list);

const IDLE_MS = 5_000;
/** Skeletons appear after a delay. */
const STAND_IN_MS = 300;
const folder = join(root, 'test-results/screens');
await mkdir(folder, { recursive: true });
await ensureBuilt();
const { executablePath, args, env } = await resolveBrowser();
const browser = await chromium.launch({ executablePath, args, env });
/** @type {string[]} */
const missed = [];
let taken = 0;

/**
 * @param {import('playwright').Page} page
 * @param {Pick<import('../tests/e2e/screens/screen.ts').Screen, 'name' | 'isWaiting' | 'again'>} screen
 */
const capture = async (page, { name, isWaiting = false, again }) => {
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
  taken += looks.length;
  console.log(name);
};

/**
 * @template {{ page: import('playwright').Page }} V
 * @param {readonly import('../tests/e2e/screens/screen.ts').Screen<V>[]} list
 * @param {V} visit
 */
const captureAll = async (list, visit) => {
  for (const screen of list) {
    try {
      await screen.open(visit);
      await capture(visit.page, screen);
      await screen.leave?.(visit);
    } catch (error) {
      missed.push(screen.name);
      console.error(screen.name, error instanceof Error ? error.message : error);
    }
  }
};

const newPage = () => browser.newPage({ locale: 'en-GB', timezoneId: 'UTC' });

const captureDemo = async () => {
  console.log('Starting a server with the demo company…');
  await keepDemoCompany();
  const studio = await sharedStudio();
  try {
    const page = await newPage();
    const visit = await beginVisit(studio, page);
    await lookAt(page, looks[0]);
    await page.goto(studio.url);
    await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor();
    await capture(page, { name: 'sign-in' });
    await signIn(page, studio, 'admin');
    await captureAll(screens, visit);
    await visit.frames.remove();
  } finally {
    await studio.stop();
  }
};

const captureAccounts = async () => {
  console.log('Starting a server without a company…');
  const studio = await startEmptyStudio();
  try {
    const visit = await beginAccountVisit(studio, await newPage());
    await lookAt(visit.page, looks[0]);
    await captureAll(accountScreens, visit);
  } finally {
    await studio.stop();
  }
};

try {
  if (screens.length > 0) await captureDemo();
  if (wanted.has(ACCOUNTS) && !isForGuide) await captureAccounts();
} finally {
  await browser.close();
}
if (!isForGuide) console.log(`${taken} pictures are in ${folder}.`);
if (missed.length > 0) throw new Error(`Without a picture: ${missed.join(', ')}.`);
