import { type ComponentType, useEffect } from 'react';
import { createOfferedUploads } from './offered-uploads.ts';
import { useUploadHost } from './UploadHost.tsx';
import { useInterruptedUploads } from './useInterruptedUploads.ts';

/** Offers the interrupted uploads of this browser and person as long as the component is there. @param Tray shows them too */
export function useShowInterrupted(Tray: ComponentType): void {
  const host = useUploadHost();
  const uploads = useInterruptedUploads();
  useEffect(() => {
    const { interrupted } = host.getRunning();
    if (uploads.length === 0) interrupted?.show([]);
    else host.start('interrupted', () => ({ ...createOfferedUploads(), Tray })).show(uploads);
  });
  useEffect(() => () => host.getRunning().interrupted?.show([]), [host]);
}
