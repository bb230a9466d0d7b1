import { UpdateUserPolicy } from '@inspection-studio/domain/permissions';
import { displayName } from '@inspection-studio/domain/users';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useSend } from '../../api/index.ts';
import { userQuery } from '../../data/index.ts';
import { EditUser } from '../../features/users/EditUser.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { editTitle } from '../../shell/page-title.ts';
import { RouteDialog } from '../../shell/RouteDialog.tsx';
import { requirePolicy } from './require-policy.ts';

export const handle = { title: 'Edit User', trail: 'user' };
export const loader = guarded([], (load) => {
  requirePolicy(UpdateUserPolicy, load);
  return null;
});

export function Component() {
  const { id = '' } = useParams();
  const { data: user } = useQuery(userQuery(useSend(), id));
  return (
    <RouteDialog title={editTitle('Edit user', user && displayName(user))} parent={paths.user(id)}>
      {(close) => <EditUser userId={id} onDone={close} />}
    </RouteDialog>
  );
}
