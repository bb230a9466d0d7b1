import {
  Button,
  ChunkBar,
  FieldError,
  FileDropzone,
  Inline,
  Stack,
  StatusSign,
  Text,
  VisuallyHidden,
} from '@inspection-studio/design-system';
import { ACCEPTED_DOCUMENTS } from '@inspection-studio/domain/documents';
import { documentMessages } from '@inspection-studio/domain/form-messages';
import { leaveOut } from '@inspection-studio/domain/shared';
import { formatBytes } from '@inspection-studio/domain/units';
import { type DocumentUploadState, useDocumentUpload, waitingText } from '../../uploads/index.ts';
import { firstLine } from '../../widgets/first-line.css.ts';
import { useKeptFocus } from '../../widgets/useKeptFocus.ts';
import { useUploadRequest } from './useUploadRequest.ts';

const ACCEPT = Object.entries(ACCEPTED_DOCUMENTS).flatMap(([mime, extensions]) => [mime, ...extensions]);

/** Anything but a single PDF is rejected with one message. */
const notPdf = () => documentMessages.notPdf;

/** Uploads one PDF and shows its progress. Opens the file dialog when a command asks for it. */
export function UploadDocument() {
  const { state, start } = useDocumentUpload();
  const keptInCard = useKeptFocus(state.status);
  const keptInSection = useKeptFocus<HTMLElement>(state.status);
  useUploadRequest(keptInSection.ref);
  return (
    <Stack as="section" gap={3} aria-label="Upload a document" {...keptInSection}>
      <FileDropzone
        aria-label="Document"
        accept={ACCEPT}
        maxFiles={1}
        leaveOut={leaveOut}
        disabled={state.status === 'sending'}
        rejectionText={notPdf}
        hint="One file at a time"
        texts={{ title: 'Drop a PDF here', choose: 'Choose file', release: () => 'Release to upload' }}
        onFiles={([file]) => file && start(file)}
      />
      {state.status !== 'idle' && (
        <Text asChild size="table" tone="secondary">
          <Stack frame="sheet" padding={4} gap={2} {...keptInCard}>
            <Inline as="p" align="start" justify="between" gap={3}>
              <Text translate="no" as="strong" size="body" tone="primary" weight="semibold">
                {state.name}
              </Text>
              {state.status === 'sending' && <span>{percent(state.uploadedBytes, state.sizeBytes)}</span>}
            </Inline>
            {state.status === 'sending' ? <Sending {...state} /> : <Failed {...state} />}
          </Stack>
        </Text>
      )}
      <VisuallyHidden role="status">{state.status === 'sending' && waitingText(state.waitingFor)}</VisuallyHidden>
    </Stack>
  );
}

/** Progress text, or what the upload waits for. */
function Sending({ name, sizeBytes, uploadedBytes, waitingFor }: StateOf<'sending'>) {
  const { dismiss } = useDocumentUpload();
  return (
    <>
      <ChunkBar
        label={`Upload of ${name}`}
        value={uploadedBytes}
        max={Math.max(1, sizeBytes)}
        status={waitingFor ? 'paused' : 'pending'}
        valueText={percent(uploadedBytes, sizeBytes)}
      />
      {waitingFor && (
        <Inline as="p" align="start">
          <StatusSign className={firstLine} kind="paused" size="small" />
          <span>{waitingText(waitingFor)}</span>
        </Inline>
      )}
      <Inline justify="between" wrap>
        <span>{`${formatBytes(uploadedBytes)} of ${formatBytes(sizeBytes)}`}</span>
        <Button size="compact" onClick={dismiss}>
          Cancel
        </Button>
      </Inline>
    </>
  );
}

/** Error of a failed upload, which can be retried unless the file has to be chosen again. */
function Failed({ reason, canRetry }: StateOf<'failed'>) {
  const { retry, dismiss } = useDocumentUpload();
  return (
    <>
      <FieldError role="alert">{reason}</FieldError>
      <Inline justify="between" wrap>
        {canRetry && (
          <Button size="compact" onClick={retry}>
            Try again
          </Button>
        )}
        <Button size="compact" variant="ghost" onClick={dismiss}>
          Dismiss
        </Button>
      </Inline>
    </>
  );
}

type StateOf<Status extends DocumentUploadState['status']> = Extract<DocumentUploadState, { status: Status }>;

const percent = (done: number, all: number) => `${all > 0 ? Math.floor((done / all) * 100) : 0}%`;
