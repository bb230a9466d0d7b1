import { useEffect } from 'react';
import { logError } from '../api/index.ts';
import { awaitUploadsElsewhere } from './await-elsewhere.ts';
import { type UploadHost, useUploadHost } from './UploadHost.tsx';

/**
 * Shows the uploads of other tabs of this browser and person, as soon as there are any.
 *
 * @param show loads what shows them, and starts it
 */
export function useOtherTabs(person: string, show: (host: UploadHost, person: string) => Promise<void>): void {
  const host = useUploadHost();
  useEffect(
    // Without that code, for example after a deploy, this tab shows only its own uploads.
    () => awaitUploadsElsewhere(person, () => void show(host, person).catch(logError)),
    [host, person, show],
  );
}
