/**
 * 50,000 places on our map and on leaflet.markercluster, side by side in one run: `npm run bench:map`.
 *
 *     npm run bench:map -- --runs 9 --write    writes the table into docs/benchmarks.md
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { chromium, type Browser } from 'playwright';
import { build, defaultClientConditions } from 'vite';
import { resolveBrowser } from '../../../scripts/lib/browser.mjs';
import { ensureInstalled } from '../../../scripts/lib/install.mjs';
import { root } from '../../../scripts/lib/node.mjs';
import { serveFolder } from '../../../scripts/lib/static-server.mjs';
import { CONTESTANTS, tableOf, type Run } from './table.ts';
import './stopwatch.ts';

const folder = import.meta.dirname;
const built = join(root, 'test-results/bench-map');
const DOCUMENT = join(root, 'docs/benchmarks.md');
const ZOOMS = [1, 1, 1, -1, -1, -1] as const;

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '7' }, write: { type: 'boolean', default: false } },
});

/** One fresh page: shows all places, then zooms in and out. */
async function measure(browser: Browser, url: string): Promise<Run> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => window.bench !== undefined);
    const ready = await page.evaluate(() => window.bench.show());
    const markerCount = await page.evaluate(() => window.bench.markerCount());
    if (markerCount < 50) throw new Error(`${url} shows ${markerCount} markers.`);
    const zooms = [];
    for (const step of ZOOMS) {
      await page.waitForTimeout(250);
      zooms.push(await page.evaluate((by) => window.bench.zoom(by), step));
    }
    return { ready, zooms, markerCount };
  } finally {
    await page.close();
  }
}

await ensureInstalled(folder);
await build({
  configFile: false,
  root: folder,
  logLevel: 'error',
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ['@inspection-studio/source', ...defaultClientConditions] },
  build: {
    outDir: built,
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      input: [join(folder, 'ours.html'), join(folder, 'theirs.html')],
      checks: { moduleLevelDirective: false },
    },
  },
});

const site = await serveFolder(built);
const { executablePath, args, env } = await resolveBrowser();
const browser = await chromium.launch({ executablePath, args, env });
try {
  const runs = CONTESTANTS.map((): Run[] => []);
  for (let round = 0; round < Number(values.runs); round += 1) {
    for (const [at, { page }] of CONTESTANTS.entries()) runs[at]?.push(await measure(browser, `${site.url}/${page}`));
  }
  const table = tableOf(runs);
  console.log(`Chromium ${browser.version()}, ${values.runs} runs each, alternating\n\n${table}`);
  if (values.write) {
    const before = readFileSync(DOCUMENT, 'utf8');
    writeFileSync(
      DOCUMENT,
      before.replace(/(<!-- map -->\n)[^]*?(<!-- \/map -->)/, (_all, from, to) => `${from}\n${table}\n\n${to}`),
    );
  }
} finally {
  await browser.close();
  await site.stop();
}
