import { preflight, type PreflightFile } from '@inspection-studio/domain/preflight';

/** Of so many images, so many are reported. */
export interface Count {
  reported: number;
  of: number;
}

/** Counts the images of a flight that are reported as blurred or dark. */
export function reportedOf(files: readonly PreflightFile[]): Set<PreflightFile> {
  return new Set(
    preflight(files, { kind: 'two' }, Date.now()).flatMap(({ kind, files: found }) =>
      kind === 'poorImage' ? found : [],
    ),
  );
}

/** Puts one image with a fault at a time into a flight, and counts how many of them, and how many others, are reported. */
export function oneAtATime(clean: readonly PreflightFile[], faulty: readonly PreflightFile[]) {
  const found: Count = { reported: 0, of: 0 };
  const others: Count = { reported: 0, of: 0 };
  for (const [place, file] of faulty.entries()) {
    const reported = reportedOf(clean.with(place, file));
    found.of += 1;
    if (reported.has(file)) found.reported += 1;
    others.of += clean.length - 1;
    others.reported += reported.size - (reported.has(file) ? 1 : 0);
  }
  return { found, others };
}

/** Returns '20 of 21 (95 %)'. */
export const countText = ({ reported, of }: Count): string =>
  `${reported} of ${of} (${of === 0 ? 0 : Math.round((100 * reported) / of)} %)`;

export const FOUND_MIN = 0.95;
export const FALSE_ALARMS_MAX = 0.02;
