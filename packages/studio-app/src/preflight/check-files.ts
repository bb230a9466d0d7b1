import {
  type PreflightFile,
  type PreflightFinding,
  preflight,
  type PreflightStep,
} from '@inspection-studio/domain/preflight';
import { decodeSample } from './decode-sample.ts';
import { type FileFacts, readFacts } from './read-facts.ts';
import type { samplePicture } from './sample-picture.ts';

/** How many files are read at a time. */
const READERS = 4;
/** Time between two reports. */
const REPORT_MS = 200;

/** An added file, and what was read of it before. */
export interface PreflightItem extends Pick<PreflightFile, 'path' | 'list' | 'fault'> {
  file: File;
  facts?: FileFacts | undefined;
}

/** A finding whose files are places in the list of items. */
export type ItemFinding = Omit<PreflightFinding, 'files'> & { places: number[] };

/** What a check reports. */
export type PreflightReply =
  | { type: 'read'; facts: [place: number, facts: FileFacts][] }
  | { type: 'found'; findings: ItemFinding[]; isFinal: boolean }
  /** Nothing can be checked here. */
  | { type: 'failed' };

/**
 * Checks the files of a step: reads the unread ones and reports findings, then decodes a sample and reports again.
 *
 * @param decode decodes an image; left out where that is not possible
 */
export async function checkItems(
  items: readonly PreflightItem[],
  step: PreflightStep,
  report: (reply: PreflightReply) => void,
  decode?: typeof samplePicture,
): Promise<void> {
  const facts = items.map((item) => item.facts);
  let fresh: [number, FileFacts][] = [];
  let reportedAt = performance.now();
  const keep = (place: number, read: FileFacts) => {
    facts[place] = read;
    fresh.push([place, read]);
    if (performance.now() - reportedAt > REPORT_MS) flush();
  };
  const flush = () => {
    if (fresh.length > 0) report({ type: 'read', facts: fresh });
    fresh = [];
    reportedAt = performance.now();
  };
  const found = (isFinal: boolean) => {
    flush();
    report({ type: 'found', findings: findingsOf(filesOf(items, facts), step), isFinal });
  };

  const waiting = items.entries();
  const read = async () => {
    for (const [place, { file }] of waiting) if (!facts[place]) keep(place, await readFacts(file));
  };
  await Promise.all(Array.from({ length: READERS }, read));
  if (!decode || (step.kind !== 'three' && step.kind !== 'two')) return found(true);
  found(false);
  await decodeSample(filesOf(items, facts), (place, decoded) => keep(place, { ...facts[place], ...decoded }), decode);
  found(true);
}

function filesOf(items: readonly PreflightItem[], facts: readonly (FileFacts | undefined)[]) {
  return items.map(({ file, path, list, fault }, place) => ({
    ...facts[place],
    file,
    name: file.name,
    path,
    sizeBytes: file.size,
    ...(list && { list }),
    ...(fault !== undefined && { fault }),
    place,
  }));
}

function findingsOf(files: ReturnType<typeof filesOf>, step: PreflightStep): ItemFinding[] {
  return preflight(files, step, Date.now()).map(({ files: about, ...finding }) => ({
    ...finding,
    places: about.map(({ place }) => place),
  }));
}
