import { ErrorPanel, Skeleton } from '@inspection-studio/design-system';
import { useQuery } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { checklistQuery } from '../../data/index.ts';
import { ChecklistForm } from './ChecklistForm.tsx';

/** The checklist form once its checklist is read. */
export function EditChecklist({ checklistId, onDone }: { checklistId: string; onDone: () => void }) {
  const query = useQuery({ ...checklistQuery(useSend(), checklistId), throwOnError: false });
  if (query.data) return <ChecklistForm checklist={query.data} onSaved={onDone} onCancel={onDone} />;
  if (query.isError) return <ErrorPanel onRetry={() => void query.refetch()}>{query.error.message}</ErrorPanel>;
  return <Skeleton shape="block" height={360} />;
}
