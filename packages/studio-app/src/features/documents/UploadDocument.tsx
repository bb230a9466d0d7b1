import { Button, ChunkBar, FieldError, FileDropzone } from '@inspection-studio/design-system';
import { ACCEPTED_DOCUMENTS, documentMessages, formatBytes } from '@inspection-studio/domain';
import { useDocumentUpload } from '../../uploads/index.ts';
import * as styles from './UploadDocument.css.ts';

const ACCEPT = Object.entries(ACCEPTED_DOCUMENTS).flatMap(([mime, extensions]) => [mime, ...extensions]);

/** Anything but one PDF is refused with one sentence. @see spec 2 §5 "Document upload", N96 */
const notPdf = () => documentMessages.notPdf;

/** Takes one PDF and shows how it gets on. @see spec 1 §2 "Company screens", S35 */
export function UploadDocument() {
  const { state, start, retry, dismiss } = useDocumentUpload();
  return (
    <section className={styles.upload} aria-label="Upload a document">
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
        <div className={styles.card}>
          <p className={styles.heading}>
            <strong className={styles.name}>{state.name}</strong>
            {state.status === 'sending' && <span>{percent(state.uploadedBytes, state.sizeBytes)}</span>}
          </p>
          {state.status === 'sending' ? (
            <>
              <ChunkBar
                label={`Upload of ${state.name}`}
                value={state.uploadedBytes}
                max={Math.max(1, state.sizeBytes)}
                valueText={percent(state.uploadedBytes, state.sizeBytes)}
              />
              <div className={styles.foot}>
                <span>
                  {formatBytes(state.uploadedBytes)} of {formatBytes(state.sizeBytes)}
                </span>
                <Button size="compact" onClick={dismiss}>
                  Cancel
                </Button>
              </div>
            </>
          ) : (
            <>
              <FieldError role="alert">{state.reason}</FieldError>
              <div className={styles.foot}>
                <Button size="compact" onClick={retry}>
                  Try again
                </Button>
                <Button size="compact" variant="ghost" onClick={dismiss}>
                  Dismiss
                </Button>
              </div>
            </>
          )}
        </div>
      )}
    </section>
  );
}

const percent = (done: number, all: number) => `${all > 0 ? Math.floor((done / all) * 100) : 0}%`;
