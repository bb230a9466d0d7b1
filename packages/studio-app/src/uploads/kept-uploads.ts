import { queryOptions } from '@tanstack/react-query';
import { logError } from '../api/index.ts';
import { JOURNAL_NAME, type KeptUpload } from './kept-upload.ts';
import { uploadJournal } from './upload-journal.ts';

/** Uploads of this browser that were not finished, so that they can be continued after a reload or a crash. */
export const keptUploads = {
  /** Returns those of all people; none without access to storage. Creates no journal. */
  async read(): Promise<readonly KeptUpload[]> {
    try {
      const databases = await globalThis.indexedDB?.databases?.();
      if (!databases?.some(({ name }) => name === JOURNAL_NAME)) return [];
      return await uploadJournal.read();
    } catch (error) {
      logError(error);
      return [];
    }
  },
};

/** Start of the keys of queries that read the journal. */
export const JOURNAL_KEY = ['upload-journal'] as const;

/** The unfinished uploads of this browser. What this tab or another one keeps later is not in it until it is invalidated. */
export const keptUploadsQuery = queryOptions({
  queryKey: [...JOURNAL_KEY, 'uploads'],
  queryFn: () => keptUploads.read(),
  // It is read from this browser, not from the network.
  networkMode: 'always',
  staleTime: Infinity,
});
