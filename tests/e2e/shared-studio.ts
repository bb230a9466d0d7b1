import { rmSync } from 'node:fs';
import { startStudio, type Studio } from './studio.ts';

let started: Promise<Studio> | undefined;

/** One seeded server for all files of a run that leave the demo company as it is; it ends with the run. */
export function sharedStudio(): Promise<Studio> {
  started ??= startStudio().then((studio) => {
    process.once('exit', () => rmSync(studio.dataDir, { recursive: true, force: true }));
    return studio;
  });
  return started;
}
