import {
  Button,
  ChunkBar,
  FieldError,
  FileDropzone,
  StatusSign,
  VisuallyHidden,
} from '@inspection-studio/design-system';
import { ACCEPTED_DOCUMENTS, documentMessages, formatBytes } from '@inspection-studio/domain';
import { type DocumentUploadState, useDocumentUpload, waitingText } from '../../uploads/index.ts';
import { useKeptFocus } from '../../widgets/useKeptFocus.ts';
import * as styles from './UploadDocument.css.ts';

const ACCEPT = Object.entries(ACCEPTED_DOCUMENTS).flatMap(([mime, extensions]) => [mime, ...extensions]);

/** Anything but one PDF is refused with one sentence. @see UPL-036, N96 */
const notPdf = () => documentMessages.notPdf;

/** Takes one PDF and shows how it gets on. @see CO-038, S35 */
export function UploadDocument() {
  const { state, start } = useDocumentUpload();
  const keptInCard = useKeptFocus(state.status);
  const keptInSection = useKeptFocus<HTMLElement>(state.status);
  return (
    <section className={styles.upload} aria-label="Upload a document" {...keptInSection}>
      <FileDropzone
        aria-label="Document"
        accept={ACCEPT}
        maxFiles={1}
        disabled={state.status === 'sending'}
        rejectionText={notPdf}
        hint="One file at a time"
        texts={{ title: 'Drop a PDF here', choose: 'Choose file', release: () => 'Release to upload' }}
        onFiles={([file]) => file && start(file)}
      />
      {state.status !== 'idle' && (
        <div className={styles.card} {...keptInCard}>
          <p className={styles.heading}>
            <strong className={styles.name}>{state.name}</strong>
            {state.status === 'sending' && <span>{percent(state.uploadedBytes, state.sizeBytes)}</span>}
          </p>
          {state.status === 'sending' ? <Sending {...state} /> : <Failed {...state} />}
        </div>
      )}
      <VisuallyHidden role="status">{state.status === 'sending' && waitingText(state.waitingFor)}</VisuallyHidden>
    </section>
  );
}

/** How much of it has left, or what it waits for. */
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
        <p className={styles.waiting}>
          <StatusSign className={styles.waitingSign} kind="paused" size="small" />
          <span>{waitingText(waitingFor)}</span>
        </p>
      )}
      <div className={styles.foot}>
        <span>
          {formatBytes(uploadedBytes)} of {formatBytes(sizeBytes)}
        </span>
        <Button size="compact" onClick={dismiss}>
          Cancel
        </Button>
      </div>
    </>
  );
}

/** Why it failed; the file is still there to be tried again. */
function Failed({ reason }: StateOf<'failed'>) {
  const { retry, dismiss } = useDocumentUpload();
  return (
    <>
      <FieldError role="alert">{reason}</FieldError>
      <div className={styles.foot}>
        <Button size="compact" onClick={retry}>
          Try again
        </Button>
        <Button size="compact" variant="ghost" onClick={dismiss}>
          Dismiss
        </Button>
      </div>
    </>
  );
}

type StateOf<Status extends DocumentUploadState['status']> = Extract<DocumentUploadState, { status: Status }>;

const percent = (done: number, all: number) => `${all > 0 ? Math.floor((done / all) * 100) : 0}%`;
