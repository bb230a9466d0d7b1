import { wait } from '../api/index.ts';
import { formJournal } from './form-journal.ts';

/** Longest time that signing out waits for it, in milliseconds. */
const WAIT_MS = 2000;

/** Removes the unsaved forms of a person from this browser. Waits two seconds at most. @throws DOMException without storage */
export const forgetFormsOf = (userId: string): Promise<void> =>
  Promise.race([formJournal.removeOf(userId), wait(WAIT_MS)]);
