import { Banner, Skeleton } from '@inspection-studio/design-system';
import { refusalText, userActionDecision } from '@inspection-studio/domain/permissions';
import { useQuery } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { userQuery } from '../../data/index.ts';
import { useAccess } from '../../permissions/index.ts';
import { RecordError } from '../../widgets/RecordError.tsx';
import { UserForm } from './UserForm.tsx';

/** The form of a person once they are read, or why they cannot be edited. */
export function EditUser({ userId, onDone }: { userId: string; onDone: () => void }) {
  const { user: reader } = useAccess();
  const query = useQuery(userQuery(useSend(), userId));
  if (query.isError && !query.data) return <RecordError query={query} />;
  if (!query.data) return <Skeleton shape="block" height={420} />;
  const decision = userActionDecision(reader, query.data, 'update');
  if (!decision.allowed) return <Banner kind="warning">{refusalText(decision.reason)}</Banner>;
  return <UserForm user={query.data} onDone={onDone} />;
}
