import type { Geolocation } from '../entities/shared/fields.ts';
import { isInFuture } from './capture-time.ts';
import { isZero } from './gps-position.ts';

/** A fact that a photo lacks, or that cannot be right. */
export type PhotoProblem = 'noPosition' | 'zeroPosition' | 'noTime' | 'futureTime';

const SENTENCES: Readonly<Record<PhotoProblem, string>> = {
  noPosition: 'The file has no position.',
  zeroPosition: 'The position of the file is 0, 0: its camera had no satellite fix.',
  noTime: 'The file does not say when it was taken.',
  futureTime: 'The file says that it was taken in the future: the clock of its camera was wrong.',
};

/** Returns what a problem says about one stored file, for users. */
export const photoProblemSentence = (problem: PhotoProblem): string => SENTENCES[problem];

/** Returns what a photo lacks, before it is sent and after it was processed alike. */
export function photoProblems(
  { position, takenMs }: { position?: Geolocation | undefined; takenMs?: number | undefined },
  nowMs: number,
): PhotoProblem[] {
  const problems: PhotoProblem[] = [];
  if (!position) problems.push('noPosition');
  else if (isZero(position)) problems.push('zeroPosition');
  if (takenMs === undefined) problems.push('noTime');
  else if (isInFuture(takenMs, nowMs)) problems.push('futureTime');
  return problems;
}
