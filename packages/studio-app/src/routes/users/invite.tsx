import { companyQuery, prefetch } from '../../data/index.ts';
import { InviteUsers } from '../../features/users/InviteUsers.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { RouteDialog } from '../../shell/RouteDialog.tsx';

export const handle = {
  title: 'Invite User',
  trail: [
    { label: 'Company', to: paths.company(), permission: 'ReadLicense' },
    { label: 'Users', to: paths.users() },
    { label: 'Invite user' },
  ],
};
export const loader = guarded('InviteUser', ({ send, queryClient }) => {
  prefetch(queryClient, companyQuery(send));
  return null;
});

export function Component() {
  return (
    <RouteDialog title="Invite user" parent={paths.users()}>
      {(close) => <InviteUsers onDone={close} />}
    </RouteDialog>
  );
}
