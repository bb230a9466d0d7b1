/**
 * How much of a line the app's uploads use, in Chromium, against the real server behind a line of a given delay and rate:
 *
 *     npm run bench:line -- --rtt 80 --mbit 100 --mb 5 --files 80 --adaptive
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, expect } from '@playwright/test';
import { resolveBrowser } from '../../../scripts/lib/browser.mjs';
import { ensureBuilt } from '../../../scripts/lib/build.mjs';
import { apiOf } from '../../e2e/api.ts';
import { addImages, chooseCreate, chooseOption, fillDetails, goNext, openStep } from '../../e2e/create-steps.ts';
import { drawPicture } from '../../e2e/frames.ts';
import { signIn } from '../../e2e/sign-in.ts';
import { startStudio } from '../../e2e/studio.ts';
import { sendFiles } from '../uploads/send-files.ts';
import { startBare } from '../uploads/start-bare.ts';
import { largePicture } from './large-picture.ts';
import { startLine } from './shaped-line.ts';
import { keepTimings, sendingSeconds } from './timings.ts';

const { values } = parseArgs({
  options: {
    rtt: { type: 'string', default: '80' },
    mbit: { type: 'string', default: '100' },
    mb: { type: 'string', default: '5' },
    files: { type: 'string', default: '80' },
    adaptive: { type: 'boolean', default: false },
  },
});
const count = Number(values.files);
const fileBytes = Number(values.mb) * 1_000_000;
const line = { rttMs: Number(values.rtt), bitsPerSecond: Number(values.mbit) * 1_000_000 };
/** Share of the line that uploads must use: of one with more than this round trip, and of a shorter one. */
const LONG_MS = 50;
const SHARE_MIN = line.rttMs >= LONG_MS ? 0.95 : 0.85;
const AT_ONCE = 5;
const TIMEOUT_MS = 10 * 60_000;

const shareOf = (seconds: number) => (count * fileBytes * 8) / seconds / line.bitsPerSecond;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** The time that a bare server needs for as much, on the same line, without URLs, chunks and confirmations. */
async function bareSeconds(browser: Browser): Promise<number> {
  const server = await startBare(tmpdir(), 'durable');
  const shaped = await startLine(line, server.port);
  try {
    const page = await browser.newPage();
    const origin = `http://127.0.0.1:${shaped.port}`;
    await page.goto(origin);
    const uploads = Array.from({ length: count }, (_, index) => ({ url: `${origin}/f${index}` }));
    return (await page.evaluate(sendFiles, { uploads, fileBytes, atOnce: AT_ONCE })) / 1000;
  } finally {
    shaped.close();
    await server.stop();
  }
}

await ensureBuilt();
const folder = await mkdtemp(join(tmpdir(), 'bench-line-'));
const picture = largePicture(await drawPicture(), fileBytes);
const paths = Array.from({ length: count }, (_, index) => join(folder, `DJI_${String(index).padStart(4, '0')}.jpg`));
for (const path of paths) await writeFile(path, picture);
const studio = await startStudio();
const shaped = await startLine(line, Number(new URL(studio.url).port));
const { executablePath, args, env } = await resolveBrowser();
const browser = await chromium.launch({
  executablePath,
  args: [...args, `--host-resolver-rules=MAP ${new URL(studio.url).host} 127.0.0.1:${shaped.port}`],
  env,
});
try {
  const manager = await apiOf(studio, 'manager');
  const [asset] = (await manager('GET', 'assets?top=1')).body;
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.addInitScript(keepTimings);
  if (values.adaptive) await page.addInitScript(() => localStorage.setItem('studio.adaptive-uploads', 'true'));
  await signIn(page, studio, 'manager');
  await chooseCreate(page, 'Inspection');
  await page.getByRole('checkbox', { name: '2D Data' }).check();
  await goNext(page);
  await addImages(page, paths);
  await openStep(page, 'Details');
  await chooseOption(page.getByRole('tabpanel'), 'Asset', asset.name);
  await fillDetails(page, { name: 'LongLine', checklist: 'Bridge general' });
  await openStep(page, 'Confirmation');
  await page.getByRole('button', { name: 'Save' }).click();
  const tray = page.getByRole('region', { name: 'Uploads' });
  await expect(tray.getByText('Upload complete')).toBeVisible({ timeout: TIMEOUT_MS });
  const share = shareOf(await page.evaluate(sendingSeconds));
  await page.close();
  console.log(
    `${count} files of ${values.mb} MB, ${values.rtt} ms, ${values.mbit} Mbit/s, load average ${loadavg()[0]!.toFixed(1)}`,
  );
  console.log(`the app${values.adaptive ? ', adapting to the line' : ''}: ${percent(share)} of the line`);
  console.log(`a bare server, ${AT_ONCE} requests at a time: ${percent(shareOf(await bareSeconds(browser)))}`);
  if (share < SHARE_MIN) process.exitCode = 1;
} finally {
  await browser.close();
  shaped.close();
  await studio.stop();
  await rm(folder, { recursive: true, force: true });
}
