import { counted } from '../units/counted.ts';
import type { PreflightFile, PreflightFinding } from './preflight-file.ts';
import { isZero } from './track.ts';

/** Finds images without a position. Files that cannot be read are left to the finding on faulty files. */
export function missingPositions<File extends PreflightFile>(files: readonly File[]): PreflightFinding<File>[] {
  const found = files.filter(({ position, fault }) => position === undefined && fault === undefined);
  if (found.length === 0) return [];
  const verb = found.length === 1 ? 'has' : 'have';
  return [
    { kind: 'noPosition', level: 'look', text: `${counted(found.length, 'image')} ${verb} no position`, files: found },
  ];
}

/** Finds images at 0, 0, which cameras write before they have a satellite fix. */
export function zeroPositions<File extends PreflightFile>(files: readonly File[]): PreflightFinding<File>[] {
  const found = files.filter(({ position }) => position && isZero(position));
  if (found.length === 0) return [];
  const verb = found.length === 1 ? 'has' : 'have';
  const text = `${counted(found.length, 'image')} ${verb} the position 0, 0`;
  return [{ kind: 'zeroPosition', level: 'look', text, files: found }];
}
