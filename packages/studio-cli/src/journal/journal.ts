import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { journalName, type UploadIdentity } from './journal-path.ts';
import { writePrivate } from './write-private.ts';

const entrySchema = z.object({
  /** For people who look into the file. */
  folder: z.string(),
  /** Key of the call that creates the inspection, so that repeating it creates nothing. */
  creationKey: z.uuid(),
  /** Id under which files are registered and sent. */
  uploadId: z.uuid(),
  /** Absent until the inspection is created. */
  inspectionId: z.optional(z.string()),
});

/** What an upload keeps on this computer. Which files have arrived is known to the server only. */
export type JournalEntry = z.output<typeof entrySchema>;

/** The entry of one upload in the user's state folder. */
export interface Journal {
  readonly path: string;
  /** Returns the entry of an earlier run, or a new one. */
  read: () => Promise<JournalEntry>;
  /** Stores an entry completely, or not at all. */
  write: (entry: JournalEntry) => Promise<void>;
}

/** Opens the journal of an upload. Creates nothing yet. @param folder of all journals */
export function openJournal(folder: string, identity: UploadIdentity): Journal {
  const path = join(folder, 'uploads', journalName(identity));
  return {
    path,
    async read() {
      return (await readEntry(path)) ?? newEntry(identity.folder);
    },
    write: (entry) => writePrivate(path, entry),
  };
}

const newEntry = (folder: string): JournalEntry => ({ folder, creationKey: randomUUID(), uploadId: randomUUID() });

/** Returns null for an entry that is missing or damaged: the server knows what has arrived. */
async function readEntry(path: string): Promise<JournalEntry | null> {
  try {
    return entrySchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return null;
  }
}
