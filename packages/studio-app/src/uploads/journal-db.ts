import type { FileHandles } from '@inspection-studio/design-system';
import type { SoughtFile } from '@inspection-studio/domain/inspections';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { keepsHandles, type StorageUse } from './keeps-handles.ts';
import { JOURNAL_NAME, type KeptUpload } from './kept-upload.ts';

/** Files per record. A record is read in one task, and 5,000 handles would block the page for almost a second. */
export const FILES_MAX = 100;

/** A registered file that can be read again after a reload. */
export interface JournalFile extends FileHandles {
  /** Id with which it is registered. */
  id: string;
}

/** A form that was not saved, without its files. */
export interface KeptForm {
  /** What was entered. Its screen checks it when it is read, because another version may have written it. */
  content: unknown;
  /** Names the files that belong to it: tabs that edit the same form keep theirs separately. */
  writer: string;
  /** When it was written, in milliseconds since 1970. */
  writtenMs: number;
}

/** A file of a form that was not saved. */
export interface KeptFile extends Omit<SoughtFile, 'id'> {
  /** How it is read again, where the browser can. */
  handles?: FileHandles;
  /** Id of the asset whose other inspections have it too: the user keeps it all the same. */
  keptFor?: string;
}

interface Journal extends DBSchema {
  /** Unfinished uploads. Keys are their ids. */
  uploads: { key: string; value: KeptUpload };
  /** Keys are the id of the upload and the number of the part. */
  files: { key: [string, number]; value: JournalFile[] };
  /** Keys are the id of the person and the address of the form. */
  forms: { key: [string, string]; value: KeptForm };
  /** Keys are those of the form, its writer and the number of the part. */
  formFiles: { key: [string, string, string, number]; value: KeptFile[] };
  /** Pictures that were chosen in forms, by the keys of the form. */
  formPictures: { key: [string, string]; value: File };
}

/** The database in which this browser keeps uploads, files and forms across reloads and crashes. */
export type JournalDb = IDBPDatabase<Journal>;

let opened: Promise<JournalDb> | undefined;

/** Opens the database. @throws DOMException without access to storage */
export function openJournal(): Promise<JournalDb> {
  return (opened ??= openDB<Journal>(JOURNAL_NAME, 3, {
    upgrade(db, oldVersion, _newVersion, upgrading) {
      if (oldVersion < 1) db.createObjectStore('files');
      if (oldVersion < 2) {
        db.createObjectStore('forms');
        db.createObjectStore('formFiles');
        db.createObjectStore('formPictures');
      }
      db.createObjectStore('uploads', { keyPath: 'id' });
      // Without its upload, nothing would remove a file.
      void upgrading.objectStore('files').clear();
    },
    // Another tab has a newer version of the studio.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    terminated: () => (opened = undefined),
  }));
}

let areHandlesKept: Promise<boolean> | undefined;

/** Whether this browser can keep handles. */
export const canKeepHandles = (db: JournalDb): Promise<boolean> => (areHandlesKept ??= tryToKeep(db));

async function tryToKeep(db: JournalDb): Promise<boolean> {
  await db.put('files', [], ['', 0]);
  return keepsHandles(navigator.storage as StorageUse);
}
