import { Skeleton } from '@inspection-studio/design-system';
import { useQuery } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { checklistQuery } from '../../data/index.ts';
import { LibraryRecordError } from '../../widgets/library/index.ts';
import { ChecklistForm } from './ChecklistForm.tsx';

/** Loads a checklist, then shows its form. */
export function EditChecklist({ checklistId, onDone }: { checklistId: string; onDone: () => void }) {
  const query = useQuery(checklistQuery(useSend(), checklistId));
  if (query.data) return <ChecklistForm checklist={query.data} onSaved={onDone} onCancel={onDone} />;
  if (query.isError) return <LibraryRecordError query={query} list="checklists" />;
  return <Skeleton shape="block" height={360} />;
}
