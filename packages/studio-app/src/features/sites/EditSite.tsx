import { Skeleton } from '@inspection-studio/design-system';
import { useQuery } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { siteQuery } from '../../data/index.ts';
import { RecordError } from '../../widgets/RecordError.tsx';
import { SiteForm } from './SiteForm.tsx';

/** Loads a site, then shows its form. */
export function EditSite({ siteId, onDone }: { siteId: string; onDone: () => void }) {
  const query = useQuery(siteQuery(useSend(), siteId));
  if (query.data) return <SiteForm site={query.data} onSaved={onDone} onCancel={onDone} />;
  if (query.isError) return <RecordError query={query} />;
  return <Skeleton shape="block" height={220} />;
}
