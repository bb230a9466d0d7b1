import { isMeasured } from '@inspection-studio/design-system';
import { addedFiles, DATA_TYPES, type FileFault, type ProjectForm } from '@inspection-studio/domain/inspections';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { checkFiles, knownFaults, uncheckedFiles } from './file-checks.ts';

/** Up to this many files, reading their sizes takes no noticeable time. */
const FEW = 50;

/** How far the checks are. */
export interface CheckProgress {
  checked: number;
  total: number;
}

/** The checks of the added files. */
export interface FileChecks {
  /** The sizes of all added files are known. */
  isMeasured: boolean;
  /** Takes files that are being read, before they are added. */
  addReading: (finished: Promise<void>) => void;
  /** Resolves when all files are read and checked. */
  finished: () => Promise<void>;
  /** Returns the progress of the files that are being checked. */
  progress: () => CheckProgress;
}

const isSame = (some: readonly FileFault[], others: readonly FileFault[]) =>
  some.length === others.length && some.every(({ file }, index) => file === others[index]?.file);

/** Checks files as they are added, and keeps those that cannot be used in the field `faults` of the form. */
export function useFileChecks({ subscribe, getValues, setValue }: UseFormReturn<ProjectForm>): FileChecks {
  const [measuring, setMeasuring] = useState(0);
  const running = useRef<Promise<void>>(Promise.resolve());
  const counts = useRef({ checked: 0, total: 0 });
  const run = useCallback((task: Promise<unknown>) => {
    running.current = Promise.all([running.current, task]).then(() => undefined);
  }, []);
  useEffect(() => {
    const stop = new AbortController();
    const publish = () => {
      const faults = knownFaults(getValues());
      if (!stop.signal.aborted && !isSame(faults, getValues('faults'))) setValue('faults', faults);
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ name, values }) => {
        const type = DATA_TYPES.find((one) => one === name);
        if (!type) return;
        const files = uncheckedFiles(values, type);
        if (files.length === 0) return publish();
        setMeasuring((count) => count + 1);
        counts.current.total += files.length;
        const events = {
          onMeasured: () => setMeasuring((count) => count - 1),
          onChecked: () => void (counts.current.checked += 1),
        };
        run(checkFiles(type, files, events, stop.signal).then(publish));
      },
    });
    return () => {
      unsubscribe();
      stop.abort();
    };
  }, [subscribe, getValues, setValue, run]);
  const isQuick = () => {
    const files = DATA_TYPES.flatMap((type) => addedFiles(getValues(), type));
    return files.length <= FEW || files.every((file) => file instanceof File && isMeasured(file));
  };
  return {
    isMeasured: measuring === 0 || isQuick(),
    addReading: run,
    finished: async () => {
      for (let seen; seen !== running.current;) await (seen = running.current);
      counts.current = { checked: 0, total: 0 };
    },
    progress: useCallback(() => ({ ...counts.current }), []),
  };
}
