import type { InterruptedUpload } from './interrupted-uploads.ts';
import type { UnfinishedWork } from './leave-warning.ts';

/** The interrupted uploads of this browser, and which of them the banner and the tray of this tab offer to continue. */
export interface OfferedUploads extends UnfinishedWork {
  /** Returns what is offered: the same array until something changes. */
  getSnapshot: () => readonly InterruptedUpload[];
  /** Whether an upload to an inspection was interrupted, even if it was put off. */
  isInterrupted: (inspectionId: string) => boolean;
  /** Replaces the interrupted uploads. Those that were put off are not offered. */
  show: (uploads: readonly InterruptedUpload[]) => void;
  /** No longer offers these, until they are interrupted again or the page is loaded again. */
  putOff: (uploads: readonly InterruptedUpload[]) => void;
}

/** Creates the list of what is offered, which is empty at first. */
export function createOfferedUploads(): OfferedUploads {
  let shown: readonly InterruptedUpload[] = [];
  let offered = shown;
  /** When uploads that were put off had begun, by inspection: one that is continued begins again. */
  const begunOf = new Map<string, number>();
  const listeners = new Set<() => void>();

  function publish(): void {
    offered = shown.filter(({ inspection, begunMs }) => begunOf.get(inspection.id) !== begunMs);
    for (const listener of listeners) listener();
  }

  return {
    getSnapshot: () => offered,
    isInterrupted: (inspectionId) => shown.some(({ inspection }) => inspection.id === inspectionId),
    // Leaving this tab loses nothing of them.
    isUnfinished: () => false,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(uploads) {
      if (isSame(shown, uploads)) return;
      shown = uploads;
      publish();
    },
    putOff(uploads) {
      for (const { inspection, begunMs } of uploads) begunOf.set(inspection.id, begunMs);
      publish();
    },
  };
}

const isSame = (some: readonly InterruptedUpload[], others: readonly InterruptedUpload[]): boolean =>
  some.length === others.length &&
  some.every((one, index) => {
    const other = others[index];
    return (
      one.inspection === other?.inspection &&
      one.begunMs === other.begunMs &&
      one.sendForProcessing === other.sendForProcessing
    );
  });
