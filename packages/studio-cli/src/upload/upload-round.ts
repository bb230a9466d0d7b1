import type { DataType } from '@inspection-studio/domain/inspections';
import { checkFiles, openFiles } from '../files/check-files.ts';
import { type FolderFinding, preflightFiles } from '../files/preflight-files.ts';
import type { FolderFiles, LeftOutFile } from '../files/read-folder.ts';
import { type RefusedFile, sortFiles } from '../files/sort-files.ts';
import type { Journal } from '../journal/journal.ts';
import type { KnownFile, Plan, Report } from '../report/report-event.ts';
import { CommandError } from '../command-error.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import type { Studio } from '../studio/connect.ts';
import { findChecklist, type NamedRecord } from '../studio/find-record.ts';
import type { UploadType } from '../upload-types.ts';
import type { RunResult } from './exit-code.ts';
import { createInspection, readInspection, requireInspection, type StoredInspection } from './inspection-of.ts';
import { findKnownPlaces, withoutKnown } from './known-files.ts';
import { checkPlan, type Prepared, prepare, type Purpose } from './prepare.ts';
import { sendFiles } from './send-files.ts';

/** What every round of a run shares. */
export interface Run {
  studio: Studio;
  journal: Journal;
  /** Inspection that the command names. */
  inspectionId: string | undefined;
  asset: NamedRecord;
  /** Name of a new inspection; undefined for today's date. */
  name: string | undefined;
  /** Checklist of a new inspection, as named. */
  checklist: string | undefined;
  type: UploadType;
  kinds: readonly DataType[];
  isThermal: (name: string) => boolean;
  isSent: boolean;
  /** Whether files that other inspections of the asset have stored are left out. */
  isSkippingKnown: boolean;
  isWatching: boolean;
  isDryRun: boolean;
  report: Report;
  stop: AbortSignal;
}

/** The result of a round, and its inspection; null if there is none. */
export type RoundResult = RunResult & { inspectionId: string | null };

/** The result when there was nothing to send. */
export const NOTHING_SENT: RoundResult = {
  ending: 'ended',
  uploaded: 0,
  failed: 0,
  refused: 0,
  arriving: 0,
  wasRefused: false,
  isSendWanted: false,
  isSent: false,
  failure: null,
  inspectionId: null,
};

/**
 * Uploads the files of the folder that have not arrived: creates the inspection if there is none, registers new files, sends
 * them together with those that an earlier run has left, and sends the inspection for processing if asked.
 *
 * @throws CommandError, StudioError before anything is sent
 */
export async function uploadRound(run: Run, { found, leftOut }: FolderFiles): Promise<RoundResult> {
  const { studio, journal, isSent, isDryRun, report, kinds, name, asset } = run;
  const { opened, unreadable } = await openFiles(found);
  const { placed, skipped } = sortFiles(run.type, opened, run.isThermal);
  const { usable, faulty } = await checkFiles(placed);

  const entry = await journal.read();
  const inspection = await inspectionFor(run, entry.inspectionId);
  const { uploadId } = entry;
  const purpose: Purpose = {
    inspection,
    assetId: asset.id,
    name,
    kinds,
    uploadId,
    isSent,
    isOpenEnded: run.isWatching,
    today: new Date(),
  };
  const { prepared, known } = await leaveOutKnown(run, prepare(usable, purpose), inspection);
  checkPlan(prepared, purpose, known?.filter(({ isLeftOut }) => isLeftOut).length);
  const { plan } = prepared;
  const refused = [...unreadable, ...faulty, ...plan.refused];
  const findings = isDryRun ? await preflightFiles(usable) : [];
  report({
    event: 'planned',
    isDryRun,
    ...planOf(run, prepared, inspection, { known, refused, leftOut, skipped, findings }),
  });

  const inspectionId = inspection?.project.id ?? null;
  if (isDryRun) return { ...NOTHING_SENT, inspectionId };
  const result: RoundResult = {
    ...NOTHING_SENT,
    refused: refused.length,
    arriving: plan.arriving.length,
    isSendWanted: isSent,
    inspectionId,
  };
  const hasFiles = plan.added.length + plan.continued.length > 0;
  const isDraft = inspection === null || inspection.project.status === 'Draft';
  const canSend = isSent && isDraft;
  if (!hasFiles && (!inspection || !canSend)) return { ...result, isSent: isSent && !isDraft };

  const target = inspection ?? (await createFor(run, prepared, entry));
  const sent = await sendFiles(target, prepared, { ...run, uploadId, isProcessed: canSend });
  return {
    ...result,
    ...sent,
    inspectionId: target.project.id,
    isSent: sent.isSent || (isSent && !isDraft),
    wasRefused: studio.wasRefused(),
  };
}

/**
 * Asks which new files other inspections have, and leaves them out if the command says so.
 *
 * @returns `known` is null if the studio could not say it
 * @throws CommandError when files are to be left out and the studio could not say which
 */
async function leaveOutKnown(
  { studio, asset, isSkippingKnown }: Run,
  prepared: Prepared,
  inspection: StoredInspection | null,
): Promise<{ prepared: Prepared; known: KnownFile[] | null }> {
  const scope = { assetId: asset.id, exceptProjectId: inspection?.project.id };
  const files = prepared.plan.added.map(({ file }) => file);
  const places = await findKnownPlaces(studio.send, scope, files);
  if (places) {
    const { plan, known } = withoutKnown(prepared.plan, places, isSkippingKnown);
    return { prepared: { ...prepared, plan }, known };
  }
  if (!isSkippingKnown) return { prepared, known: null };
  throw new CommandError(
    'The studio could not say which files other inspections have. Nothing was uploaded.',
    EXIT_CODES.incomplete,
  );
}

/** Returns the inspection that the command names, or that of an earlier run, unless it was deleted. */
async function inspectionFor(
  { studio, inspectionId }: Run,
  journaledId: string | undefined,
): Promise<StoredInspection | null> {
  if (inspectionId !== undefined) return requireInspection(studio.send, inspectionId);
  return journaledId === undefined ? null : readInspection(studio.send, journaledId);
}

async function createFor(
  { studio, journal, report, checklist }: Run,
  { before }: Prepared,
  entry: Awaited<ReturnType<Journal['read']>>,
): Promise<StoredInspection> {
  const { id: checklistId } = await findChecklist(studio.send, checklist);
  // The inspection of an earlier run was deleted, and its key would create nothing.
  const isReplaced = entry.inspectionId !== undefined;
  const fresh = isReplaced ? { ...entry, creationKey: crypto.randomUUID(), inspectionId: undefined } : entry;
  const created = await createInspection(studio.send, { ...before, checklistId }, { journal, entry: fresh });
  report({ event: 'created', inspection: { id: created.project.id, name: created.project.name } });
  return created;
}

function planOf(
  { asset }: Run,
  { before, plan }: Prepared,
  inspection: StoredInspection | null,
  found: {
    known: KnownFile[] | null;
    refused: RefusedFile[];
    leftOut: LeftOutFile[];
    skipped: RefusedFile[];
    findings: FolderFinding[];
  },
): Plan {
  const files = [...plan.continued, ...plan.added].map(({ file }) => file);
  return {
    asset,
    inspection: { id: inspection?.project.id ?? null, name: before.name },
    files: files.map(({ relativePath }) => relativePath),
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    stored: plan.stored.length,
    arriving: plan.arriving.length,
    ...found,
    missing: plan.missing.map(({ path, name }) => path ?? name),
  };
}
