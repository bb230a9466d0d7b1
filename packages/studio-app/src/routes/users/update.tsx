import { UpdateUserPolicy } from '@inspection-studio/domain';
import { useParams } from 'react-router';
import { EditUser } from '../../features/users/EditUser.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { RouteDialog } from '../../shell/RouteDialog.tsx';
import { requirePolicy } from './require-policy.ts';

export const handle = { title: 'Edit User', trail: 'user' };
export const loader = guarded([], (load) => {
  requirePolicy(UpdateUserPolicy, load);
  return null;
});

export function Component() {
  const { id = '' } = useParams();
  return (
    <RouteDialog title="Edit user" parent={paths.user(id)}>
      {(close) => <EditUser userId={id} onDone={close} />}
    </RouteDialog>
  );
}
