import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { nodePath, root } from '../../../scripts/lib/node.mjs';
import { FROM_SOURCE } from '../../../scripts/lib/server.mjs';
import { arrivedCount } from '../../e2e/upload-files.ts';
import { holdFiles } from '../batch/watch-page.ts';
import { drawImages, openTestBed, openUppy } from './test-bed.ts';
import { endOf } from './wait-for-end.ts';

/** What a batch took. */
export interface Taken {
  interactiveMs: number;
  /** Time beyond 50 ms of every task from the drop to the end. */
  blockedMs: number;
  /** From Save or Upload to the last image; Infinity beyond the limit. */
  uploadSeconds: number;
}

/** Uploads images with the studio: the run of `bench:batch`. */
export async function measureStudio(count: number): Promise<Taken> {
  const report = join(root, 'test-results/bench-batch.json');
  const program = ['tests/bench/batch/main.ts', '--files', String(count), '--report', report];
  await rm(report, { force: true });
  const bench = spawn(nodePath(), [FROM_SOURCE, ...program], { cwd: root, stdio: 'inherit' });
  await once(bench, 'exit');
  return JSON.parse(readFileSync(report, 'utf8'));
}

/** Uploads images with Uppy. @throws when one has not arrived at the end */
export async function measureUppy(count: number): Promise<Taken> {
  const images = await drawImages(count);
  const bed = await openTestBed({ isAnySite: true });
  try {
    const { page, inspection } = await openUppy(bed, { keeps: false });
    const held = await holdFiles(page, images.paths);
    await page.evaluate(() => window.watch.blockedTime());
    const interactiveMs = await held.evaluate((input: HTMLInputElement) => window.uppyBench.add(input));
    const begunAt = performance.now();
    await page.evaluate(() => window.uppyBench.upload());
    const isEnded = await endOf(page.evaluate(() => window.uppyBench.ended));
    const uploadSeconds = isEnded ? (performance.now() - begunAt) / 1000 : Infinity;
    const arrived = await arrivedCount(bed.manager, inspection);
    if (isEnded && arrived !== count) throw new Error(`Of ${count} images, ${arrived} arrived.`);
    if (!isEnded) console.log(`Uppy: ${arrived} of ${count} arrived within the limit.`);
    return { interactiveMs, blockedMs: await page.evaluate(() => window.watch.blockedTime()), uploadSeconds };
  } finally {
    await bed.close();
    await images.remove();
  }
}
