import { calls } from '@inspection-studio/domain/calls';
import type { Category, CategoryPreset } from '@inspection-studio/domain/categories';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { pagedList } from '../../widgets/testing/paged-list.ts';
import { coloursOf, factsOf, pageOf } from '../inspections/testing/read-screen.ts';
import { type Replies, renderScreen } from '../inspections/testing/render-screen.tsx';
import { categoryEdit } from './category-actions.ts';
import { CategoryDetails } from './CategoryDetails.tsx';
import { CategoryLibrary } from './CategoryLibrary.tsx';
import { PresetDetails } from './PresetDetails.tsx';

/** No two values of the records are alike, so that two that change places are noticed. */
const crack: Category = {
  id: 'crack-1',
  name: 'Crack',
  colour: '#aa0000',
  model: 'concrete-crack',
  modified: '2025-01-02T12:00:00.000Z',
  isArchived: false,
};
const nest: Category = {
  ...crack,
  id: 'nest-1',
  name: 'Bird nest',
  colour: '#00bb00',
  model: null,
  modified: '2025-03-04T12:00:00.000Z',
};
const graffiti: Category = {
  ...nest,
  id: 'graffiti-1',
  name: 'Graffiti',
  colour: '#0000cc',
  modified: '2025-05-06T12:00:00.000Z',
  isArchived: true,
};
const gone: Category = { ...graffiti, id: 'gone-1', name: 'Gone', isArchivedWithAsset: true };
const concrete: CategoryPreset = {
  id: 'concrete-1',
  name: 'Concrete',
  categories: ['nest-1', 'crack-1'],
  categoryCount: 17,
  modified: '2025-07-08T12:00:00.000Z',
};

const listOf = ({ page, query }: { page?: unknown; query?: { filter?: string } }) => {
  if (!page) return [crack, nest, graffiti];
  return pageOf(query?.filter?.includes('isArchived eq true') ? [graffiti, gone] : [crack, nest]);
};
const replies = new Map<object, unknown>([
  [calls.listCategories, listOf],
  [calls.listCategoryPresets, pageOf([concrete])],
  [calls.getCategory, graffiti],
  [calls.getCategoryPreset, concrete],
]) as Replies;

const rowsOfList = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((row) => ({
      name: within(row).getByRole('link').textContent.trim(),
      href: within(row).getByRole('link').getAttribute('href'),
      marker: row.textContent.includes('AI'),
      date: row.querySelector('time')?.textContent,
      colours: coloursOf(row),
    }));

describe('the categories of the library', () => {
  it('a row has its own name, colour, marker and date, in the order of the reply', async () => {
    renderScreen(<CategoryLibrary />, replies);
    await screen.findByRole('link', { name: 'Bird nest' });
    expect(rowsOfList('categories')).toEqual([
      { name: 'Crack', href: '/categories/crack-1', marker: true, date: '2025-01-02', colours: ['rgb(170, 0, 0)'] },
      { name: 'Bird nest', href: '/categories/nest-1', marker: false, date: '2025-03-04', colours: ['rgb(0, 187, 0)'] },
    ]);
  });

  it('an archived row has its own date, says what was deleted, and offers Restore unless its asset is gone', async () => {
    renderScreen(<CategoryLibrary />, replies);
    const link = await screen.findByRole('link', { name: 'Graffiti archived' });
    expect(rowsOfList('archived categories').map(({ name, date }) => [name, date])).toEqual([
      ['Graffiti archived', '2025-05-06'],
      ['Gone archived', '2025-05-06'],
    ]);
    expect(screen.getByText('Archived with its asset')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Restore/ }).map(({ textContent }) => textContent)).toEqual([
      'Restore Graffiti',
    ]);
    link.focus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(/^This category has been deleted\.$/));
  });

  it('a preset has the colours of its categories in its own order, their number and its date', async () => {
    renderScreen(<CategoryLibrary />, replies);
    const tile = await screen.findByRole('article');
    await waitFor(() => expect(coloursOf(tile)).toEqual(['rgb(0, 187, 0)', 'rgb(170, 0, 0)']));
    expect(within(tile).getByRole('link', { name: 'Concrete' })).toHaveAttribute(
      'href',
      '/categories/preset/concrete-1',
    );
    expect(within(tile).getByText('17 categories')).toBeInTheDocument();
    expect(tile.querySelector('time')).toHaveTextContent(/^2025-07-08$/);
  });
});

describe('the details of a category', () => {
  it.each([
    ['an archived one', graffiti, { Colour: '#0000ccarchived', Model: 'No model', Status: 'Archived' }],
    ['one that was archived with its asset', gone, { Colour: '#0000ccarchived', Status: 'Archived with its asset' }],
    [
      'an active one',
      crack,
      { Colour: '#aa0000', Model: 'Concrete crack', 'Modified on': '2025-01-02', Status: 'Active' },
    ],
  ])('every fact of %s is its own', async (_case, category, facts) => {
    renderScreen(<CategoryDetails categoryId={category.id} />, new Map([...replies, [calls.getCategory, category]]));
    await screen.findByText(category.colour);
    expect(factsOf()).toMatchObject(facts);
  });
});

it('every fact of a preset is its own, and its categories follow', async () => {
  const { asked } = renderScreen(<PresetDetails presetId="concrete-1" />, replies);
  const labels = within(await screen.findByRole('list', { name: 'Categories' })).getAllByRole('listitem');
  expect(labels.map(({ textContent }) => textContent?.trim())).toEqual([
    'CrackAIfound by AI',
    'Bird nest',
    'Graffitiarchived',
  ]);
  expect(labels.flatMap(coloursOf)).toEqual(['rgb(170, 0, 0)', 'rgb(0, 187, 0)', 'rgb(0, 0, 204)']);
  expect(factsOf()).toEqual({ 'Modified on': '2025-07-08', Holds: '17 categories' });
  const lists = asked.filter(({ call }) => call === calls.listCategories);
  expect(lists.map(({ query }) => query?.filter)).toEqual(["presetId eq 'concrete-1'"]);
});

describe('the pages of the library', () => {
  const many = <Item extends object>(item: Item, word: string, length = 41) =>
    Array.from({ length }, (_, index) => ({ ...item, id: `${word}-${index}`, name: `${word} ${index}` }));
  const section = (name: RegExp) => within(screen.getByRole('region', { name }));

  const show = () => {
    const [active, archived, presets] = [
      many(crack, 'Crack'),
      many(graffiti, 'Graffiti'),
      many(concrete, 'Preset', 81),
    ];
    const replies = new Map<object, unknown>([
      [
        calls.listCategories,
        (asked: { page: { top: number; skip: number }; query?: { filter?: string } }) =>
          asked.page ? pagedList(asked.query?.filter?.includes('isArchived eq true') ? archived : active)(asked) : [],
      ],
      [calls.listCategoryPresets, pagedList(presets)],
      [calls.getCategory, active.at(-1)],
      [calls.deleteCategory, () => void active.pop()],
      [calls.restoreCategory, () => archived.pop()],
    ]) as Replies;
    const { router, asked } = renderScreen(<CategoryLibrary />, replies, '/categories?filter=Crack');
    return { router, asked, presets };
  };

  it('the last active one of a page is archived: the page before appears, and Back leaves the list', async () => {
    const { router } = show();
    await act(() => router.navigate('/categories?skip=40'));
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Crack 40' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByRole('link', { name: 'Crack 39' });
    expect(router.state.location.search).toBe('');
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('?filter=Crack');
  });

  it('the last archived one of a page is restored: the page before appears', async () => {
    show();
    await screen.findByRole('link', { name: 'Graffiti 0 archived' });
    await userEvent.click(section(/^Archived/).getByRole('button', { name: 'Next page' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Restore Graffiti 40' }));
    await screen.findByRole('link', { name: 'Graffiti 39 archived' });
    expect(screen.getByRole('region', { name: 'Archived 40' })).toBeInTheDocument();
  });

  it('a search starts at the first page of the archived ones, too', async () => {
    const { router, asked } = show();
    await screen.findByRole('link', { name: 'Graffiti 0 archived' });
    await userEvent.click(section(/^Archived/).getByRole('button', { name: 'Next page' }));
    await screen.findByRole('link', { name: 'Graffiti 40 archived' });
    await act(() => router.navigate('/categories?filter=Graffiti'));
    await screen.findByRole('link', { name: 'Graffiti 0 archived' });
    const pages = asked.flatMap(({ query, page }) =>
      query?.filter === "isArchived eq true and contains(name,'Graffiti')" ? [page] : [],
    );
    expect(pages).toEqual([{ top: 40, skip: 0 }]);
  });

  it('the last preset of a page is deleted before the page is opened: the page before appears', async () => {
    const { presets } = show();
    await screen.findByRole('link', { name: 'Preset 0' });
    presets.pop();
    await userEvent.click(section(/^Category Presets/).getByRole('button', { name: 'Last page' }));
    await screen.findByRole('link', { name: 'Preset 79' });
    expect(section(/^Category Presets 80/).getByText('Page 2 of 2')).toBeInTheDocument();
  });
});

it('categories are edited with UpdateLibrary', () => {
  expect(categoryEdit(crack)).toEqual({ to: '/categories/update/crack-1', permission: 'UpdateLibrary' });
});
