import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { root } from '../../scripts/lib/node.mjs';
import { emptyServices, query } from './empty-services.ts';
import { startStudio, type Studio } from './studio.ts';

/** Asked this often whether the files have moved. */
const POLL_MS = 250;

/** Moves a company into the services that the run provides, files included, and starts a server there. */
export async function startMovedStudio(dataDir: string): Promise<Studio> {
  const services = await emptyServices();
  const env = { ...process.env, ...services.env, STUDIO_DATA_DIR: dataDir };
  await promisify(execFile)('npm', ['run', '--silent', 'move'], { cwd: root, env });
  const studio = await startStudio({ dataDir, services });
  const moving = 'select 1 from assets where migrating_since is not null limit 1';
  while ((await query(services.env['DATABASE_URL']!, moving)).length > 0) await wait(POLL_MS);
  return studio;
}
