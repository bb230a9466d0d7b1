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
    const sending = chunk?.files.map((file) => file.id) ?? [];
    const stored = confirming.map(({ fileId }) => fileId);
    const next = batches.filter(isUnfinished).map(({ id, inspectionId, processing, files }): KeptUpload => {
      const before = known.get(id);
      // What was aborted, because of Pause or a lost session, may have arrived all the same.
      const isDoubtful = new Set([...(before?.inFlight ?? []), ...stored, ...sending]);
      return {
        id,
        userId,
        inspectionId,
        process: processing !== 'Skipped',
        begunMs: before?.begunMs ?? now(),
        inFlight: files.flatMap((file) => (isDoubtful.has(file.id) && file.status !== 'Completed' ? file.id : [])),
      };
    });
    const changed = next.filter((upload) => JSON.stringify(upload) !== JSON.stringify(known.get(upload.id)));
    const gone = [...known.keys()].filter((id) => next.every((upload) => upload.id !== id));
    known = new Map(next.map((upload) => [upload.id, upload]));
    for (const upload of changed) journal.keep(upload).catch(logError);
    if (gone.length > 0) journal.remove(gone).then(onRemoved, logError);
  };
}
