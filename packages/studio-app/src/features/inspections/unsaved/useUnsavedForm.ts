import { useEffect, useState } from 'react';
import { wait } from '../../../api/index.ts';
import { useUser } from '../../../session/index.ts';
import { formJournal, type FormPlace, KEPT_MS, lockForm } from '../../../uploads/index.ts';
import { type Unsaved, unsavedSchema } from './entered.ts';

/** Longest time that a wizard waits for what was kept of it, in milliseconds. */
const WAIT_MS = 2000;

/** A wizard that was not saved, as it was kept. */
export interface RestoredForm {
  content: Unsaved;
  picture: File | null;
  /** When it was written, in milliseconds since 1970. */
  writtenMs: number;
}

/** Where a wizard is kept, and what is kept of it. */
export interface UnsavedForm {
  place: FormPlace;
  /** Names the files that belong to it. */
  writer: string;
  /** No other tab has it open, so that what this one keeps is only restored when it is closed. */
  isOnlyTab: boolean;
  restored: RestoredForm | null;
}

/**
 * Reads what is kept of a wizard, and removes what is kept of other people and what is too old. What another tab that has the
 * same wizard open has kept is not restored.
 *
 * @param closed aborted when the wizard is closed
 * @returns `null` without access to storage: nothing is kept
 */
async function readUnsaved(place: FormPlace, closed: AbortSignal): Promise<UnsavedForm | null> {
  try {
    const isOnlyTab = await lockForm(place, closed);
    await formJournal.removeExcept(place[0], Date.now() - KEPT_MS);
    const kept = isOnlyTab ? await formJournal.read(place) : undefined;
    const unsaved = unsavedSchema.safeParse(kept?.content);
    if (!kept || !unsaved.success) return { place, writer: crypto.randomUUID(), isOnlyTab, restored: null };
    const picture = (await formJournal.readPicture(place)) ?? null;
    const restored = { content: unsaved.data, picture, writtenMs: kept.writtenMs };
    return { place, writer: kept.writer, isOnlyTab, restored };
  } catch {
    return null;
  }
}

/**
 * Returns what is kept of the wizard at an address; `undefined` while it is read, `null` if nothing can be kept.
 *
 * @param address changes have no effect
 */
export function useUnsavedForm(address: string): UnsavedForm | null | undefined {
  const { id: userId } = useUser();
  const [place] = useState<FormPlace>([userId, address]);
  const [unsaved, setUnsaved] = useState<UnsavedForm | null>();
  useEffect(() => {
    const closing = new AbortController();
    const read = Promise.race([readUnsaved(place, closing.signal), wait(WAIT_MS).then(() => null)]);
    void read.then((found) => {
      if (!closing.signal.aborted) setUnsaved((known) => (known === undefined ? found : known));
    });
    return () => closing.abort();
  }, [place]);
  return unsaved;
}
