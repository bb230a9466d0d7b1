import { companyQuery, prefetch } from '../../data/index.ts';
import { AccountPage } from '../../features/company/AccountPage.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';

export const handle = { title: 'Company', trail: [{ label: 'Company', to: paths.company() }, { label: 'Account' }] };
export const loader = guarded('ReadLicense', ({ send, queryClient }) => {
  prefetch(queryClient, companyQuery(send));
  return null;
});

export { AccountPage as Component };
