import { documentPageQuery, prefetch } from '../../data/index.ts';
import { DOCUMENT_LIST } from '../../features/documents/document-list.ts';
import { DocumentsPage } from '../../features/documents/DocumentsPage.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { readListAddress } from '../../widgets/list-address.ts';

export const handle = {
  title: 'Documents',
  trail: [{ label: 'Company', to: paths.company(), permission: 'ReadLicense' }, { label: 'Documents' }],
};
export const loader = guarded('ReadDocuments', ({ send, queryClient, url }) => {
  prefetch(queryClient, documentPageQuery(send, readListAddress(url.searchParams, DOCUMENT_LIST).request));
  return null;
});

export { DocumentsPage as Component };
