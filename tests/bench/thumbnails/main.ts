/** Thumbnails of the server's processing against sharp alone, on frames of 12 MP: `npm run bench:thumbnails -- [images] [rounds]`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { nodePath, root } from '../../../scripts/lib/node.mjs';
import { FROM_SOURCE } from '../../../scripts/lib/server.mjs';
import {
  drawLargeFrame,
  type ProcessingRate,
  storeFlight,
} from '../../../packages/studio-server/src/processing/testing/measure-processing.ts';
import { type MemoryUse, watchMemory } from './memory.ts';

const imageCount = Number(process.argv[2] ?? 300);
const rounds = Number(process.argv[3] ?? 3);
const LEAST_SHARE = 0.8;
const MEMORY_MAX_BYTES = 512 * 1024 ** 2;
const FRAMES = (['ground', 'deck', 'hero', 'steel'] as const).map((kind, index) => ({ kind, seed: 40 + index }));
const folder = join(root, 'test-results/bench-thumbnails');

/** Runs one program in a process of its own. */
async function measure(program: string, ...args: string[]): Promise<ProcessingRate & MemoryUse> {
  const child = spawn(nodePath(), [FROM_SOURCE, join(import.meta.dirname, program), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stopWatching = watchMemory(child.pid!);
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const rate = JSON.parse(output) as ProcessingRate;
  return { ...rate, ...stopWatching(rate.begunAt) };
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const inMib = (bytes: number) => `${Math.round(bytes / 1024 ** 2)} MiB`;

mkdirSync(folder, { recursive: true });
for (const frame of FRAMES) {
  const path = join(folder, `${frame.kind}-${frame.seed}.jpg`);
  if (!existsSync(path)) writeFileSync(path, await drawLargeFrame(frame));
}
const alone: ProcessingRate[] = [];
const ours: (ProcessingRate & MemoryUse)[] = [];
for (let round = 0; round < rounds; round += 1) {
  alone.push(await measure('sharp-alone.ts', folder, String(imageCount)));
  const dataDir = await storeFlight(folder, imageCount);
  ours.push(await measure('processing.ts', dataDir));
  rmSync(dataDir, { recursive: true });
  console.log(
    `sharp alone ${alone.at(-1)!.imagesPerSecond.toFixed(1)}/s, processing ${ours.at(-1)!.imagesPerSecond.toFixed(1)}/s`,
  );
}
const rate = {
  alone: median(alone.map(({ imagesPerSecond }) => imagesPerSecond)),
  ours: median(ours.map(({ imagesPerSecond }) => imagesPerSecond)),
};
const share = median(ours.map(({ imagesPerSecond }, round) => imagesPerSecond / alone[round]!.imagesPerSecond));
const highest = (field: 'startPeak' | 'ownPeak' | 'childPeak') => Math.max(...ours.map((run) => run[field]));
const [ownPeak, childPeak] = [highest('ownPeak'), highest('childPeak')];
const isComplete = ours.every(({ readCount }) => readCount === imageCount);

console.log(
  `${imageCount} images of 12 MP, medians of ${rounds}: sharp alone ${rate.alone.toFixed(1)} images/s, processing ${rate.ours.toFixed(1)} images/s ` +
    `(${Math.round(share * 100)} %); at most ${inMib(ownPeak)} in the server with its database (${inMib(highest('startPeak'))} while it started), ` +
    `${inMib(childPeak)} in an image process; memory of the last third of a run against the one before: ${median(ours.map(({ growth }) => growth)).toFixed(2)}.`,
);
if (!isComplete || share < LEAST_SHARE || Math.max(ownPeak, childPeak) > MEMORY_MAX_BYTES) process.exitCode = 1;
