import type { ByteRange } from './blob-store.ts';

/**
 * Parses a Range header for a file of a known size.
 *
 * @returns the range; `whole` when there is none or several, which a server may answer
 * with the whole file; `unsatisfiable` when it starts past the end
 */
export function parseByteRange(header: string | undefined, sizeBytes: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'whole';
  const lastByte = sizeBytes - 1;
  const start = first === '' ? Math.max(sizeBytes - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? lastByte : Math.min(Number(last), lastByte);
  if (start > lastByte) return 'unsatisfiable';
  return start > end ? 'whole' : { start, end };
}
