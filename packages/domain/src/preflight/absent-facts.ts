import { type PhotoProblem, photoProblems } from '../photos/photo-problems.ts';
import { counted } from '../units/counted.ts';
import type { PreflightFile, PreflightFinding } from './preflight-file.ts';

const TEXTS: readonly (readonly [PhotoProblem, one: string, several: string])[] = [
  ['noPosition', 'has no position', 'have no position'],
  ['zeroPosition', 'has the position 0, 0', 'have the position 0, 0'],
  ['noTime', 'has no capture time', 'have no capture time'],
  ['futureTime', 'has a capture time in the future', 'have a capture time in the future'],
];

/**
 * Finds images without a position or a capture time, at 0, 0, or taken in the future. Files that cannot be read are left to the
 * finding on faulty files.
 */
export function absentFacts<File extends PreflightFile>(
  files: readonly File[],
  nowMs: number,
): PreflightFinding<File>[] {
  const problems = new Map(
    files.filter(({ fault }) => fault === undefined).map((file) => [file, photoProblems(file, nowMs)]),
  );
  return TEXTS.flatMap(([kind, one, several]): PreflightFinding<File>[] => {
    const found = [...problems].flatMap(([file, kinds]) => (kinds.includes(kind) ? [file] : []));
    if (found.length === 0) return [];
    const text = `${counted(found.length, 'image')} ${found.length === 1 ? one : several}`;
    return [{ kind, level: 'look', text, files: found }];
  });
}
