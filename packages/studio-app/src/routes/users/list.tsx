import { Outlet } from 'react-router';
import { prefetch, userPageQuery } from '../../data/index.ts';
import { USER_LIST } from '../../features/users/user-list.ts';
import { UsersPage } from '../../features/users/UsersPage.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { readListAddress } from '../../widgets/list-address.ts';

export const handle = {
  title: 'Users',
  trail: [
    { label: 'Company', to: paths.company(), permission: 'ReadLicense' },
    { label: 'Users', to: paths.users() },
  ],
};
export const loader = guarded('ReadUsers', ({ send, queryClient, url }) => {
  prefetch(queryClient, userPageQuery(send, readListAddress(url.searchParams, USER_LIST).request));
  return null;
});

export function Component() {
  return (
    <>
      <UsersPage />
      <Outlet />
    </>
  );
}
