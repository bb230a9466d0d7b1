import { counted } from '../units/counted.ts';
import type { PreflightFile, PreflightFinding } from './preflight-file.ts';

/** Finds files that are left out of the upload: empty, incomplete, unreadable or not what they claim to be. */
export function faulty<File extends PreflightFile>(files: readonly File[]): PreflightFinding<File>[] {
  const found = files.filter(({ fault }) => fault !== undefined);
  if (found.length === 0) return [];
  const text = `${counted(found.length, 'file')} cannot be used`;
  return [{ kind: 'faulty', level: 'refused', text, files: found }];
}
