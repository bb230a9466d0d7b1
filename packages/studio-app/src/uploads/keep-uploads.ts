import { isUnfinished, type UploadState } from '@inspection-studio/domain/uploads';
import { logError } from '../api/index.ts';
import type { KeptUpload } from './kept-upload.ts';
import type { UploadJournal } from './upload-journal.ts';

interface KeepUploadsOptions {
  journal: Pick<UploadJournal, 'keep' | 'remove'>;
  /** Id of the person who is signed in. */
  userId: string;
  /** Called when uploads are no longer kept. */
  onRemoved: () => void;
  /** The time in milliseconds since 1970. @default that of this device */
  now?: () => number;
}

/**
 * Returns a function that takes the state of the uploads of this tab after every change. It keeps those that are not finished,
 * and removes those that are, or that the user has cancelled or dismissed. Other uploads stay as they are.
 */
export function keepUploads({ journal, userId, onRemoved, now = Date.now }: KeepUploadsOptions) {
  let known = new Map<string, KeptUpload>();
  return ({ batches, chunk, confirming }: Pick<UploadState, 'batches' | 'chunk' | 'confirming'>): void => {
    const next = batches.filter(isUnfinished).map(({ id, inspectionId, processing }): KeptUpload => {
      const sending = chunk?.batchId === id ? chunk.files.map((file) => file.id) : [];
      const stored = confirming.filter(({ batchId }) => batchId === id).map(({ fileId }) => fileId);
      return {
        id,
        userId,
        inspectionId,
        process: processing !== 'Skipped',
        begunMs: known.get(id)?.begunMs ?? now(),
        inFlight: [...stored, ...sending],
      };
    });
    const changed = next.filter((upload) => JSON.stringify(upload) !== JSON.stringify(known.get(upload.id)));
    const gone = [...known.keys()].filter((id) => next.every((upload) => upload.id !== id));
    known = new Map(next.map((upload) => [upload.id, upload]));
    for (const upload of changed) journal.keep(upload).catch(logError);
    if (gone.length > 0) journal.remove(gone).then(onRemoved, logError);
  };
}
