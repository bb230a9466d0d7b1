import { nextTask } from '../api/index.ts';
import { canKeepHandles, type JournalDb, type KeptFile, type KeptForm, openJournal } from './journal-db.ts';

/** Where a form is kept: the id of the person, and the address of the form. */
export type FormPlace = readonly [userId: string, address: string];

/**
 * Keeps forms that are not saved in this browser, with how their files are read again. Every method rejects without access
 * to storage.
 */
export interface FormJournal {
  read: (place: FormPlace) => Promise<KeptForm | undefined>;
  write: (place: FormPlace, form: KeptForm) => Promise<void>;
  readPicture: (place: FormPlace) => Promise<File | undefined>;
  /** Replaces the picture, or removes it. */
  writePicture: (place: FormPlace, picture: File | null) => Promise<void>;
  /** Returns the files of a writer, in the order they were written. */
  readFiles: (place: FormPlace, writer: string) => Promise<KeptFile[]>;
  /** Replaces a part of the files of a writer: at most `FILES_MAX`, without handles where the browser cannot keep them. */
  writeFiles: (place: FormPlace, writer: string, part: number, files: readonly KeptFile[]) => Promise<void>;
  /** Removes the parts of a writer from this number on. */
  removeFiles: (place: FormPlace, writer: string, fromPart: number) => Promise<void>;
  /** Removes a form with all of its files. */
  remove: (place: FormPlace) => Promise<void>;
  /** Removes the forms of a person. */
  removeOf: (userId: string) => Promise<void>;
  /** Removes the forms of all other people, and those that were last written before `sinceMs`. */
  removeExcept: (userId: string, sinceMs: number) => Promise<void>;
}

const keyOf = ([userId, address]: FormPlace): [string, string] => [userId, address];

/** An array is above every number and string. */
const ABOVE_ALL: [] = [];

/** Returns the range of keys that begin with these values. */
const below = (...start: string[]) => IDBKeyRange.bound(start, [...start, ABOVE_ALL]);

const partsFrom = ([userId, address]: FormPlace, writer: string, part: number) =>
  IDBKeyRange.bound([userId, address, writer, part], [userId, address, writer, Infinity]);

const STORES = ['forms', 'formFiles', 'formPictures'] as const;

async function removeRange(db: JournalDb, range: IDBKeyRange): Promise<void> {
  await Promise.all(STORES.map((store) => db.delete(store, range)));
}

const withoutHandles = ({ handles: _handles, ...file }: KeptFile): KeptFile => file;

/** The kept forms of this browser. */
export const formJournal: FormJournal = {
  read: async (place) => (await openJournal()).get('forms', keyOf(place)),
  async write(place, form) {
    const writing = (await openJournal()).transaction('forms', 'readwrite');
    void writing.store.put(form, keyOf(place));
    // Otherwise the browser would commit once the page has seen the result, and a page that is left sees none.
    writing.commit();
    await writing.done;
  },
  readPicture: async (place) => (await openJournal()).get('formPictures', keyOf(place)),
  async writePicture(place, picture) {
    const db = await openJournal();
    await (picture ? db.put('formPictures', picture, keyOf(place)) : db.delete('formPictures', keyOf(place)));
  },
  async readFiles(place, writer) {
    const db = await openJournal();
    const files: KeptFile[] = [];
    for (const part of await db.getAllKeys('formFiles', partsFrom(place, writer, 0))) {
      files.push(...((await db.get('formFiles', part)) ?? []));
      await nextTask();
    }
    return files;
  },
  async writeFiles(place, writer, part, files) {
    const db = await openJournal();
    const areKept = await canKeepHandles(db);
    await db.put('formFiles', areKept ? [...files] : files.map(withoutHandles), [...keyOf(place), writer, part]);
  },
  async removeFiles(place, writer, fromPart) {
    await (await openJournal()).delete('formFiles', partsFrom(place, writer, fromPart));
  },
  remove: async (place) => removeRange(await openJournal(), below(...keyOf(place))),
  removeOf: async (userId) => removeRange(await openJournal(), below(userId)),
  async removeExcept(userId, sinceMs) {
    const db = await openJournal();
    for (const place of await db.getAllKeys('forms')) {
      const { writtenMs = 0 } = (await db.get('forms', place)) ?? {};
      if (place[0] !== userId || writtenMs < sinceMs) await removeRange(db, below(...place));
    }
  },
};
