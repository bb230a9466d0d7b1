import { formDataIssues, type ProjectForm } from '@inspection-studio/domain/inspections';
import { useRef, useState } from 'react';
import { nextTask } from '../../api/index.ts';
import type { StudioForm } from '../../forms/index.ts';
import type { FileChecks } from './useFileChecks.ts';

/** Saving the wizard once its files are checked. */
export interface CheckedSave {
  save: () => Promise<void>;
  /** Ends the wait without saving. */
  stop: () => void;
  /** It waits for the checks. */
  isWaiting: boolean;
  /** The checks found files that will not be uploaded, so nothing was saved. Saving again leaves them out. */
  hasNewFaults: boolean;
}

/** Waits for the checks before it saves. What they find meanwhile is shown first. */
export function useCheckedSave(
  { getValues, submit }: StudioForm<ProjectForm>,
  checks: Pick<FileChecks, 'finished'>,
): CheckedSave {
  const [isWaiting, setIsWaiting] = useState(false);
  const [hasNewFaults, setHasNewFaults] = useState(false);
  const stop = useRef(() => {});

  /** @returns whether the checks are finished. False when the user has stopped the wait */
  async function finished(): Promise<boolean> {
    const { promise: stopped, resolve } = Promise.withResolvers<false>();
    stop.current = () => resolve(false);
    setIsWaiting(true);
    const isFinished = await Promise.race([checks.finished().then(() => true), stopped]);
    // Validating thousands of files takes noticeable time: the page responds first.
    await nextTask();
    setIsWaiting(false);
    return isFinished;
  }

  return {
    save: async () => {
      const shown = new Set(getValues('faults').map(({ file }) => file));
      setHasNewFaults(false);
      if (!(await finished())) return;
      const values = getValues();
      const hasNews = values.faults.some(({ file }) => !shown.has(file));
      // Without enough files, saving fails and opens the step, which lists them.
      if (hasNews && formDataIssues(values).length === 0) setHasNewFaults(true);
      else await submit();
    },
    stop: () => stop.current(),
    isWaiting,
    hasNewFaults,
  };
}
