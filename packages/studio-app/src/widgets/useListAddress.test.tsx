import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { ListFormat } from './list-address.ts';
import { type ListAddressControl, useListAddress } from './useListAddress.ts';

type Report = (list: ListAddressControl) => void;
function List({ paging, report }: Pick<ListFormat, 'paging'> & { report: Report }) {
  const defaultSort = [{ prop: 'name', ascending: true }];
  const list = useListAddress({ filter: 'name', defaultSort, props: ['name', 'size'], paging });
  useEffect(() => {
    report(list);
  });
  return <p>List</p>;
}

const bySize = { columnId: 'size', direction: 'descending' } as const;
it.each<[string, ListFormat['paging'], Report, string, string, boolean]>([
  ['a search replaces the entry', 'push', (list) => list.search('rust'), '?filter=rust', 'REPLACE', true],
  ['a new order is an entry of its own', 'push', (list) => list.sortBy(bySize), '?orderBy=size+desc', 'PUSH', true],
  ['a page is an entry, at its top', 'push', (list) => list.goTo(50), '?skip=50', 'PUSH', false],
  ['a page of a section is none, and stays in place', 'replace', (list) => list.goTo(50), '?skip=50', 'REPLACE', true],
  ['a correction is none', 'push', (list) => list.goTo(50, { replace: true }), '?skip=50', 'REPLACE', true],
])('in the history of a list, %s', async (_rule, paging, change, search, action, stays) => {
  const lists: ListAddressControl[] = [];
  const element = <List paging={paging} report={(list) => void lists.push(list)} />;
  const router = createMemoryRouter([{ path: '*', element }]);
  render(<RouterProvider router={router} />);
  expect(await screen.findByText('List')).toBeVisible();
  expect(lists.at(-1)?.sort).toEqual({ columnId: 'name', direction: 'ascending' });
  await act(async () => change(lists.at(-1)!));
  const { location, historyAction, preventScrollReset } = router.state;
  expect([location.search, historyAction, preventScrollReset]).toEqual([search, action, stays]);
});
