import { Suspense } from 'react';
import { useUser } from '../session/index.ts';
import { type UploadHost, useKeptInspections, useOtherTabs } from '../uploads/index.ts';
import { optional } from './optional.ts';

const loadResumeBanner = () => import('./ResumeBanner.tsx');
const ResumeBanner = optional(loadResumeBanner);

/** Loads the banner as well: after a deploy, it could no longer be loaded when the other tab ends. */
async function show(host: UploadHost, person: string): Promise<void> {
  const [{ showInTray }] = await Promise.all([import('./show-uploads-elsewhere.ts'), loadResumeBanner()]);
  showInTray(host, person);
}

/** Shows the uploads of other tabs in the tray, and offers to continue those that were interrupted, also meanwhile. */
export function OtherTabs() {
  const { id } = useUser();
  useOtherTabs(id, show);
  // Reads their inspections while the code of the banner is loaded.
  const { kept } = useKeptInspections();
  if (kept.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ResumeBanner />
    </Suspense>
  );
}
