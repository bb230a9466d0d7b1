import { Button, FileDropzone, type KnownFile, rememberFocus, Stack, Text } from '@inspection-studio/design-system';
import { type AcceptedFiles, distinctNames } from '@inspection-studio/domain/inspections';
import { type FileLike, leaveOutByName } from '@inspection-studio/domain/shared';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { FileRows } from './FileRows.tsx';

interface AddedFilesProps {
  /** What is added: 'Sonar images and parameters'. */
  label: string;
  accepted: AcceptedFiles;
  value: readonly FileLike[];
  /** Stored files, which are not added again without a question. */
  known: readonly KnownFile[];
  /** Changes the latest list. */
  onChange: (toNext: (latest: readonly FileLike[]) => FileLike[]) => void;
  /** Called when files are added, before they are read. */
  onReading: (finished: Promise<void>) => void;
  /** What is to be said of a file; nothing when all is well. */
  problemOf?: (name: string) => string | undefined;
}

/** Files of any kind, added by dropping or choosing, listed by name. */
export function AddedFiles({ label, accepted, value, known, onChange, onReading, problemOf }: AddedFilesProps) {
  const labelId = useId();
  const zone = useRef<HTMLDivElement>(null);
  const names = distinctNames(value);
  const focusZone = () => zone.current?.querySelector('button')?.focus();
  const remove = (file: FileLike) => {
    const moveFocus = rememberFocus();
    flushSync(() => onChange((latest) => latest.filter((one) => one !== file)));
    // The pressed button is removed with its row: move focus to that of the next row, or else to where files are added.
    if (value.length > 1) moveFocus();
    else focusZone();
  };
  const removeAll = () => {
    onChange(() => []);
    focusZone();
  };
  return (
    <>
      <Stack gap={2}>
        <Text id={labelId} size="bodyLg" weight="semibold">
          {label}
        </Text>
        <FileDropzone
          ref={zone}
          role="group"
          aria-labelledby={labelId}
          accept={Object.entries(accepted).flatMap(([mime, extensions]) => [mime, ...extensions])}
          known={[...known, ...value]}
          leaveOut={leaveOutByName}
          onFiles={(files) => onChange((latest) => [...latest, ...files])}
          onReading={onReading}
        />
      </Stack>
      {value.length > 0 && (
        <FileRows
          title="Added files"
          headingLevel={3}
          actions={
            <Button variant="ghost" size="compact" onClick={removeAll}>
              Remove all
            </Button>
          }
          rows={value.map((file, index) => {
            const name = names[index] ?? file.name;
            const problem = problemOf?.(file.name);
            return {
              key: `${index} ${name}`,
              name,
              sizeBytes: file.size,
              note: problem ? { sign: 'warning', words: problem } : undefined,
              action: (
                <Button variant="ghost" size="compact" aria-label={`Remove ${name}`} onClick={() => remove(file)}>
                  Remove
                </Button>
              ),
            };
          })}
        />
      )}
    </>
  );
}
