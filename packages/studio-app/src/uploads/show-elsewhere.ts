import type { ComponentType } from 'react';
import { projectKeys, refreshProjects } from '../data/index.ts';
import { JOURNAL_KEY, keptUploads } from './kept-uploads.ts';
import { refreshInspection } from './refresh-inspection.ts';
import type { UploadHost } from './UploadHost.tsx';
import { followUploadsElsewhere } from './uploads-elsewhere.ts';

/** Shows the uploads of the other tabs of a person in the tray of this tab, which is there on every page from then on. */
export function showUploadsElsewhere(host: UploadHost, person: string, Tray: ComponentType): void {
  host.start('elsewhere', ({ queryClient }) => ({
    ...followUploadsElsewhere({
      person,
      onInspectionChanged: (id) => refreshInspection(queryClient, id),
      async onTabEnded() {
        // What this tab has cached is older than the upload: it could say that nothing is missing.
        const kept = await keptUploads.read();
        const refetched = kept.map(({ inspectionId }) =>
          queryClient.invalidateQueries({ queryKey: projectKeys.one(inspectionId), refetchType: 'all' }),
        );
        await Promise.all(refetched);
        await queryClient.invalidateQueries({ queryKey: JOURNAL_KEY });
        void refreshProjects(queryClient);
      },
    }),
    Tray,
  }));
}
