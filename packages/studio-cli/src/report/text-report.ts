import { arrivingText, knownText, othersText, summariseKnown } from '@inspection-studio/domain/inspections';
import { leftOutText } from '@inspection-studio/domain/shared';
import { counted, formatBytes } from '@inspection-studio/domain/units';
import { remainingText, uploadedText } from '@inspection-studio/domain/uploads';
import type { FolderFinding } from '../files/preflight-files.ts';
import type { LeftOutFile } from '../files/read-folder.ts';
import type { RefusedFile } from '../files/sort-files.ts';
import type { KnownFile, Plan, Progress, Report, ReportEvent } from './report-event.ts';

/** Where texts go. */
export interface Terminal {
  /** Results. */
  out: (text: string) => void;
  /** Progress and problems. */
  err: (text: string) => void;
  /** Whether {@link Terminal.err} is a terminal, on which a line can be replaced. */
  isTerminal: boolean;
}

/** Names in a list; more are only counted. */
const SHOWN = 10;
const CLEAR_LINE = '\r\u001B[2K';
/** Without a terminal, a line of progress is printed for each of these parts of the whole. */
const STEPS = 10;

/** Returns a line of progress: '12 of 40 uploaded, 31 %, About 2 minutes remaining' */
export function progressLine({ uploaded, total, uploadedBytes, totalBytes, remainingMs }: Progress): string {
  const share = `${Math.floor(100 * shareOf({ uploadedBytes, totalBytes }))} %`;
  const rest = remainingMs === null ? [] : [remainingText(remainingMs)];
  return [uploadedText(uploaded, total), share, ...rest].join(', ');
}

const shareOf = ({ uploadedBytes, totalBytes }: Pick<Progress, 'uploadedBytes' | 'totalBytes'>): number =>
  totalBytes === 0 ? 1 : Math.min(1, uploadedBytes / totalBytes);

/** Returns the lines of a list of files with their reasons: at most some, then how many more there are. */
export function refusedLines(files: readonly RefusedFile[], shown = SHOWN): string[] {
  const lines = files.slice(0, shown).map(({ path, reason }) => `  ${path}: ${reason}`);
  return files.length > shown ? [...lines, `  and ${(files.length - shown).toLocaleString('en')} more`] : lines;
}

/** Returns the lines of what should be looked at: each finding with some of its files. */
export function findingLines(findings: readonly FolderFinding[]): string[] {
  if (findings.length === 0) return [];
  return [
    'Look at this before you upload:',
    ...findings.flatMap(({ text, files }) => [
      `  ${text}`,
      ...files.slice(0, SHOWN).map((path) => `    ${path}`),
      ...(files.length > SHOWN ? [`    and ${(files.length - SHOWN).toLocaleString('en')} more`] : []),
    ]),
  ];
}

/**
 * Returns the lines about files that other inspections of the asset have.
 *
 * @param total number of files that would be sent without leaving any out
 * @param isComplete whether to list those that are left out
 */
export function knownLines(known: readonly KnownFile[] | null, total: number, isComplete: boolean): string[] {
  if (known === null) return ['The studio could not say whether other inspections have these files'];
  const summary = summariseKnown(known, ({ inspections, isStored }) =>
    inspections.map((inspection) => ({ inspection, isStored })),
  );
  const [first, ...others] = summary?.inspections ?? [];
  if (!summary || !first) return [];
  const place = [first.name, othersText(others.length)].filter(Boolean).join(' ');
  const arriving = arrivingText(summary.arrivingCount, known.length);
  const leftOut = known.filter(({ isLeftOut }) => isLeftOut);
  return [
    `${knownText(known.length, total)} ${place}${arriving && `. ${arriving.slice(0, -1)}`}`,
    ...(leftOut.length > 0
      ? [
          `  ${counted(leftOut.length, 'file')} left out`,
          ...(isComplete ? leftOut.map(({ path }) => `    ${path}`) : []),
        ]
      : summary.arrivingCount < known.length
        ? ['  Nothing is left out; --skip-known leaves out those that are stored']
        : []),
  ];
}

const leftOutLines = (leftOut: readonly LeftOutFile[]): string[] =>
  [leftOutText(leftOut.map(({ path, reason }) => ({ name: path, reason })))].filter((text) => text !== undefined);

/** Returns the lines that say what is going to be sent. */
export function planLines({ isDryRun, ...plan }: Plan & { isDryRun: boolean }): string[] {
  const { asset, inspection, files, bytes, stored, arriving, known, refused, leftOut, findings, skipped, missing } =
    plan;
  const target = `${inspection.id === null ? 'new inspection ' : ''}${inspection.name} of ${asset.name}`;
  const what = `${counted(files.length, 'file')} (${formatBytes(bytes)})`;
  const all = isDryRun ? Infinity : SHOWN;
  return [
    files.length > 0
      ? `${isDryRun ? 'Would upload' : 'Uploading'} ${what} to ${target}`
      : `Nothing to upload to ${target}`,
    ...(isDryRun ? files.map((path) => `  ${path}`) : []),
    ...(stored > 0 ? [`${counted(stored, 'file')} arrived earlier`] : []),
    ...(arriving > 0 ? [`Another upload is sending ${counted(arriving, 'file')} now`] : []),
    ...knownLines(known, files.length + (known?.filter(({ isLeftOut }) => isLeftOut).length ?? 0), isDryRun),
    ...(refused.length > 0
      ? [`${counted(refused.length, 'file')} cannot be used:`, ...refusedLines(refused, all)]
      : []),
    ...findingLines(findings),
    ...leftOutLines(leftOut),
    ...(skipped.length > 0
      ? [
          `${counted(skipped.length, 'file')} of other types skipped${isDryRun ? ':' : ''}`,
          ...(isDryRun ? refusedLines(skipped, all) : []),
        ]
      : []),
    ...(missing.length > 0
      ? [
          `${counted(missing.length, 'file')} of this inspection never arrived and ${missing.length === 1 ? 'is' : 'are'} not in the folder`,
        ]
      : []),
  ];
}

/** Reports in sentences: problems and progress to `err`, the result to `out`. */
export function textReport({ out, err, isTerminal }: Terminal): Report {
  let isLineOpen = false;
  let reportedSteps = 0;
  const print = (to: (text: string) => void, text: string) => {
    if (isLineOpen) err(CLEAR_LINE);
    isLineOpen = false;
    to(`${text}\n`);
  };
  const showProgress = (progress: Progress) => {
    if (isTerminal) {
      err(`${CLEAR_LINE}${progressLine(progress)}`);
      isLineOpen = true;
      return;
    }
    // Bytes are there before their files are stored: the last line waits for those.
    const isDone = progress.uploaded === progress.total;
    const steps = isDone ? STEPS : Math.min(STEPS - 1, Math.floor(STEPS * shareOf(progress)));
    if (steps > reportedSteps) err(`${progressLine(progress)}\n`);
    reportedSteps = Math.max(steps, reportedSteps);
  };
  return (event: ReportEvent) => {
    switch (event.event) {
      case 'planned':
        reportedSteps = 0;
        return planLines(event).forEach((line) => print(event.isDryRun ? out : err, line));
      case 'created':
        return print(err, `Created inspection ${event.inspection.name} (${event.inspection.id})`);
      case 'progress':
        return showProgress(event);
      case 'uploaded':
        return undefined;
      case 'failed':
        return print(err, `${event.path}: ${event.reason}`);
      case 'waiting':
        return print(err, "Can't reach the studio. The upload resumes when it is back.");
      case 'watching':
        return print(err, `Watching ${event.folder}. Press Ctrl+C to stop.`);
      case 'stopping':
        return print(err, 'Finishing what is being sent. Press Ctrl+C again to stop now.');
      case 'finished':
        return print(out, finishedLine(event));
      case 'error':
        return print(err, `studio: ${event.message}`);
    }
  };
}

/** Returns the last line of a run. */
export function finishedLine({
  uploaded,
  failed,
  isSent,
  message,
}: Extract<ReportEvent, { event: 'finished' }>): string {
  const counts = [
    `${counted(uploaded, 'file')} uploaded`,
    ...(failed > 0 ? [`${failed.toLocaleString('en')} failed`] : []),
  ];
  return `${[counts.join(', '), ...(isSent ? ['sent for processing'] : [])].join(', ')}.${message === null ? '' : ` ${message}`}`;
}

/** Reports one JSON object per line. */
export const jsonReport =
  (out: (text: string) => void): Report =>
  (event) =>
    out(`${JSON.stringify(event)}\n`);
