import { type DataType, fileFault, type ReadParts } from '@inspection-studio/domain/inspections';
import { readInTime } from '../read-in-time.ts';

/** Reads a few KiB of a file of the browser and returns why it cannot be used, or `null`. */
export const findFault = (type: DataType, file: File): Promise<string | null> =>
  fileFault(type, file, partReader(file));

/** All parts take one request to the browser, because requests take longer than bytes. */
const partReader = (file: File): ReadParts =>
  (async (...parts: readonly (readonly [start: number, end: number])[]) => {
    const slices = parts.map(([start, end]) => file.slice(Math.max(0, start), Math.max(0, end)));
    const [only] = slices;
    const source = slices.length === 1 && only ? only : new Blob(slices);
    const bytes = await readInTime(source);
    let end = 0;
    return slices.map(({ size }) => {
      end += size;
      return new Uint8Array(bytes, end - size, size);
    });
  }) as ReadParts;
