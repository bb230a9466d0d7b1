import { useSyncExternalStore } from 'react';
import type { UnfinishedWork } from './leave-warning.ts';
import { useDocumentUploadStore } from './useDocumentUpload.tsx';
import { useUploadStore } from './useUploads.tsx';

const useIsUnfinished = ({ subscribe, isUnfinished }: UnfinishedWork): boolean => useSyncExternalStore(subscribe, isUnfinished);

/** Whether signing out would lose something: images, or a document on its way (S22). */
export function useHasUnfinishedUploads(): boolean {
  const hasImages = useIsUnfinished(useUploadStore());
  const hasDocument = useIsUnfinished(useDocumentUploadStore());
  return hasImages || hasDocument;
}
