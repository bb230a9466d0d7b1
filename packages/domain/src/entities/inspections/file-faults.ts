import * as z from 'zod/mini';
import { fileSchema } from '../shared/thumbnail-file.ts';
import { bmpFault } from './bmp-fault.ts';
import type { DataType } from './data-types.ts';
import { jpegFault } from './jpeg-fault.ts';
import type { ReadParts } from './read-parts.ts';
import { isSonarImage } from './sonar-pairs.ts';

/** An added file that does not count and is not uploaded, and why: 'The file is empty.' */
export const fileFaultSchema = z.object({ file: fileSchema, reason: z.string() });
/** The output of {@link fileFaultSchema}. */
export type FileFault = z.output<typeof fileFaultSchema>;

const UNREADABLE = 'The file cannot be read. It was moved, renamed or changed.';
const EMPTY = 'The file is empty.';
const INCOMPLETE = 'The file is incomplete: its end is missing.';
const FORMATS = {
  jpeg: { faultOf: jpegFault, wrongFormat: 'The file is not a JPEG image.' },
  bmp: { faultOf: bmpFault, wrongFormat: 'The file is not a BMP image.' },
} as const;

/**
 * Returns why a file cannot be used, judged by its size and a few KiB of its content, or `null`. Only the content of
 * images that are processed is judged.
 */
export async function fileFault(
  type: DataType,
  { name, size }: { name: string; size: number },
  read: ReadParts,
): Promise<string | null> {
  try {
    const format = imageFormat(type, name);
    if (size === 0 || format === null) {
      await read([0, 1]);
      return size === 0 ? EMPTY : null;
    }
    const fault = await FORMATS[format].faultOf(size, read);
    return fault === 'incomplete' ? INCOMPLETE : fault && FORMATS[format].wrongFormat;
  } catch {
    return UNREADABLE;
  }
}

function imageFormat(type: DataType, name: string): keyof typeof FORMATS | null {
  if (type === 'three' || type === 'two') return 'jpeg';
  return type === 'sonar' && isSonarImage(name) ? 'bmp' : null;
}
