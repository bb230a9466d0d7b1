/** 10,000 rows, those in view drawn against all drawn: `npm run bench:table`. */
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { chromium, type Browser } from 'playwright';
import { build, defaultClientConditions } from 'vite';
import { resolveBrowser } from '../../../scripts/lib/browser.mjs';
import { root } from '../../../scripts/lib/node.mjs';
import { serveFolder } from '../../../scripts/lib/static-server.mjs';

const RUNS = 5;
const STEPS = ['mount', 'toggle', 'selectAll', 'sort', 'scroll'] as const;
const KINDS = { 'in view': '', all: '?all' };
const built = join(root, 'test-results/bench-table');

/** One fresh page: every step once, in milliseconds. */
async function measure(browser: Browser, url: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await page.goto(url, { waitUntil: 'networkidle' });
  const times: number[] = [];
  for (const step of STEPS) {
    times.push(await page.evaluate((name) => window.table[name](), step));
    await page.waitForTimeout(200);
  }
  await page.close();
  return times;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

await build({
  configFile: false,
  root: import.meta.dirname,
  logLevel: 'error',
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ['@inspection-studio/source', ...defaultClientConditions] },
  build: {
    outDir: built,
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
});
const site = await serveFolder(built);
const { executablePath, args, env } = await resolveBrowser();
const browser = await chromium.launch({ executablePath, args, env });
try {
  for (const [kind, search] of Object.entries(KINDS)) {
    const runs: number[][] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measure(browser, `${site.url}/index.html${search}`));
    const row = STEPS.map(
      (step, at) => `${step} ${Math.round(median(runs.map((times) => times[at] ?? Number.NaN)))} ms`,
    );
    console.log(`${kind} drawn: ${row.join(', ')}`);
  }
} finally {
  await browser.close();
  await site.stop();
}
