import { Banner, Button, FileDropzone, Stack } from '@inspection-studio/design-system';
import type { DataType } from '@inspection-studio/domain/inspections';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { foundText } from '../continue-texts.ts';
import { chooseAgainText } from './unsaved-texts.ts';
import type { AwaitedFiles } from './useAwaitedFiles.ts';

interface ChooseAgainProps {
  awaited: AwaitedFiles;
  type: DataType;
}

/** Takes the files of a restored step again that the browser cannot read. */
export function ChooseAgain({ awaited, type }: ChooseAgainProps) {
  const [found, setFound] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const count = awaited.files.filter(({ kind }) => kind === type).length;
  if (count === 0 || awaited.isReading || awaited.canReopen) return null;
  const title = chooseAgainText(count);
  const step = () => box.current?.closest<HTMLElement>('[role="group"]');
  const leaveOut = () => {
    const group = step();
    flushSync(() => awaited.leaveOut(type));
    group?.focus();
  };
  const search = async (files: readonly File[]) => {
    const group = step();
    setFound(foundText(await awaited.chooseAgain(files), awaited.files.length));
    // When all are found, the pressed button is gone.
    setTimeout(() => document.activeElement === document.body && group?.focus());
  };
  return (
    <Stack ref={box} gap={2}>
      <Banner
        kind="warning"
        title={title}
        action={
          <Button size="compact" variant="ghost" onClick={leaveOut}>
            Leave them out
          </Button>
        }
      >
        {' '}
        {found ?? 'They are recognised by name, folder, size and date.'}
      </Banner>
      <FileDropzone
        role="group"
        aria-label={title}
        hint="The folder, or all of its files"
        texts={{ title: 'Drop the folder here' }}
        onFiles={(files) => void search(files)}
      />
    </Stack>
  );
}
