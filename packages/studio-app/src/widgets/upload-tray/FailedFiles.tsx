import { Banner, Button, DataList, Dialog, Inline, Stack, StatusSign, Text } from '@inspection-studio/design-system';
import { counted } from '@inspection-studio/domain/units';
import { filesToChooseAgain, type UploadBatch, type UploadFile } from '@inspection-studio/domain/uploads';
import { useRef, useState } from 'react';
import { CopyButton } from '../CopyButton.tsx';
import { firstLine } from '../first-line.css.ts';
import { failedFiles, failedFilesLines } from './upload-tray-texts.ts';
import * as styles from './UploadTray.css.ts';
import { withNames } from '../../with-names.tsx';

/** Maximum number of rows; the copied list has all files. */
const ROWS_MAX = 200;

interface FailedFilesProps {
  batch: UploadBatch;
  /** Number of all its files. */
  totalCount: number;
  /** They can be chosen again in this tab. */
  canChoose: boolean;
  /** A file that was chosen again is being registered. */
  isChoosing: boolean;
  /** Why files that were chosen again did not replace the failed ones. */
  notice: string | null;
  /** Called with the file that replaces a failed one. */
  onChoose: (files: File[], fileId: string) => void;
}

/** A button that lists the failed files of a batch with their reasons, to read, to copy, and to choose each of them again. */
export function FailedFiles({ batch, totalCount, canChoose, isChoosing, notice, onChoose }: FailedFilesProps) {
  const [isOpen, setOpen] = useState(false);
  const files = failedFiles(batch);
  const choosable = canChoose ? filesToChooseAgain(batch) : [];
  const hiddenCount = files.length - ROWS_MAX;
  const names = files.map(({ name }) => name);
  return (
    <>
      <Button
        variant="ghost"
        size="compact"
        aria-label={`Show failed files of ${batch.inspectionName}`}
        onClick={() => setOpen(true)}
      >
        Show failed files
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={withNames(`Failed files of ${batch.inspectionName}`, [batch.inspectionName])}
        description={`${counted(files.length, 'file')} of ${totalCount.toLocaleString('en')} failed.`}
        headerActions={<CopyButton text={failedFilesLines(files)} label="Copy list" />}
      >
        <Stack>
          {notice && (
            <Banner kind="failed" className={styles.fileName}>
              {withNames(notice, names)}
            </Banner>
          )}
          <DataList frame="line" aria-label="Failed files">
            {files.slice(0, ROWS_MAX).map((file) => (
              <Inline key={file.id} as="li" align="start" gap={3}>
                <StatusSign className={firstLine} kind="failed" />
                <Stack className={styles.failedFile} gap={0}>
                  <Text translate="no" weight="semibold">
                    {file.name}
                  </Text>
                  <Text size="table" tone="secondary">
                    {file.reason}
                  </Text>
                </Stack>
                {choosable.includes(file) && (
                  <ChooseAgain file={file} isDisabled={isChoosing} onChoose={(chosen) => onChoose(chosen, file.id)} />
                )}
              </Inline>
            ))}
          </DataList>
          {hiddenCount > 0 && (
            <Text as="p" tone="secondary">
              And {counted(hiddenCount, 'other file')}. Copy the list to see all of them.
            </Text>
          )}
        </Stack>
      </Dialog>
    </>
  );
}

interface ChooseAgainProps {
  file: UploadFile;
  isDisabled: boolean;
  onChoose: (files: File[]) => void;
}

/** Chooses one file again, which also works if others have its name. */
function ChooseAgain({ file: { name }, isDisabled, onChoose }: ChooseAgainProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        size="compact"
        aria-label={`Choose ${name} again`}
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        Choose again
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={name}
        onChange={({ target }) => {
          if (target.files?.length) onChoose([...target.files]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
