import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { DocumentUpload, DocumentUploadState } from './document-upload.ts';

const DocumentUploadContext = createContext<DocumentUpload | null>(null);

/** Gives the whole tree the one document upload of this tab. */
export function DocumentUploadProvider({ upload, children }: { upload: DocumentUpload; children: ReactNode }) {
  return <DocumentUploadContext value={upload}>{children}</DocumentUploadContext>;
}

/** @throws Error outside {@link DocumentUploadProvider} */
export function useDocumentUploadStore(): DocumentUpload {
  const upload = use(DocumentUploadContext);
  if (!upload) throw new Error('DocumentUploadProvider is missing.');
  return upload;
}

/** The document on its way and what can be done with it. */
export function useDocumentUpload(): { state: DocumentUploadState } & Pick<DocumentUpload, 'start' | 'retry' | 'dismiss'> {
  const { subscribe, getSnapshot, start, retry, dismiss } = useDocumentUploadStore();
  return { state: useSyncExternalStore(subscribe, getSnapshot), start, retry, dismiss };
}
