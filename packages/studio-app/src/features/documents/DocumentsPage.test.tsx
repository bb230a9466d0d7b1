import { calls } from '@inspection-studio/domain/calls';
import type { CompanyDocument } from '@inspection-studio/domain/documents';
import type { User } from '@inspection-studio/domain/users';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { UPLOAD_REQUEST } from '../../widgets/upload-request.ts';
import { pagedList } from '../../widgets/testing/paged-list.ts';
import { onPhone } from '../inspections/testing/on-phone.ts';
import { pageOf, rowsOf } from '../inspections/testing/read-screen.ts';
import { type Replies, renderScreen } from '../inspections/testing/render-screen.tsx';
import { DocumentsPage } from './DocumentsPage.tsx';
import { plan } from './testing/documents.ts';

const statement: CompanyDocument = {
  ...plan,
  id: 'statement-1',
  key: 'documents/statement-1.pdf',
  name: 'Method statement.pdf',
  size: 4096,
  modified: '2025-07-08T12:00:00.000Z',
  createdBy: { id: 'iain-1', name: 'Iain Kinnear', thumbnail: null },
};

const show = async (person: Partial<User> = {}) => {
  const replies = new Map([[calls.listDocuments, pageOf([plan, statement], 2, 50)]]);
  const result = renderScreen(<DocumentsPage />, replies, '/company/documents', { person });
  await screen.findByText('Rope rescue plan.pdf');
  return result;
};

describe('the documents page', () => {
  it('every column shows its own value, in the order of the reply', async () => {
    const { asked } = await show();
    expect(rowsOf('Documents').map(({ Actions: _buttons, ...rest }) => rest)).toEqual([
      { Name: 'Rope rescue plan.pdf', Size: '2 KB', Modified: '2025-05-06', 'Created by': 'Maren Solheim' },
      { Name: 'Method statement.pdf', Size: '4 KB', Modified: '2025-07-08', 'Created by': 'Iain Kinnear' },
    ]);
    expect(asked.find(({ call }) => call === calls.listDocuments)).toMatchObject({
      query: { orderBy: 'modified desc' },
      page: { top: 50, skip: 0 },
    });
  });

  it.each<[User['roleId'], { uploads: boolean; deletes: boolean }]>([
    ['Viewer', { uploads: false, deletes: false }],
    ['Uploader', { uploads: false, deletes: false }],
    ['Member', { uploads: true, deletes: false }],
    ['Manager', { uploads: true, deletes: true }],
  ])('what a %s may do is offered', async (roleId, { uploads, deletes }) => {
    await show({ roleId });
    await screen.findByRole('button', { name: 'Download Rope rescue plan.pdf' });
    expect(screen.queryAllByRole('button', { name: 'Choose file' })).toHaveLength(uploads ? 1 : 0);
    expect(screen.queryAllByRole('button', { name: /^Delete / })).toHaveLength(deletes ? 2 : 0);
  });

  it('on a phone a row has name, size, date and person, each once', async () => {
    onPhone();
    await show();
    const rows = within(screen.getByRole('list', { name: 'Documents' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Rope rescue plan.pdf2 KB, 2025-05-06, Maren Solheim',
      'Method statement.pdf4 KB, 2025-07-08, Iain Kinnear',
    ]);
  });

  it.each([
    ['Name', ['name', 'name desc']],
    ['Size', ['size', 'size desc']],
    ['Modified', ['modified']],
  ])('%s sorts by itself', async (header, orders) => {
    const { asked } = await show();
    const lists = () => asked.filter(({ call }) => call === calls.listDocuments).map(({ query }) => query?.orderBy);
    for (const _order of ['first', 'second', 'third'])
      await userEvent.click(screen.getByRole('button', { name: header }));
    await waitFor(() => expect(lists()).toEqual(expect.arrayContaining(['modified desc', ...orders])));
    expect(lists().filter((order) => order !== 'modified desc' && !orders.includes(order ?? ''))).toEqual([]);
  });
});

it('the Download button of the document whose address is being read says so, and no other', async () => {
  const replies = new Map<object, unknown>([
    [calls.listDocuments, pageOf([plan, statement], 2, 50)],
    [calls.getDownloadUrl, () => new Promise(() => undefined)],
  ]) as Replies;
  renderScreen(<DocumentsPage />, replies, '/company/documents');
  await userEvent.click(await screen.findByRole('button', { name: 'Method statement.pdf' }));
  expect(await screen.findByRole('button', { name: 'Download Method statement.pdf please wait' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Download Rope rescue plan.pdf' })).toBeInTheDocument();
});

it('deleting the last document of a page leads to the page before, and Back leaves the list', async () => {
  const documents = Array.from({ length: 51 }, (_, index) => ({ ...plan, id: `plan-${index}`, name: `${index}.pdf` }));
  const replies = new Map<object, unknown>([
    [calls.listDocuments, pagedList(documents)],
    [calls.deleteDocument, () => void documents.pop()],
  ]) as Replies;
  const { router } = renderScreen(<DocumentsPage />, replies, '/company/documents?orderBy=name');
  await screen.findByText('0.pdf');
  await act(() => router.navigate('/company/documents?skip=50'));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete 50.pdf' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByText('49.pdf');
  expect(router.state.location.search).toBe('');
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('?orderBy=name');
});

it('the command Upload Document opens the file dialog, once, also when the page is open already', async () => {
  const choose = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
  const { router } = await show();
  expect(choose).not.toHaveBeenCalled();
  await act(() => router.navigate('/company/documents', { state: UPLOAD_REQUEST }));
  await waitFor(() => expect(choose).toHaveBeenCalledOnce());
  expect(screen.getByRole('button', { name: 'Choose file' })).toHaveFocus();
  await waitFor(() => expect(router.state.location.state).toBeNull());
  await act(() => router.navigate('/company/documents?skip=50', { state: UPLOAD_REQUEST }));
  await waitFor(() => expect(choose).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(router.state.location.state).toBeNull());
  expect(router.state.location.search).toBe('?skip=50');
});
