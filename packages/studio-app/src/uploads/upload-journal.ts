import type { FileHandles } from '@inspection-studio/design-system';
import { nextTask } from '../api/index.ts';
import { canKeepHandles, type JournalDb, type JournalFile, openJournal } from './journal-db.ts';
import { journalParts } from './journal-parts.ts';
import { KEPT_MS, type KeptUpload } from './kept-upload.ts';

/**
 * Keeps unfinished uploads in this browser, and how their files are read again. What of them has arrived is not kept: the
 * server knows. Every method rejects without access to storage.
 */
export interface UploadJournal {
  /** Adds or replaces an upload. It is safe from a crash of the browser as soon as this resolves. */
  keep: (upload: KeptUpload) => Promise<void>;
  /** Returns the uploads of all people, oldest first. Those that began more than 14 days ago are removed. */
  read: () => Promise<KeptUpload[]>;
  /** Removes uploads with their files. */
  remove: (uploadIds: readonly string[]) => Promise<void>;
  /**
   * Replaces the files of an upload, as long as it is kept. Keeps none where the browser cannot keep handles. A file of each
   * dropped folder is kept first: if the browser ends meanwhile, the others are found in the folders.
   */
  keepFiles: (uploadId: string, files: readonly JournalFile[]) => Promise<void>;
  /** Returns the files of an upload that can be read again, by id. */
  readFiles: (uploadId: string) => Promise<Map<string, FileHandles>>;
}

/** Returns the range of keys of the files of an upload. */
const partsOf = (uploadId: string) => IDBKeyRange.bound([uploadId, 0], [uploadId, Infinity]);

/** @returns whether the upload is still kept */
async function keepPart(db: JournalDb, uploadId: string, part: number, files: JournalFile[]): Promise<boolean> {
  const writing = db.transaction(['uploads', 'files'], 'readwrite');
  const isKept = (await writing.objectStore('uploads').getKey(uploadId)) !== undefined;
  if (isKept) void writing.objectStore('files').put(files, [uploadId, part]);
  writing.commit();
  await writing.done;
  return isKept;
}

/** The journal of this browser. */
export const uploadJournal: UploadJournal = {
  async keep(upload) {
    const writing = (await openJournal()).transaction('uploads', 'readwrite');
    void writing.store.put(upload);
    // Otherwise the browser would commit once the page has seen the result, and a page that is left sees none.
    writing.commit();
    await writing.done;
  },
  async read() {
    const uploads = await (await openJournal()).getAll('uploads');
    const old = uploads.filter(({ begunMs }) => begunMs < Date.now() - KEPT_MS);
    await uploadJournal.remove(old.map(({ id }) => id));
    return uploads.filter((upload) => !old.includes(upload)).toSorted((one, other) => one.begunMs - other.begunMs);
  },
  async remove(uploadIds) {
    const db = await openJournal();
    for (const id of uploadIds) {
      const writing = db.transaction(['uploads', 'files'], 'readwrite');
      void writing.objectStore('uploads').delete(id);
      void writing.objectStore('files').delete(partsOf(id));
      writing.commit();
      await writing.done;
    }
  },
  async keepFiles(uploadId, files) {
    const db = await openJournal();
    if (!(await canKeepHandles(db))) return;
    await db.delete('files', partsOf(uploadId));
    for (const [index, part] of journalParts(files).entries()) {
      if (!(await keepPart(db, uploadId, index, part))) return;
      await nextTask();
    }
  },
  async readFiles(uploadId) {
    const db = await openJournal();
    const kept = new Map<string, FileHandles>();
    if (!(await canKeepHandles(db))) return kept;
    for (const part of await db.getAllKeys('files', partsOf(uploadId))) {
      for (const { id, ...handles } of (await db.get('files', part)) ?? []) kept.set(id, handles);
      await nextTask();
    }
    return kept;
  },
};
