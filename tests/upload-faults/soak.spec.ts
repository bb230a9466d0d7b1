import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { watchThread } from '../bench/batch/watch-page.ts';
import { copyDemoCompany, keepDemoCompany } from '../e2e/demo-company.ts';
import { startStudio, type Studio } from '../e2e/studio.ts';
import { answer, everyNth, timeOut } from './faults.ts';
import { COUNT, Flight } from './flight.ts';

const MINUTE_MS = 60_000;
const HEAP_MAX_BYTES = 150 * 1024 * 1024;

let studio: Studio;

test.beforeAll(async () => {
  test.setTimeout(10 * MINUTE_MS);
  await keepDemoCompany();
  studio = await startStudio({
    dataDir: await copyDemoCompany(),
    env: { STUDIO_UPLOAD_STALL_SECONDS: '30' },
  });
});
test.afterAll(async () => {
  await studio.stop();
  await rm(studio.dataDir, { recursive: true, force: true });
});

/** Bytes of the page's objects after garbage was collected. */
async function heapBytes(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

/** Opens the browser: one image of twenty fails at its first try, in three ways in turn, and long tasks are noted. */
async function openBrowser(flight: Flight): Promise<void> {
  await flight.openBrowser();
  await flight.context.addInitScript(watchThread);
  await everyNth(20, answer(500), answer(503), timeOut)(flight);
}

/** What harms the upload, each when this share has arrived. Each returns how many clicks it took to continue. */
const harms: readonly { share: number; harm: (flight: Flight) => Promise<number> }[] = [
  ...[0.15, 0.3, 0.45].map((share) => ({
    share,
    harm: async (flight: Flight) => {
      await flight.page.reload();
      return flight.continueWithOneClick();
    },
  })),
  {
    share: 0.6,
    harm: async (flight) => {
      await flight.killBrowser();
      await openBrowser(flight);
      await flight.context.clearCookies();
      await flight.signIn();
      return flight.continueWithOneClick();
    },
  },
  {
    share: 0.8,
    harm: async () => {
      await studio.kill();
      await wait(3_000);
      await studio.restart();
      return 0;
    },
  },
];

test(`${COUNT} images arrive once through faults of 5 %, three reloads, a killed browser and a killed server, and the heap stays flat`, async () => {
  test.setTimeout(60 * MINUTE_MS);
  const flight = new Flight(studio, 'Soak');
  await openBrowser(flight);
  await flight.signIn();
  await flight.fillWizard();
  await flight.page.evaluate(() => {
    window.watch.longestTask();
    window.watch.describeTasks();
  });
  const startedAt = performance.now();
  let clicks = await flight.save();
  const heaps: number[] = [];
  const tasksMs: number[] = [];
  const look = async () => {
    tasksMs.push(await flight.page.evaluate(() => window.watch.longestTask()));
    for (const task of await flight.page.evaluate(() => window.watch.describeTasks()))
      console.log(`Part ${tasksMs.length}: a task of ${task}`);
    heaps.push(await heapBytes(flight.page));
  };
  for (const { share, harm } of harms) {
    await flight.underWay(share);
    await look();
    clicks += await harm(flight);
  }
  const { lost, duplicated, sentAgain } = await flight.outcome();
  await look();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  const mebibytes = heaps.map((bytes) => (bytes / 1024 ** 2).toFixed(0)).join(', ');
  const longest = tasksMs.map((ms) => ms.toFixed(0)).join(', ');
  console.log(`${COUNT} | ${lost} | ${duplicated} | ${sentAgain} | ${clicks} | ${seconds} s`);
  console.log(`Heap after each part, in MiB: ${mebibytes}. Longest task in each part, in ms: ${longest}.`);
  expect({ lost, duplicated }).toEqual({ lost: 0, duplicated: 0 });
  expect(clicks).toBeLessThanOrEqual(4);
  expect(Math.max(...heaps)).toBeLessThan(HEAP_MAX_BYTES);
  await flight.context.close();
});
