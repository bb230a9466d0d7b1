import { makePagination } from '@inspection-studio/domain/query';
import type { UseQueryResult } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Page } from '../../api/index.ts';
import type { ListNoun } from '../../widgets/ListFooter.tsx';
import { HomeGrid } from './HomeGrid.tsx';

interface Item {
  id: string;
}

const loaded = (ids: readonly string[]) => {
  const data: Page<Item[]> = {
    items: ids.map((id) => ({ id })),
    pagination: makePagination({ top: 12, skip: 0, count: ids.length }),
  };
  return { data, isError: false, isPlaceholderData: false } as UseQueryResult<Page<Item[]>>;
};

const ignore = () => undefined;
const show = (noun: ListNoun, query: UseQueryResult<Page<Item[]>>) =>
  render(
    <HomeGrid
      noun={noun}
      columns={[2, 3, 4]}
      query={query}
      renderTile={({ id }) => id}
      isSearching={false}
      onClearSearch={ignore}
      onSkipChange={ignore}
      onSkipIntent={ignore}
    />,
  );

it.each([
  ['site', ['forth'], '1 site, 12 per page', 'sites'],
  ['asset', ['viaduct', 'tank'], '2 assets, 12 per page', 'assets'],
  ['inspection', ['one', 'two', 'three'], '3 inspections, 12 per page', 'inspections'],
] as const)('the grid of every %s says how many there are', (noun, ids, text, label) => {
  show(noun, loaded(ids));
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('list', { name: label })).toBeInTheDocument();
});

it.each([
  ['while the next page loads', { isFetching: true, isPlaceholderData: true }, 'true'],
  ['not while the same page is read again', { isFetching: true, isPlaceholderData: false }, 'false'],
])('the tiles are busy %s', (_case, state, busy) => {
  show('site', { ...loaded(['forth']), ...state } as UseQueryResult<Page<Item[]>>);
  expect(screen.getByRole('list', { name: 'sites' })).toHaveAttribute('aria-busy', busy);
});
