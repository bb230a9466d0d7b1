import type { FileHandles } from '@inspection-studio/design-system';
import { vi } from 'vitest';
import type { KeptUpload } from '../kept-upload.ts';
import { keptUploads } from '../kept-uploads.ts';
import { uploadJournal } from '../upload-journal.ts';

/** An upload that is kept, by default the one of Maren to 'i1' that began just now. */
export const keptUpload = (differences: Partial<KeptUpload> = {}): KeptUpload => ({
  id: 'u1',
  userId: 'maren-1',
  inspectionId: 'i1',
  process: false,
  begunMs: Date.now(),
  inFlight: [],
  ...differences,
});

/** Puts a journal in memory in the place of the browser's, until mocks are restored. */
export function browserJournal(...uploads: Partial<KeptUpload>[]) {
  const kept = new Map<string, KeptUpload>();
  const files = new Map<string, Map<string, FileHandles>>();
  const keep = (differences: Partial<KeptUpload>) => {
    const upload = keptUpload(differences);
    kept.set(upload.id, upload);
  };
  for (const upload of uploads) keep(upload);
  vi.spyOn(keptUploads, 'read').mockImplementation(async () => [...kept.values()]);
  vi.spyOn(uploadJournal, 'keep').mockImplementation(async (upload) => keep(upload));
  vi.spyOn(uploadJournal, 'remove').mockImplementation(async (ids) => ids.forEach((id) => kept.delete(id)));
  const readFiles = vi.spyOn(uploadJournal, 'readFiles');
  readFiles.mockImplementation(async (id) => files.get(id) ?? new Map());
  return {
    keep,
    /** Keeps handles of files by their ids. */
    keepFiles: (uploadId: string, handles: Iterable<readonly [string, FileHandles]>) =>
      files.set(uploadId, new Map(handles)),
    /** Ids of the uploads that are kept. */
    ids: () => [...kept.keys()],
    readFiles,
  };
}
