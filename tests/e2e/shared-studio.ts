import { rmSync } from 'node:fs';
import { test } from '@playwright/test';
import { copyDemoCompany } from './demo-company.ts';
import { startMovedStudio } from './moved-studio.ts';
import { startStudio, type Studio } from './studio.ts';

const MOVED_TIMEOUT_MS = 600_000;

let started: Promise<Studio> | undefined;

/**
 * One server for all files of a worker, with the demo company as it was kept, or moved into the services that the run
 * provides. What the files add has names of its own. It ends with the worker.
 */
export function sharedStudio(): Promise<Studio> {
  started ??= startShared();
  return started;
}

async function startShared(): Promise<Studio> {
  const hasServices = process.env['STUDIO_TEST_POSTGRES'] !== undefined;
  if (hasServices) test.setTimeout(MOVED_TIMEOUT_MS);
  const dataDir = await copyDemoCompany();
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  return hasServices ? startMovedStudio(dataDir) : startStudio({ dataDir });
}
