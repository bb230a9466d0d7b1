import {
  Banner,
  Button,
  Checkbox,
  Dialog,
  FieldError,
  FileDropzone,
  measureFiles,
  Spinner,
  Stack,
} from '@inspection-studio/design-system';
import type { MissingFile, ProjectDetail } from '@inspection-studio/domain/inspections';
import { counted } from '@inspection-studio/domain/units';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend } from '../../api/index.ts';
import { refreshProject } from '../../data/index.ts';
import { useFailureText } from '../../session/index.ts';
import {
  type Continuation,
  continueUpload,
  findMissing,
  useImageUploads,
  useIsSentForProcessing,
} from '../../uploads/index.ts';
import { UploadTray } from '../../widgets/upload-tray/UploadTray.tsx';
import { foundText } from './continue-texts.ts';
import { FileRows } from './FileRows.tsx';

interface ContinueDialogProps {
  inspection: ProjectDetail;
  /** Files that were found without choosing them again. They are offered first. */
  found?: Continuation | undefined;
  onClose: () => void;
}

/** Takes the files of an interrupted upload again. It starts at once if all are there, and asks otherwise. */
export function ContinueDialog({ inspection, found, onClose }: ContinueDialogProps) {
  const send = useSend();
  const client = useQueryClient();
  const uploads = useImageUploads(UploadTray);
  const [sendForProcessing, setSendForProcessing] = useState(useIsSentForProcessing(inspection.id));
  const start = (continuation: Continuation) => {
    void continueUpload(uploads, { inspection, continuation, sendForProcessing });
    onClose();
  };
  const search = useMutation({
    mutationFn: async (chosen: readonly File[]) => {
      await measureFiles(chosen);
      return findMissing(send, inspection, chosen);
    },
    onSuccess: (continuation) => {
      if (continuation.missing.length === 0) {
        // Everything has arrived meanwhile, by someone else's upload.
        void refreshProject(client, inspection.id);
        onClose();
      } else if (continuation.found.size === continuation.missing.length) start(continuation);
    },
  });
  const failure = useFailureText(search.error);
  const continuation = search.data ?? found;
  const foundCount = continuation?.found.size ?? 0;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Continue upload"
      description="Files that have arrived are not sent again, and large ones resume where they stopped."
      footer={
        continuation &&
        foundCount > 0 && (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="primary" onClick={() => start(continuation)}>
              Upload {counted(foundCount, 'file')}
            </Button>
          </>
        )
      }
    >
      <Stack gap={4}>
        <FileDropzone
          role="group"
          aria-label="Files of the interrupted upload"
          hint="The folder, or all of its files"
          texts={{ title: 'Drop the folder here' }}
          disabled={search.isPending}
          onFiles={(files) => search.mutate(files)}
        />
        {search.isPending && <Spinner label="Looking for the missing files" />}
        {failure && <FieldError role="alert">{failure}</FieldError>}
        {continuation && <Found continuation={continuation} />}
        {inspection.status === 'Draft' && (
          <Checkbox checked={sendForProcessing} onCheckedChange={(checked) => setSendForProcessing(checked === true)}>
            Send for processing when everything has arrived
          </Checkbox>
        )}
      </Stack>
    </Dialog>
  );
}

/** What was found, and what was not. */
function Found({ continuation: { found, missing, absent, changed } }: { continuation: Continuation }) {
  return (
    <>
      <Banner kind={found.size > 0 ? 'info' : 'warning'}>{foundText(found.size, missing.length)}</Banner>
      <Left title="Not among the chosen files" files={absent} />
      <Left title="Changed since" files={changed} words="It has another size now: add it under Add data" />
    </>
  );
}

function Left({ title, files, words }: { title: string; files: readonly MissingFile[]; words?: string }) {
  if (files.length === 0) return null;
  return (
    <FileRows
      title={title}
      headingLevel={3}
      rows={files.map(({ id, name, size }) => ({
        key: id,
        name,
        sizeBytes: size,
        note: words ? { sign: 'warning', words } : undefined,
      }))}
    />
  );
}
