import type { PreflightStep } from '@inspection-studio/domain/preflight';
import { useEffect, useState } from 'react';
import type { ItemFinding, PreflightItem } from './check-files.ts';
import type { FileFacts } from './read-facts.ts';
import type { StartCheck } from './start-check.ts';

/** What was read of a file, so that a change of the step reads only new ones. */
const known = new WeakMap<File, FileFacts>();

/** Returns what was read of an added file. */
export const factsOf = (file: File): FileFacts | undefined => known.get(file);

/** Keeps what was read of an added file. The hash of its sample is registered with it. */
export function keepFacts(file: File, facts: FileFacts): void {
  known.set(file, facts);
  if (facts.sampleHash !== undefined) Object.assign(file, { sampleHash: facts.sampleHash });
}

/** The state of a check. */
export interface PreflightState {
  /** How many files are read. */
  readCount: number;
  /** The files whose places the findings name: those before a removal until they are checked again. */
  items: readonly PreflightItem[];
  /** Left out while files are read. */
  findings?: readonly ItemFinding[];
  /** Nothing more will be found. */
  isFinal: boolean;
  /** Nothing can be checked in this browser. */
  hasFailed: boolean;
}

interface Outcome {
  items: readonly PreflightItem[];
  step: PreflightStep;
  findings: readonly ItemFinding[];
  isFinal: boolean;
}

/** Checks the files of a step whenever they change. Leaving the step stops it. */
export function usePreflight(items: readonly PreflightItem[], step: PreflightStep, start: StartCheck): PreflightState {
  const [outcome, setOutcome] = useState<Outcome>();
  const [, setReports] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (items.length === 0) return undefined;
    const files = items.map((item) => ({ ...item, facts: known.get(item.file) }));
    return start(files, step, (reply) => {
      if (reply.type === 'found') return setOutcome({ ...reply, items, step });
      if (reply.type === 'failed') return setHasFailed(true);
      for (const [place, facts] of reply.facts) if (items[place]) keepFacts(items[place].file, facts);
      setReports((count) => count + 1);
    });
  }, [items, step, start]);
  const readCount = items.filter(({ file }) => known.has(file)).length;
  const isRead = outcome !== undefined && readCount === items.length;
  const isCurrent = isRead && outcome.items === items && outcome.step === step;
  return {
    readCount,
    items: outcome?.items ?? items,
    isFinal: isCurrent && outcome.isFinal,
    hasFailed,
    ...(isRead && { findings: outcome.findings }),
  };
}
