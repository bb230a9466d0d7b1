import { rmSync } from 'node:fs';
import { startStudio, type Studio } from './studio.ts';

let started: Promise<Studio> | undefined;

/** One server for all files of a run, seeded from an empty folder; what they add has names of its own. It ends with the run. */
export function sharedStudio(): Promise<Studio> {
  started ??= startStudio().then((studio) => {
    process.once('exit', () => rmSync(studio.dataDir, { recursive: true, force: true }));
    return studio;
  });
  return started;
}
