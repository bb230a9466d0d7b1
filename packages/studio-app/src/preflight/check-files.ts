import {
  type PreflightFile,
  type PreflightFinding,
  preflight,
  type PreflightStep,
} from '@inspection-studio/domain/preflight';
import { type FileFacts, readFacts } from './read-facts.ts';
import { samplePicture } from './sample-picture.ts';
import { sampledPlaces } from './sampled-places.ts';

/** How many files are read at a time. */
const READERS = 4;
/** How many images are decoded at a time. Each takes four bytes per pixel. */
const DECODERS = 2;
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
 * @param canDecode whether images can be decoded here
 */
export async function checkItems(
  items: readonly PreflightItem[],
  step: PreflightStep,
  report: (reply: PreflightReply) => void,
  canDecode: boolean,
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
    report({ type: 'found', findings: findingsOf(items, facts, step), isFinal });
  };

  const waiting = items.entries();
  const read = async () => {
    for (const [place, { file }] of waiting) if (!facts[place]) keep(place, await readFacts(file));
  };
  await Promise.all(Array.from({ length: READERS }, read));
  if (!canDecode || (step.kind !== 'three' && step.kind !== 'two')) return found(true);
  found(false);
  const sampled = sampledPlaces(items.length).values();
  const decode = async () => {
    for (const place of sampled) {
      const item = items[place];
      if (item && facts[place]?.sharpness === undefined && item.fault === undefined)
        keep(place, { ...facts[place], ...(await samplePicture(item.file)) });
    }
  };
  await Promise.all(Array.from({ length: DECODERS }, decode));
  found(true);
}

function findingsOf(
  items: readonly PreflightItem[],
  facts: readonly (FileFacts | undefined)[],
  step: PreflightStep,
): ItemFinding[] {
  const files = items.map(({ file, path, list, fault }, place) => ({
    ...facts[place],
    name: file.name,
    path,
    sizeBytes: file.size,
    ...(list && { list }),
    ...(fault !== undefined && { fault }),
    place,
  }));
  return preflight(files, step, Date.now()).map(({ files: about, ...finding }) => ({
    ...finding,
    places: about.map(({ place }) => place),
  }));
}
