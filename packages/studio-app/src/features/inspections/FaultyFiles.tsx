import { Button, rememberFocus, VisuallyHidden } from '@inspection-studio/design-system';
import {
  type DataType,
  distinctNames,
  faultyFiles,
  type ProjectForm,
  withoutFiles,
} from '@inspection-studio/domain/inspections';
import type { FileLike } from '@inspection-studio/domain/shared';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ChangeData } from './change-data.ts';
import { FileRows } from './FileRows.tsx';
import { leftOutText } from './left-out-text.ts';

interface FaultyFilesProps {
  form: ProjectForm;
  type: DataType;
  change: ChangeData;
}

/** Added files that will not be uploaded because they cannot be used, with the reasons, and how to remove them. */
export function FaultyFiles({ form, type, change }: FaultyFilesProps) {
  const box = useRef<HTMLDivElement>(null);
  const faults = faultyFiles(form, type);
  const names = distinctNames(faults.map(({ file }) => file));
  const remove = (files: readonly FileLike[]) => {
    const moveFocus = rememberFocus();
    flushSync(() => change(type, (latest) => withoutFiles(latest, files)));
    // The pressed button is removed with its row: move focus to that of the next row, or else to the step.
    if (box.current?.querySelector('button')) moveFocus();
    else box.current?.closest<HTMLElement>('[role="group"]')?.focus();
  };
  return (
    <div ref={box}>
      <VisuallyHidden role="status">{faults.length > 0 && leftOutText(faults.length)}</VisuallyHidden>
      {faults.length > 0 && (
        <FileRows
          title="Files that will not be uploaded"
          headingLevel={3}
          actions={
            <Button variant="ghost" size="compact" onClick={() => remove(faults.map(({ file }) => file))}>
              Remove these files
            </Button>
          }
          rows={faults.map(({ file, reason }, index) => {
            const name = names[index] ?? file.name;
            return {
              key: `${index} ${name}`,
              name,
              note: { sign: 'warning', words: reason },
              action: (
                <Button variant="ghost" size="compact" aria-label={`Remove ${name}`} onClick={() => remove([file])}>
                  Remove
                </Button>
              ),
            };
          })}
        />
      )}
    </div>
  );
}
