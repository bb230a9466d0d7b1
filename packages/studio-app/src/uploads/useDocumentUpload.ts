import { useSyncExternalStore } from 'react';
import { documentKeys } from '../data/index.ts';
import { createDocumentUpload, type DocumentUpload, type DocumentUploadState, IDLE } from './document-upload.ts';
import { sendingServices } from './sending-services.ts';
import { type UploadHostServices, useUploadHost } from './UploadHost.tsx';

function create(services: UploadHostServices): DocumentUpload {
  const { queryClient, show } = services;
  return createDocumentUpload({
    ...sendingServices(services),
    onUploaded: (name) => {
      void queryClient.invalidateQueries({ queryKey: documentKeys.all });
      show({ kind: 'completed', title: 'Document uploaded', name });
    },
  });
}

/** The document upload and its actions. */
export function useDocumentUpload(): { state: DocumentUploadState } & Pick<
  DocumentUpload,
  'start' | 'retry' | 'dismiss'
> {
  const host = useUploadHost();
  const running = () => host.getRunning().document;
  return {
    state: useSyncExternalStore(host.subscribe, () => running()?.getSnapshot() ?? IDLE),
    start: (file) => host.start('document', create).start(file),
    retry: () => running()?.retry(),
    dismiss: () => running()?.dismiss(),
  };
}
