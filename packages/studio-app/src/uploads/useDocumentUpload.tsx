import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { DocumentUpload, DocumentUploadState } from './document-upload.ts';

const DocumentUploadContext = createContext<DocumentUpload | null>(null);

/** Gives the whole tree the one document upload of this tab. */
export function DocumentUploadProvider({ upload, children }: { upload: DocumentUpload; children: ReactNode }) {
  return <DocumentUploadContext value={upload}>{children}</DocumentUploadContext>;
}

/** The document on its way and what can be done with it. @throws Error outside {@link DocumentUploadProvider} */
export function useDocumentUpload(): { state: DocumentUploadState } & Pick<DocumentUpload, 'start' | 'retry' | 'dismiss'> {
  const upload = use(DocumentUploadContext);
  if (!upload) throw new Error('DocumentUploadProvider is missing.');
  const state = useSyncExternalStore(upload.subscribe, upload.getSnapshot);
  const { start, retry, dismiss } = upload;
  return { state, start, retry, dismiss };
}
