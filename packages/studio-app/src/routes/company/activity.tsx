import { ReadActivityPolicy } from '@inspection-studio/domain/permissions';
import { auditPageQuery, prefetch } from '../../data/index.ts';
import { activityFilter, readActivityAddress } from '../../features/activity/activity-address.ts';
import { ActivityPage } from '../../features/activity/ActivityPage.tsx';
import { paths } from '../../paths.ts';
import { forbid, guarded } from '../../permissions/index.ts';

export const handle = {
  title: 'Activity',
  trail: [{ label: 'Company', to: paths.company(), permission: 'ReadLicense' }, { label: 'Activity' }],
};
export const loader = guarded([], ({ send, queryClient, url, user }) => {
  if (!ReadActivityPolicy(user).allowed) throw forbid(url);
  const address = readActivityAddress(url.searchParams);
  prefetch(queryClient, auditPageQuery(send, { filter: activityFilter(address), skip: address.skip }));
  return null;
});

export { ActivityPage as Component };
