/**
 * How many blurred and dark images the check before the upload finds among real ones, and how many others it reports:
 *
 *     npm run bench:preflight -- <folder of one flight> [<further folders>]
 *
 * Chromium decodes and measures all images, as in the wizard. Faults are planted into the images of the first folder. Of every
 * folder, all findings are listed. Fails below 95 % found, and above 2 % of the other images.
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { copyFile, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { preflight, type PreflightFile } from '@inspection-studio/domain/preflight';
import { chromium, type Page } from 'playwright';
import { build, defaultClientConditions } from 'vite';
import { resolveBrowser } from '../../../scripts/lib/browser.mjs';
import { root } from '../../../scripts/lib/node.mjs';
import { serveFolder } from '../../../scripts/lib/static-server.mjs';
import { FAULTS, planted } from './plant.ts';
import { countText, FALSE_ALARMS_MAX, FOUND_MIN, oneAtATime, reportedOf } from './rates.ts';
import type {} from './page.ts';

const built = join(root, 'test-results/bench-preflight');
const base = process.env['INIT_CWD'] ?? process.cwd();
const folders = process.argv.slice(2).map((folder) => resolve(base, folder));
const [flight] = folders;
if (flight === undefined) throw new Error('Name a folder of photos: npm run bench:preflight -- <folder>');

const pathsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /\.jpe?g$/i.test(name))
    .toSorted()
    .map((name) => join(folder, name));

const sampleTimes: number[] = [];

/** Reads an image in the page, from where the page is served. */
async function sample(page: Page): Promise<Partial<PreflightFile>> {
  const { facts, sampleMs } = await page.evaluate((now) => window.sample(`/sampled.jpg?${now}`), performance.now());
  sampleTimes.push(sampleMs);
  return facts;
}

async function read(page: Page, path: string): Promise<PreflightFile> {
  await copyFile(path, join(built, 'sampled.jpg'));
  const { size: sizeBytes } = await stat(path);
  return { name: basename(path), path, sizeBytes, ...(await sample(page)) };
}

await build({
  configFile: false,
  root: import.meta.dirname,
  logLevel: 'error',
  resolve: { conditions: ['@inspection-studio/source', ...defaultClientConditions] },
  build: { outDir: built, emptyOutDir: true, target: 'es2022' },
});
const site = await serveFolder(built);
const { executablePath, args, env } = await resolveBrowser();
const browser = await chromium.launch({ executablePath, args, env });
try {
  const page = await browser.newPage();
  await page.goto(`${site.url}/`);
  await page.waitForFunction(() => window.sample !== undefined);

  console.log(
    `Chromium ${browser.version()}\n\n| Clean images | Reported as blurred or dark | All findings |\n| --- | ---: | --- |`,
  );
  let clean: PreflightFile[] = [];
  for (const folder of folders) {
    const files: PreflightFile[] = [];
    for (const path of pathsIn(folder)) files.push(await read(page, path));
    if (folder === flight) clean = files;
    for (const list of ['rgb', 'ir'] as const) {
      const added = files.map((file) => ({ ...file, list }));
      const findings = preflight(added, { kind: 'two' }, Date.now()).map(({ text }) => text);
      const poor = { reported: reportedOf(added).size, of: added.length };
      if (folder === flight && poor.reported > FALSE_ALARMS_MAX * poor.of) process.exitCode = 1;
      console.log(`| ${basename(folder)} as ${list} | ${countText(poor)} | ${findings.join('; ')} |`);
    }
  }
  const cleanTimes = sampleTimes.splice(0).toSorted((one, other) => one - other);
  console.log(`\nDecoding and measuring: ${cleanTimes[Math.floor(cleanTimes.length / 2)]?.toFixed(0)} ms (median)`);

  console.log('\n| Planted | Reported | Others reported |\n| --- | ---: | ---: |');
  for (const fault of FAULTS) {
    const faulty: PreflightFile[] = [];
    for (const file of clean) {
      writeFileSync(join(built, 'sampled.jpg'), await planted(file.path, fault));
      const { sharpness, brightness } = await sample(page);
      faulty.push({
        ...file,
        ...(sharpness !== undefined && { sharpness }),
        ...(brightness !== undefined && { brightness }),
      });
    }
    const { found, others } = oneAtATime(clean, faulty);
    const share = found.reported / found.of;
    if (fault.isFault ? share < FOUND_MIN : share > FALSE_ALARMS_MAX) process.exitCode = 1;
    if (others.reported > FALSE_ALARMS_MAX * others.of) process.exitCode = 1;
    console.log(`| ${fault.name} | ${countText(found)} | ${countText(others)} |`);
  }
} finally {
  await browser.close();
  await site.stop();
  // It contains a photo.
  rmSync(built, { recursive: true });
}
