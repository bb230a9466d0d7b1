/**
 * How fast the built studio loads and answers in Chromium, served as in production:
 *
 *     npm run bench:vitals -- --runs 3
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { resolveBrowser } from '../../../scripts/lib/browser.mjs';
import { ensureBuilt } from '../../../scripts/lib/build.mjs';
import { apiOf } from '../../e2e/api.ts';
import { copyDemoCompany, keepDemoCompany } from '../../e2e/demo-company.ts';
import { startStudio } from '../../e2e/studio.ts';
import { startEmptyPage } from './empty-page.ts';
import { INTERACTIONS, measuredScreens } from './screens.ts';
import { watchVitals } from './watch-vitals.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const runs = Number(values.runs);
const LCP_MAX_MS = 2_500;
const SHIFT_MAX = 0.1;
const INP_MAX_MS = 200;
const TASK_MAX_MS = 50;
const SETTLE_MS = 700;
const LOAD_TIMEOUT_MS = 60_000;
const SLOWDOWN = 4;
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const FULL_NETWORK = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
const ms = (value: number) => `${Math.round(value)} ms`;
const failures: string[] = [];
const check = (what: string, value: number, limit: number) => {
  if (!(value <= limit)) failures.push(`${what}: ${value.toFixed(value < 1 ? 3 : 0)}, at most ${limit}`);
};

/** Makes processor and network of the page slow, or gives them back. */
async function setSlow(cdp: CDPSession, isSlow: boolean): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: isSlow ? SLOWDOWN : 1 });
  await cdp.send('Network.emulateNetworkConditions', isSlow ? SLOW_NETWORK : FULL_NETWORK);
}

/** Loads an address some times, with an empty or a filled cache. */
async function measureLoad(
  page: Page,
  cdp: CDPSession,
  url: string,
  ready: (page: Page) => Promise<unknown>,
  isCold: boolean,
) {
  const lcps: number[] = [];
  let shift = 0;
  for (let run = 0; run < runs; run += 1) {
    if (isCold) await cdp.send('Network.clearBrowserCache');
    await page.goto(url);
    await ready(page);
    await page.waitForTimeout(SETTLE_MS);
    const load = await page.evaluate(() => window.vitals.load());
    lcps.push(load.lcpMs);
    shift = Math.max(shift, load.shift);
  }
  return { lcpMs: median(lcps), shift };
}

await ensureBuilt();
await keepDemoCompany();
const empty = await startEmptyPage();
const studio = await startStudio({ dataDir: await copyDemoCompany() });
const { executablePath, args, env } = await resolveBrowser();
const browser = await chromium.launch({ executablePath, args, env });
try {
  const screens = await measuredScreens(await apiOf(studio, 'manager'));
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await page.addInitScript(watchVitals);
  page.setDefaultTimeout(LOAD_TIMEOUT_MS);
  // Leaving the wizard with changes asks first.
  page.on('dialog', (dialog) => void dialog.accept());

  const emptyLoad: number[] = [];
  for (const isSlow of [false, true]) {
    await setSlow(cdp, isSlow);
    emptyLoad.push(
      (await measureLoad(page, cdp, empty.url, (shown) => shown.getByRole('heading').waitFor(), true)).lcpMs,
    );
  }
  await setSlow(cdp, false);
  await page.goto(studio.url);
  await page.getByRole('button', { name: 'manager@demo.example' }).click();
  await screens[0]!.ready(page).waitFor();
  console.log(`Median of ${runs}, load average ${loadavg()[0]!.toFixed(1)}\n`);
  console.log(
    '| LCP | Cold | Warm | Slow, cold | Slow, warm | Layout shift |\n| --- | ---: | ---: | ---: | ---: | ---: |',
  );
  console.log(`| nothing but React | ${ms(emptyLoad[0]!)} | | ${ms(emptyLoad[1]!)} | | |`);
  for (const { name, path, home, ready } of screens) {
    await page.evaluate(
      (kept) => localStorage.setItem('studio.home', kept),
      JSON.stringify({ ...home, sortBy: 'A - Z', skip: 0 }),
    );
    const cells: string[] = [];
    let shift = 0;
    for (const isSlow of [false, true]) {
      await setSlow(cdp, isSlow);
      for (const isCold of [true, false]) {
        const load = await measureLoad(page, cdp, studio.url + path, (shown) => ready(shown).waitFor(), isCold);
        const ratio = isCold ? ` (${(load.lcpMs / emptyLoad[Number(isSlow)]!).toFixed(1)} ×)` : '';
        cells.push(ms(load.lcpMs) + ratio);
        shift = Math.max(shift, load.shift);
        check(`LCP of ${name}${isSlow ? ', slow' : ''}${isCold ? ', cold' : ''}`, load.lcpMs, LCP_MAX_MS);
      }
    }
    check(`layout shift of ${name}`, shift, SHIFT_MAX);
    console.log(`| ${[name, ...cells, shift.toFixed(3)].join(' | ')} |`);
  }

  const figures: Record<string, { inpMs: number; taskMs: number }[]> = {};
  for (const rate of [1, SLOWDOWN]) {
    await setSlow(cdp, false);
    await page.evaluate(() => localStorage.removeItem('studio.home'));
    await page.goto(`${studio.url}/`);
    await screens[0]!.ready(page).waitFor();
    await page.waitForTimeout(SETTLE_MS);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate });
    await page.evaluate(() => window.vitals.interaction());
    for (const [name, act] of INTERACTIONS) {
      await act(page);
      await page.waitForTimeout(SETTLE_MS);
      const taken = await page.evaluate(() => window.vitals.interaction());
      (figures[name] ??= []).push(taken);
      check(`${name}${rate > 1 ? ', slow' : ''}`, taken.inpMs, INP_MAX_MS);
      if (rate === 1 && taken.taskMs >= TASK_MAX_MS)
        failures.push(`${name}: a task of ${ms(taken.taskMs)}, under ${TASK_MAX_MS}`);
    }
  }
  const above = (value: number, least: number) => (value === 0 ? `under ${least} ms` : ms(value));
  console.log(
    '\n| Until the next paint | Interaction | Longest task | Slow processor | Longest task |\n| --- | ---: | ---: | ---: | ---: |',
  );
  for (const [name, taken] of Object.entries(figures)) {
    console.log(
      `| ${[name, ...taken.flatMap(({ inpMs, taskMs }) => [above(inpMs, 16), above(taskMs, TASK_MAX_MS)])].join(' | ')} |`,
    );
  }
  for (const failure of failures) console.error(failure);
  if (failures.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await studio.stop();
  await empty.stop();
}
