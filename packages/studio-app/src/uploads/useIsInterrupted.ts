import { useSyncExternalStore } from 'react';
import { useUploadHost } from './UploadHost.tsx';

/** Whether an upload of this browser to an inspection was interrupted. The shell finds that out after the page is loaded. */
export function useIsInterrupted(inspectionId: string): boolean {
  const { subscribe, getRunning } = useUploadHost();
  return useSyncExternalStore(subscribe, () => getRunning().interrupted?.isInterrupted(inspectionId) ?? false);
}
