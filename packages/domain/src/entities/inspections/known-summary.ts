import type { KnownInInspection } from './known-files.schema.ts';

/** Another inspection of the asset. */
export type KnownInspection = Pick<KnownInInspection, 'id' | 'name'>;

/** Where a file is already. */
export interface KnownPlace {
  inspection: KnownInspection;
  /** It is uploaded; otherwise another upload is sending it. */
  isStored: boolean;
}

/** Which of some files other inspections have. */
export interface KnownSummary<F> {
  files: readonly F[];
  /** How many of them are not stored anywhere yet. */
  arrivingCount: number;
  /** The inspections, the one with most of the files first. */
  inspections: readonly KnownInspection[];
}

/**
 * Returns where files are already, from the answer to a question about them.
 *
 * @param asked the files in question, in the order of the question
 */
export function knownPlaces<F>(
  asked: readonly F[],
  answer: readonly Pick<KnownInInspection, 'id' | 'name' | 'stored' | 'arriving'>[],
): Map<F, KnownPlace[]> {
  const found = new Map<F, KnownPlace[]>();
  for (const { id, name, stored, arriving } of answer) {
    const inspection = { id, name };
    for (const [places, isStored] of [
      [stored, true],
      [arriving, false],
    ] as const) {
      for (const place of places) {
        const file = asked[place];
        if (file !== undefined) found.set(file, [...(found.get(file) ?? []), { inspection, isStored }]);
      }
    }
  }
  return found;
}

/** Returns which of the files other inspections have; `null` if none. */
export function summariseKnown<F>(
  files: readonly F[],
  placesOf: (file: F) => readonly KnownPlace[],
): KnownSummary<F> | null {
  const known: F[] = [];
  const counts = new Map<string, { inspection: KnownInspection; count: number }>();
  let arrivingCount = 0;
  for (const file of files) {
    const places = placesOf(file);
    if (places.length === 0) continue;
    known.push(file);
    if (!places.some(({ isStored }) => isStored)) arrivingCount += 1;
    for (const { inspection } of places) {
      const counted = counts.get(inspection.id) ?? { inspection, count: 0 };
      counted.count += 1;
      counts.set(inspection.id, counted);
    }
  }
  if (known.length === 0) return null;
  const byCount = [...counts.values()].toSorted((one, other) => other.count - one.count);
  return { files: known, arrivingCount, inspections: byCount.map(({ inspection }) => inspection) };
}
