import { rmSync } from 'node:fs';
import { copyDemoCompany } from './demo-company.ts';
import { startStudio, type Studio } from './studio.ts';

let started: Promise<Studio> | undefined;

/**
 * One server for all files of a worker, with the demo company as it was kept, or seeded into the services that the run
 * provides. What the files add has names of its own. It ends with the worker.
 */
export function sharedStudio(): Promise<Studio> {
  started ??= startShared();
  return started;
}

async function startShared(): Promise<Studio> {
  const hasServices = process.env['STUDIO_TEST_POSTGRES'] !== undefined;
  const studio = await startStudio(hasServices ? {} : { dataDir: await copyDemoCompany() });
  process.once('exit', () => rmSync(studio.dataDir, { recursive: true, force: true }));
  return studio;
}
