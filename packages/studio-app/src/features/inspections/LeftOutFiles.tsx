import { Banner, Button } from '@inspection-studio/design-system';
import { DATA_TYPES, faultyFiles, type ProjectForm, withoutFiles } from '@inspection-studio/domain/inspections';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ChangeData } from './change-data.ts';
import { leftOutText } from './left-out-text.ts';

interface LeftOutFilesProps {
  form: ProjectForm;
  /** Saving has found some of them, so nothing is saved yet. */
  hasNewFaults: boolean;
  change: ChangeData;
}

/** Says before saving how many added files are left out, and removes them. */
export function LeftOutFiles({ form, hasNewFaults, change }: LeftOutFilesProps) {
  const box = useRef<HTMLDivElement>(null);
  const kinds = DATA_TYPES.filter((type) => form.types[type]).map((type) => ({
    type,
    faults: faultyFiles(form, type),
  }));
  const count = kinds.reduce((sum, { faults }) => sum + faults.length, 0);
  const remove = () => {
    flushSync(() => {
      for (const { type, faults } of kinds) {
        const files = faults.map(({ file }) => file);
        change(type, (latest) => withoutFiles(latest, files));
      }
    });
    // The pressed button is gone: move focus to the step.
    box.current?.closest<HTMLElement>('[role="tabpanel"]')?.focus();
  };
  return (
    <div ref={box}>
      {count > 0 && (
        <Banner
          kind="warning"
          title={`${leftOutText(count)}.`}
          action={
            <Button size="compact" onClick={remove}>
              Remove these files
            </Button>
          }
        >
          {' '}
          The steps of their data say why.
          {hasNewFaults && ' Nothing is saved yet. Save again to continue without them.'}
        </Banner>
      )}
    </div>
  );
}
