import { PHOTO_HEAD_BYTES, photoFacts } from '@inspection-studio/domain/photos';
import type { PreflightFile } from '@inspection-studio/domain/preflight';

/** With the head, 256 KiB: no more is read of a file. */
export const TAIL_BYTES = 64 * 1024;

/** Facts of one file that come from its content. */
export type FileFacts = Omit<PreflightFile, 'name' | 'path' | 'sizeBytes' | 'list' | 'fault'>;

/**
 * Reads at most 256 KiB of a file. Never throws: what cannot be read is left out.
 *
 * @param file any file; only JPEG and TIFF images have more facts than a hash
 */
export async function readFacts(file: Blob): Promise<FileFacts> {
  try {
    const tailStart = Math.max(PHOTO_HEAD_BYTES, file.size - TAIL_BYTES);
    const read = await new Blob([file.slice(0, PHOTO_HEAD_BYTES), file.slice(tailStart)]).arrayBuffer();
    const head = new Uint8Array(read, 0, Math.min(PHOTO_HEAD_BYTES, file.size));
    const hashed = hashOf(read);
    const { position, positionSource, takenMs, takenDay, lens, focalLengthMm, width, height, ...photo } =
      photoFacts(head);
    const { make = '', model = '', temperatures, isThermal } = photo;
    const sampleHash = await hashed;
    // Some models begin with the make: 'Canon PowerShot'.
    const camera = model.startsWith(make) ? model : [make, model].filter(Boolean).join(' ');
    return {
      ...(position && { position, positionSource }),
      ...(takenMs !== undefined && { takenMs, takenDay }),
      ...(lens && { lens }),
      ...(focalLengthMm !== undefined && { focalLengthMm }),
      ...(width && height && { width, height }),
      ...(camera && { camera }),
      ...(sampleHash && { sampleHash }),
      ...(temperatures && { hasTemperatures: true }),
      isThermal,
    };
  } catch {
    return {};
  }
}

/** Without HTTPS there is no hash, and so no search for duplicates. */
async function hashOf(bytes: ArrayBuffer): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  return Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
