import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { copyDemoCompany, keepDemoCompany } from '../e2e/demo-company.ts';
import { startStudio, type Studio } from '../e2e/studio.ts';
import { faults } from './faults.ts';
import { COUNT, Flight, IS_ADAPTIVE } from './flight.ts';

/** Files that can be on their way when an upload is interrupted: `CHUNK_MAX_FILES` of a chunk, or `AHEAD_MAX_FILES`. */
const ON_THEIR_WAY = IS_ADAPTIVE ? 6 : 5;

let studio: Studio;
let flight: Flight;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  await keepDemoCompany();
  studio = await startStudio({
    dataDir: await copyDemoCompany(),
    env: { STUDIO_UPLOAD_STALL_SECONDS: '30' },
  });
});
test.afterEach(() => flight.context.close());
test.afterAll(async () => {
  await studio.stop();
  await rm(studio.dataDir, { recursive: true, force: true });
});

test.describe(`${COUNT} images arrive once`, () => {
  for (const [index, { name, isOnDisk, isAtStart, before, during, clicksMax = 1 }] of faults.entries())
    test(`when ${name}, with ${clicksMax === 1 ? 'one click' : `${clicksMax} clicks`} at most`, async () => {
      flight = new Flight(studio, `Fault${index}`);
      await flight.openBrowser();
      await flight.signIn();
      await flight.fillWizard({ isOnDisk });
      await before?.(flight);
      const startedAt = performance.now();
      let clicks = await flight.save();
      if (during) {
        if (!isAtStart) await flight.underWay();
        clicks += await during(flight);
      }
      const { lost, duplicated, sentAgain } = await flight.outcome();
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
      console.log(`${name} | ${COUNT} | ${lost} | ${duplicated} | ${sentAgain} | ${clicks} | ${seconds} s`);
      expect({ lost, duplicated }).toEqual({ lost: 0, duplicated: 0 });
      expect(clicks).toBeLessThanOrEqual(clicksMax);
      if (during) expect(sentAgain).toBeLessThanOrEqual(ON_THEIR_WAY);
    });
});
