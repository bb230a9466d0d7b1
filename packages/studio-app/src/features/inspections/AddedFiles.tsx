import { Button, FileDropzone, Stack, Text } from '@inspection-studio/design-system';
import type { AcceptedFiles, FileLike } from '@inspection-studio/domain';
import { useId, useRef } from 'react';
import { FileRows } from './FileRows.tsx';

interface AddedFilesProps {
  /** What is added: 'Sonar images and parameters'. */
  label: string;
  accepted: AcceptedFiles;
  value: readonly FileLike[];
  onValueChange: (value: FileLike[]) => void;
  /** What is to be said of a file; nothing when all is well. */
  problemOf?: (name: string) => string | undefined;
}

/** Files of any kind, added by dropping or choosing, listed by name. */
export function AddedFiles({ label, accepted, value, onValueChange, problemOf }: AddedFilesProps) {
  const labelId = useId();
  const zone = useRef<HTMLDivElement>(null);
  // The pressed button is removed with its row: move focus to where files are added.
  const keep = (files: FileLike[]) => {
    onValueChange(files);
    zone.current?.querySelector('button')?.focus();
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
          onFiles={(files) => onValueChange([...value, ...files])}
        />
      </Stack>
      {value.length > 0 && (
        <FileRows
          title="Added files"
          headingLevel={3}
          actions={
            <Button variant="ghost" size="compact" onClick={() => keep([])}>
              Remove all
            </Button>
          }
          rows={value.map(({ name, size }, index) => {
            const problem = problemOf?.(name);
            return {
              key: `${index} ${name}`,
              name,
              sizeBytes: size,
              note: problem ? { sign: 'warning', words: problem } : undefined,
              action: (
                <Button
                  variant="ghost"
                  size="compact"
                  aria-label={`Remove ${name}`}
                  onClick={() => keep(value.toSpliced(index, 1))}
                >
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
