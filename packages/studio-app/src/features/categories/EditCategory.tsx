import { Skeleton } from '@inspection-studio/design-system';
import { useQuery } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { categoryQuery } from '../../data/index.ts';
import { LibraryRecordError } from '../../widgets/library/index.ts';
import { CategoryForm } from './CategoryForm.tsx';

/** Loads a category, then shows its form. */
export function EditCategory({ categoryId, onDone }: { categoryId: string; onDone: () => void }) {
  const query = useQuery(categoryQuery(useSend(), categoryId));
  if (query.data) return <CategoryForm category={query.data} onSaved={onDone} onCancel={onDone} />;
  if (query.isError) return <LibraryRecordError query={query} list="categories" />;
  return <Skeleton shape="block" height={260} />;
}
