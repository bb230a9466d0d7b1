import { ReadUserPolicy } from '@inspection-studio/domain/permissions';
import { Outlet, useParams } from 'react-router';
import { prefetch, userQuery } from '../../data/index.ts';
import { UserProfile } from '../../features/users/UserProfile.tsx';
import { guarded } from '../../permissions/index.ts';
import { requirePolicy } from './require-policy.ts';

export const handle = { title: 'param:id', trail: 'user' };
export const loader = guarded([], (load) => {
  requirePolicy(ReadUserPolicy, load);
  prefetch(load.queryClient, userQuery(load.send, load.params.id ?? ''));
  return null;
});

export function Component() {
  const { id = '' } = useParams();
  return (
    <>
      <UserProfile key={id} userId={id} />
      <Outlet />
    </>
  );
}
