import { cp, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { INSPECTION_STATUS_NUMBERS } from '@inspection-studio/domain/inspections';
import { hashOf } from '../../scripts/lib/build.mjs';
import { root } from '../../scripts/lib/node.mjs';
import { type Api, apiOf } from './api.ts';
import { dataFolderOnly } from './empty-services.ts';
import { startStudio } from './studio.ts';

/** A server that has just started is asked this often. */
const POLL_MS = 250;
const PROCESSED_TIMEOUT_MS = 300_000;
const kept = join(root, 'node_modules/.cache/demo-company');

/** Of the sources that make the demo company, and of the day its dates are counted from. */
const stamp = () =>
  hashOf([
    'packages/studio-server/src',
    'packages/studio-server/migrations',
    'packages/domain/src',
    'package-lock.json',
  ])
    .update(new Date().toISOString().slice(0, 10))
    .digest('hex')
    .slice(0, 16);

/** Resolves when no inspection of the demo company is in processing any more. @throws when that takes too long */
export async function demoIsProcessed(manager: Api): Promise<void> {
  const { Draft, Completed, Failed } = INSPECTION_STATUS_NUMBERS;
  const ends: readonly number[] = [Draft, Completed, Failed];
  for (const deadline = Date.now() + PROCESSED_TIMEOUT_MS; ; await wait(POLL_MS)) {
    const { body } = await manager('GET', 'projects');
    if ((body as { status: number }[]).every(({ status }) => ends.includes(status))) return;
    if (Date.now() > deadline) throw new Error('The demo company is still in processing.');
  }
}

/**
 * Draws the demo company and waits until it is processed, unless one of these very sources is kept from before: with it
 * every worker's server starts at once.
 */
export async function keepDemoCompany(): Promise<void> {
  const folder = join(kept, stamp());
  if (existsSync(folder)) return;
  await rm(kept, { recursive: true, force: true });
  const studio = await startStudio({ dataDir: `${folder}.new`, services: dataFolderOnly });
  try {
    await demoIsProcessed(await apiOf(studio, 'manager'));
  } finally {
    await studio.stop();
  }
  await rename(`${folder}.new`, folder);
}

/** Copies the demo company that this run has kept. @returns the data folder, for the caller to remove @throws when none is kept */
export async function copyDemoCompany(): Promise<string> {
  const [name] = await readdir(kept);
  if (name === undefined) throw new Error('No demo company is kept.');
  const folder = await mkdtemp(join(tmpdir(), 'studio-e2e-'));
  await cp(join(kept, name), folder, { recursive: true });
  return folder;
}
