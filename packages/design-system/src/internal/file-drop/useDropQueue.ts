import { useRef, useState } from 'react';
import { readFiles } from './read-files.js';

/** Other drops around a drop. */
export interface DropOrder {
  /** Whether an earlier drop was still being read when this one happened. */
  isContinued: boolean;
  /** Whether a later drop waits for this one. */
  isFollowed: boolean;
}

export interface DropQueue {
  /** Whether files are being read. */
  isReading: boolean;
  /**
   * Reads the files of an event and delivers them after those of earlier events, also if the component is gone by then.
   * Call it during the event.
   *
   * @returns a promise that resolves when they are delivered, or could not be read
   */
  add: (event: unknown) => Promise<void>;
}

/**
 * Reads several drops at a time and delivers them one after the other, in order.
 *
 * @param deliver uses the latest values, because reading takes time
 * @param onError called when files cannot be read. The drops after them are still delivered
 */
export function useDropQueue(
  deliver: (files: File[], order: DropOrder) => void | Promise<void>,
  onError: (order: Pick<DropOrder, 'isContinued'>) => void,
): DropQueue {
  const [isReading, setReading] = useState(false);
  const waiting = useRef(0);
  const last = useRef(Promise.resolve());

  async function turn(before: Promise<void>, files: Promise<File[]>, isContinued: boolean): Promise<void> {
    await before;
    try {
      await deliver(await files, { isContinued, isFollowed: waiting.current > 1 });
    } catch {
      onError({ isContinued });
    } finally {
      waiting.current -= 1;
      setReading(waiting.current > 0);
    }
  }

  return {
    isReading,
    add(event) {
      const files = readFiles(event);
      // A failed read is handled in its turn.
      files.catch(() => {});
      const isContinued = waiting.current > 0;
      waiting.current += 1;
      setReading(true);
      last.current = turn(last.current, files, isContinued);
      return last.current;
    },
  };
}
