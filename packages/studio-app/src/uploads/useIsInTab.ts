import { useSyncExternalStore } from 'react';
import { type RunningUploads, useUploadHost } from './UploadHost.tsx';

const idsIn = ({ images, elsewhere }: RunningUploads): string =>
  [...(images?.getSnapshot().batches ?? []).map(({ id }) => id), ...(elsewhere?.getSnapshot().ids ?? [])].join();

/** Returns whether an upload is in a tab of this browser: this tab has started it, or another one shows it. */
export function useIsInTab(): (uploadId: string) => boolean | undefined {
  const { subscribe, getRunning } = useUploadHost();
  useSyncExternalStore(subscribe, () => idsIn(getRunning()));
  const { images, elsewhere } = getRunning();
  return (id) => images?.hasStarted(id) || elsewhere?.getSnapshot().ids.includes(id);
}
