import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { RunningUploads, UploadHost } from './upload-host.ts';

const UploadHostContext = createContext<UploadHost | null>(null);

/** Gives the whole tree the uploads of this tab. */
export function UploadHostProvider({ host, children }: { host: UploadHost; children: ReactNode }) {
  return <UploadHostContext value={host}>{children}</UploadHostContext>;
}

/** @throws Error outside {@link UploadHostProvider} */
export function useUploadHost(): UploadHost {
  const host = use(UploadHostContext);
  if (!host) throw new Error('UploadHostProvider is missing.');
  return host;
}

/** What runs; draws again when something starts, not while it gets on. */
export function useRunningUploads(): RunningUploads {
  const { subscribe, getRunning } = useUploadHost();
  return useSyncExternalStore(subscribe, getRunning);
}

/** Whether signing out would lose something: images, or a document on its way (S22). */
export function useHasUnfinishedUploads(): boolean {
  const { subscribe, isUnfinished } = useUploadHost();
  return useSyncExternalStore(subscribe, isUnfinished);
}
