import { realpath } from 'node:fs/promises';
import { homedir } from 'node:os';
import type { UploadCommand, Variables } from '../arguments/parse-arguments.ts';
import { usageError } from '../command-error.ts';
import { EXIT_CODES, type ExitCode } from '../exit-codes.ts';
import { namePattern } from '../files/name-pattern.ts';
import { readFolder } from '../files/read-folder.ts';
import { openJournal } from '../journal/journal.ts';
import { stateFolder } from '../journal/journal-path.ts';
import { lock } from '../journal/lock.ts';
import type { Report } from '../report/report-event.ts';
import type { Credentials } from '../sign-in/credentials.ts';
import { connect, type Studio } from '../studio/connect.ts';
import { findAsset } from '../studio/find-record.ts';
import { kindsOf } from '../upload-types.ts';
import { exitCodeOf, messageOf } from './exit-code.ts';
import { requireInspection } from './inspection-of.ts';
import { type RoundResult, type Run, uploadRound } from './upload-round.ts';
import { watchFolder } from './watch-folder.ts';

/** What a run needs of its surroundings. */
export interface Surroundings {
  variables: Variables;
  report: Report;
  /** Aborts when the user wants to stop. */
  stop: AbortSignal;
}

/**
 * Uploads a folder.
 *
 * @throws CommandError, StudioError when it cannot begin
 */
export async function uploadFolder(command: UploadCommand & Credentials, around: Surroundings): Promise<ExitCode> {
  const folder = await realpath(command.folder).catch(() => {
    throw usageError(`There is no folder ${command.folder}.`);
  });
  const files = await readFolder(folder);
  const studio = await connect(command);
  try {
    const run = await beginRun(command, folder, studio, around);
    const release = command.isDryRun ? null : await lock(`${run.journal.path}.lock`);
    try {
      const result = await (command.isWatching ? watchFolder(run, folder) : uploadRound(run, files));
      if (result.ending !== 'ended') studio.leave();
      return command.isDryRun ? EXIT_CODES.done : reportEnd(result, around.report);
    } finally {
      await release?.();
    }
  } finally {
    await studio.settled();
  }
}

async function beginRun(
  { target, type, thermal, isSent, isSkippingKnown, isWatching, isDryRun, url }: UploadCommand & Credentials,
  folder: string,
  studio: Studio,
  { variables, report, stop }: Surroundings,
): Promise<Run> {
  const { send, userId } = studio;
  const isNew = 'asset' in target;
  const asset = isNew
    ? await findAsset(send, target.asset)
    : (await requireInspection(send, target.inspectionId)).project.asset;
  const name = isNew ? target.name : undefined;
  const state = stateFolder({ platform: process.platform, home: homedir(), variables });
  const journal = openJournal(state, {
    url,
    userId,
    folder,
    type,
    target: isNew ? { assetId: asset.id, ...(name !== undefined && { name }) } : target,
  });
  return {
    studio,
    journal,
    inspectionId: isNew ? undefined : target.inspectionId,
    asset: { id: asset.id, name: asset.name },
    name,
    checklist: isNew ? target.checklist : undefined,
    type,
    kinds: kindsOf(type),
    isThermal: thermal === undefined ? () => false : namePattern(thermal),
    isSent,
    isSkippingKnown,
    isWatching,
    isDryRun,
    report,
    stop,
  };
}

function reportEnd(result: RoundResult, report: Report): ExitCode {
  const exitCode = exitCodeOf(result);
  const { inspectionId, uploaded, failed, isSent } = result;
  report({ event: 'finished', exitCode, inspectionId, uploaded, failed, isSent, message: messageOf(result) });
  return exitCode;
}
