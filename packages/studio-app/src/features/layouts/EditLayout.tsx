import { Skeleton } from '@inspection-studio/design-system';
import { useQuery } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { layoutQuery } from '../../data/index.ts';
import { LibraryRecordError } from '../../widgets/library/index.ts';
import { LayoutForm } from './LayoutForm.tsx';

/** Loads a layout, then shows its form. */
export function EditLayout({ layoutId, onDone }: { layoutId: string; onDone: () => void }) {
  const query = useQuery(layoutQuery(useSend(), layoutId));
  if (query.data) return <LayoutForm layout={query.data} onSaved={onDone} onCancel={onDone} />;
  if (query.isError) return <LibraryRecordError query={query} list="layouts" />;
  return <Skeleton shape="block" height={120} />;
}
