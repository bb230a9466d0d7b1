import { stat } from 'node:fs/promises';
import { wait } from '@inspection-studio/studio-app/upload-engine';
import { toCommandError } from '../command-error.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import { type FolderFiles, type FoundFile, readFolder } from '../files/read-folder.ts';
import { followSightings, settledPaths, type Sight, type Sighting } from '../files/settled-files.ts';
import { NOTHING_SENT, type RoundResult, type Run, uploadRound } from './upload-round.ts';

/** How often a watched folder is read, in milliseconds. */
const WATCH_MS = 2_000;
/** Files that failed are tried again after this time, in milliseconds. */
const TRY_AGAIN_MS = 60_000;

/**
 * Uploads the files of a folder as they appear, until the user stops. Files that failed are tried again after a minute, and
 * so is a studio that does not respond.
 *
 * @throws CommandError, StudioError when files cannot be sent for another reason
 */
export async function watchFolder(run: Run, folder: string): Promise<RoundResult> {
  const { stop, report } = run;
  report({ event: 'watching', folder });
  let sightings = new Map<string, Sighting>();
  /** Files that a round has dealt with, as they were. */
  const handled = new Set<Sighting>();
  /** Of these, the files of rounds in which some did not arrive. */
  const unfinished = new Set<Sighting>();
  /** Paths of files that were left out and reported. */
  const reported = new Set<string>();
  let retryAtMs = Infinity;
  let total = NOTHING_SENT;
  while (!stop.aborted) {
    const { found, leftOut } = await readFolder(folder);
    const nowMs = performance.now();
    sightings = followSightings(sightings, await lookAt(found), nowMs);
    if (nowMs >= retryAtMs) {
      for (const file of unfinished) handled.delete(file);
      unfinished.clear();
      retryAtMs = Infinity;
      total = { ...total, failed: 0, arriving: 0 };
    }
    const settled = new Set(settledPaths(sightings, nowMs));
    const fresh = found.flatMap((file) => {
      const sighting = sightings.get(file.path);
      return sighting && settled.has(file.path) && !handled.has(sighting) ? [{ file, sighting }] : [];
    });
    if (fresh.length > 0) {
      for (const { sighting } of fresh) handled.add(sighting);
      const files = fresh.map(({ file }) => file);
      const unreported = leftOut.filter(({ path }) => !reported.has(path));
      const round = await tryRound(run, { found: files, leftOut: unreported });
      if (round) for (const { path } of unreported) reported.add(path);
      total = round ? sumOf(total, round) : { ...total, failed: total.failed + files.length };
      if (round && round.ending !== 'ended') return total;
      if (!round || round.failed + round.arriving > 0) {
        for (const { sighting } of fresh) unfinished.add(sighting);
        retryAtMs = Math.min(retryAtMs, nowMs + TRY_AGAIN_MS);
      }
    }
    await wait(WATCH_MS, stop).catch(() => undefined);
  }
  return total;
}

const sumOf = (total: RoundResult, round: RoundResult): RoundResult => ({
  ...round,
  uploaded: total.uploaded + round.uploaded,
  failed: total.failed + round.failed,
  refused: total.refused + round.refused,
  arriving: total.arriving + round.arriving,
});

/** Uploads files. Returns null if the studio does not respond. */
async function tryRound(run: Run, files: FolderFiles): Promise<RoundResult | null> {
  try {
    return await uploadRound(run, files);
  } catch (error) {
    if (toCommandError(error, '')?.exitCode !== EXIT_CODES.unreachable) throw error;
    run.report({ event: 'waiting' });
    return null;
  }
}

/** Reads sizes and dates. Files that are gone are left out. */
async function lookAt(found: readonly FoundFile[]): Promise<Map<string, Sight>> {
  const seen = new Map<string, Sight>();
  for (const { path, absolutePath } of found) {
    const now = await stat(absolutePath).catch(() => null);
    if (now) seen.set(path, { sizeBytes: now.size, modifiedMs: now.mtimeMs });
  }
  return seen;
}
