import { type Call, calls } from '@inspection-studio/domain/calls';
import type { CompanyDocument } from '@inspection-studio/domain/documents';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../../data/index.ts';
import { pagedList } from '../../widgets/testing/paged-list.ts';
import { renderScreen } from '../inspections/testing/render-screen.tsx';
import { DocumentsPage } from './DocumentsPage.tsx';

const documents = Array.from({ length: 51 }, (_, index): CompanyDocument => ({
  id: `plan-${index}`,
  name: `Plan ${index}.pdf`,
  size: 2048,
  mime: 'application/pdf',
  type: 'Pdf',
  key: `documents/key-${index}.pdf`,
  modified: '2025-05-06T12:00:00.000Z',
  createdBy: { id: 'maren-1', name: 'Maren Solheim', thumbnail: null },
}));

/** Opens the page. @param onMutationError receives the errors that the app shows as a toast */
function show(
  list: unknown = pagedList(documents.slice(0, 2)),
  { address = '/company/documents', download = {} as unknown, onMutationError = (_error: Error) => undefined } = {},
) {
  const { asked, router } = renderScreen(
    <QueryClientProvider client={createQueryClient(onMutationError)}>
      <DocumentsPage />
    </QueryClientProvider>,
    new Map<Call, unknown>([
      [calls.listDocuments, list],
      [calls.getDownloadUrl, download],
    ]),
    address,
  );
  const lists = () => asked.flatMap(({ call, query, page }) => (call === calls.listDocuments ? [{ query, page }] : []));
  return { asked, router, lists };
}

const field = () => screen.findByRole('searchbox', { name: 'Search documents by name' });

it('the title and the footer count all documents, not those of the page; Back leads to the page before', async () => {
  const { router } = show(pagedList(documents));
  await screen.findByText('Plan 0.pdf');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Documents 51');
  expect(screen.getByText('51 documents, 50 per page')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText('Plan 50.pdf');
  await act(() => router.navigate(-1));
  expect(await screen.findByText('Plan 0.pdf')).toBeInTheDocument();
});

it('a list of one page has no footer', async () => {
  show(pagedList(documents.slice(0, 50)));
  await screen.findByText('Plan 0.pdf');
  expect(screen.queryByText(/per page/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull();
});

it.each([
  ['search', async () => userEvent.type(await field(), 'rope{Enter}'), '?filter=contains%28name%2C%27rope%27%29'],
  ['sort order', () => userEvent.click(screen.getByRole('button', { name: 'Size' })), '?orderBy=size'],
])('a new %s starts at the first page', async (_what, change, search) => {
  const { router, lists } = show(pagedList(documents), { address: '/company/documents?skip=50' });
  await screen.findByText('Plan 50.pdf');
  await change();
  await screen.findByText('Plan 0.pdf');
  expect(router.state.location.search).toBe(search);
  expect(lists().at(-1)).toEqual({
    query: search.includes('filter')
      ? { filter: "contains(name,'rope')", orderBy: 'modified desc' }
      : { orderBy: 'size' },
    page: { top: 50, skip: 0 },
  });
});

it('a search without results offers to clear it', async () => {
  const none = pagedList([]);
  const all = pagedList(documents.slice(0, 2));
  type Asked = Parameters<typeof all>[0] & { query: { filter?: string } };
  show((asked: Asked) => (asked.query.filter ? none(asked) : all(asked)));
  await userEvent.type(await field(), 'rope{Enter}');
  expect(await screen.findByText('No documents with this name.')).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  await screen.findByText('Plan 0.pdf');
  expect(await field()).toHaveValue('');
});

it('a company without documents has an empty table, not a failed search', async () => {
  show(pagedList([]));
  expect(await screen.findByText("There's nothing here yet.")).toBeInTheDocument();
  expect(screen.queryByText('No documents with this name.')).toBeNull();
});

it('a failed request is shown in place of the list, and can be retried', async () => {
  let isDown = true;
  const all = pagedList(documents.slice(0, 2));
  show((asked: Parameters<typeof all>[0]) => (isDown ? Promise.reject(new Error('The server is down.')) : all(asked)));
  expect(await screen.findByText('The server is down.')).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Click to retry data fetching.' }));
  expect(await screen.findByText('Plan 0.pdf')).toBeInTheDocument();
});

it.each(['Plan 1.pdf', 'Download Plan 1.pdf'])('%s downloads that document, and the page stays', async (name) => {
  const opened: (string | null)[][] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push([this.getAttribute('href'), this.getAttribute('download')]);
  });
  const { asked } = show(undefined, { download: { url: '/files/signed' } });
  await userEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(opened).toEqual([['/files/signed', '']]));
  expect(asked.filter(({ call }) => call === calls.getDownloadUrl)).toEqual([
    { call: calls.getDownloadUrl, query: { prefix: 'documents/key-1.pdf' } },
  ]);
});

it('a failed download is reported in a toast', async () => {
  const onMutationError = vi.fn<(error: Error) => undefined>();
  show(undefined, { download: new Error('The file is gone.'), onMutationError });
  await userEvent.click(await screen.findByRole('button', { name: 'Plan 1.pdf' }));
  await waitFor(() => expect(onMutationError).toHaveBeenCalledExactlyOnceWith(new Error('The file is gone.')));
});

it('the upload is beside the list, and takes one PDF', async () => {
  show();
  const upload = within(await screen.findByRole('region', { name: 'Upload a document' }));
  expect(upload.getByRole('group', { name: 'Document' })).toHaveTextContent(
    'Drop a PDF hereOne file at a timeChoose file',
  );
});
