import { calls } from '@inspection-studio/domain/calls';
import type { Category, CategoryPreset } from '@inspection-studio/domain/categories';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { coloursOf, factsOf, pageOf } from '../inspections/testing/read-screen.ts';
import { type Replies, renderScreen } from '../inspections/testing/render-screen.tsx';
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
  renderScreen(<PresetDetails presetId="concrete-1" />, replies);
  const labels = within(await screen.findByRole('list', { name: 'Categories' })).getAllByRole('listitem');
  expect(labels.map(({ textContent }) => textContent?.trim())).toEqual([
    'CrackAIfound by AI',
    'Bird nest',
    'Graffitiarchived',
  ]);
  expect(labels.flatMap(coloursOf)).toEqual(['rgb(170, 0, 0)', 'rgb(0, 187, 0)', 'rgb(0, 0, 204)']);
  expect(factsOf()).toEqual({ 'Modified on': '2025-07-08', Holds: '17 categories' });
});
