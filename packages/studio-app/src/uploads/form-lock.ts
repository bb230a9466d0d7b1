import type { FormPlace } from './form-journal.ts';

/** A tab that is reloaded gives its lock back within this time, in milliseconds. */
const WAIT_MS = 500;

/**
 * Locks a form for this tab until it is closed, or the tab ends.
 *
 * @param closed aborted when the form is closed
 * @param locks those of the browser, `null` on pages without them
 * @returns false, after half a second, if another tab has the form open; true on pages without locks
 */
export async function lockForm(
  [userId, address]: FormPlace,
  closed: AbortSignal,
  locks: Pick<LockManager, 'request'> | null = globalThis.navigator?.locks ?? null,
): Promise<boolean> {
  if (!locks) return true;
  const locked = Promise.withResolvers<boolean>();
  const whileOpen = () => {
    locked.resolve(true);
    return new Promise<void>((unlock) => {
      if (closed.aborted) unlock();
      else closed.addEventListener('abort', () => unlock());
    });
  };
  const signal = AbortSignal.any([closed, AbortSignal.timeout(WAIT_MS)]);
  locks.request(`studio.form.${userId}.${address}`, { signal }, whileOpen).catch(() => locked.resolve(false));
  return locked.promise;
}
