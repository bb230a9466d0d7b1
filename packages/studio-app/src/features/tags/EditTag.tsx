import { Skeleton } from '@inspection-studio/design-system';
import { useQuery } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { tagQuery } from '../../data/index.ts';
import { LibraryRecordError } from '../../widgets/library/index.ts';
import { TagForm } from './TagForm.tsx';

/** Loads a tag, then shows its form. */
export function EditTag({ tagId, onDone }: { tagId: string; onDone: () => void }) {
  const query = useQuery(tagQuery(useSend(), tagId));
  if (query.data) return <TagForm tag={query.data} onSaved={onDone} onCancel={onDone} />;
  if (query.isError) return <LibraryRecordError query={query} list="tags" />;
  return <Skeleton shape="block" height={84} />;
}
