import { counted } from '../units/counted.ts';
import type { PreflightFile, PreflightFinding } from './preflight-file.ts';

/** Finds files with the same size and sample as one before them, regardless of their names. */
export function duplicates<File extends PreflightFile>(files: readonly File[]): PreflightFinding<File>[] {
  const seen = new Set<string>();
  const found = files.filter(({ sampleHash, sizeBytes }) => {
    if (sampleHash === undefined || sizeBytes === 0) return false;
    const key = `${sizeBytes} ${sampleHash}`;
    const isKnown = seen.has(key);
    seen.add(key);
    return isKnown;
  });
  if (found.length === 0) return [];
  const text =
    found.length === 1
      ? '1 file is an exact copy of another'
      : `${counted(found.length, 'file')} are exact copies of others`;
  return [{ kind: 'duplicate', level: 'look', text, files: found }];
}
