import { batchStatus, isInProgress, type UploadBatch } from '@inspection-studio/domain/uploads';

/** Whether a batch continues automatically: it is in progress, and no user has paused it. */
export const needsScreen = (batch: UploadBatch): boolean =>
  isInProgress(batch) && (batch.isWaiting || batchStatus(batch) !== 'Paused');

/** The part of the browser's Screen Wake Lock API that is used. */
export interface ScreenWakeLock {
  request(type: 'screen'): Promise<{ release: () => Promise<void>; addEventListener: EventTarget['addEventListener'] }>;
}

/**
 * Keeps the screen on while it is needed, so that a computer does not fall asleep during an upload. The browser
 * releases the lock when the tab is hidden; it is requested again when the tab is back. Does nothing where the browser
 * has no such lock or refuses it, as with a low battery.
 *
 * @param isNeeded asked when the returned function is called and when the tab is shown
 * @returns a function to call when the need may have changed
 */
export function keepScreenOn(
  isNeeded: () => boolean,
  {
    wakeLock = navigator.wakeLock as ScreenWakeLock | undefined,
    page = document,
  }: { wakeLock?: ScreenWakeLock | undefined; page?: Pick<Document, 'visibilityState' | 'addEventListener'> } = {},
): () => void {
  let lock: { release: () => Promise<void> } | null = null;
  let isAsking = false;
  /** Until the need ends or the tab is shown again, so that progress does not request it again. */
  let isRefused = false;

  const isWanted = () => isNeeded() && page.visibilityState === 'visible';

  async function update(): Promise<void> {
    if (!isWanted()) isRefused = false;
    if (!wakeLock || isAsking || isRefused || isWanted() === (lock !== null)) return;
    isAsking = true;
    try {
      if (lock) {
        await lock.release();
        lock = null;
      } else {
        const granted = await wakeLock.request('screen');
        lock = granted;
        granted.addEventListener('release', () => {
          if (lock === granted) lock = null;
        });
      }
    } catch {
      // The upload continues without the lock.
      isRefused = true;
      return;
    } finally {
      isAsking = false;
    }
    // The need may have changed meanwhile.
    void update();
  }

  page.addEventListener('visibilitychange', () => void update());
  return () => void update();
}
