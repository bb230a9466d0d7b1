import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../paths.ts';
import type { InterruptedUpload } from './interrupted-uploads.ts';
import { useUploadHost } from './UploadHost.tsx';

/** What is offered to be continued on this page. */
export interface Offered {
  uploads: readonly InterruptedUpload[];
  putOff: (uploads: readonly InterruptedUpload[]) => void;
}

const NONE: readonly InterruptedUpload[] = [];

/** Returns the interrupted uploads that were not put off. The page of an inspection offers its own. */
export function useOfferedUploads(): Offered {
  const { subscribe, getRunning } = useUploadHost();
  const { pathname } = useLocation();
  const offered = useSyncExternalStore(subscribe, () => getRunning().interrupted?.getSnapshot() ?? NONE);
  return {
    uploads: offered.filter(({ inspection }) => pathname !== paths.inspection(inspection.id)),
    putOff: (uploads) => getRunning().interrupted?.putOff(uploads),
  };
}
