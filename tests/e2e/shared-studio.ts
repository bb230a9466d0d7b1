import { rmSync } from 'node:fs';
import { test } from '@playwright/test';
import { apiOf } from './api.ts';
import { copyDemoCompany, demoIsProcessed } from './demo-company.ts';
import { startStudio, type Studio } from './studio.ts';

const DRAWN_TIMEOUT_MS = 600_000;

let started: Promise<Studio> | undefined;

/**
 * One server for all files of a worker, with the demo company as it was kept, or seeded into the services that the run
 * provides and processed. What the files add has names of its own. It ends with the worker.
 */
export function sharedStudio(): Promise<Studio> {
  started ??= startShared();
  return started;
}

async function startShared(): Promise<Studio> {
  const hasServices = process.env['STUDIO_TEST_POSTGRES'] !== undefined;
  if (hasServices) test.setTimeout(DRAWN_TIMEOUT_MS);
  const studio = await startStudio(hasServices ? {} : { dataDir: await copyDemoCompany() });
  process.once('exit', () => rmSync(studio.dataDir, { recursive: true, force: true }));
  if (hasServices) await demoIsProcessed(await apiOf(studio, 'manager'));
  return studio;
}
