import { calls } from '@inspection-studio/domain/calls';
import type { Image } from '@inspection-studio/domain/images';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { readAgain } from '../testing/look-again.ts';
import { pageOf } from '../testing/read-screen.ts';
import { image, inspection } from '../testing/records.ts';
import { type Asked, renderScreen } from '../testing/render-screen.tsx';
import { ImageSections } from './ImageSections.tsx';

const HERE = '/inspections/north-1';
const THREE = '3D Digital Twin, visual';
const TWO = '2D Data, visual';

interface Question extends Omit<Asked, 'query'> {
  query: { filter?: string; orderBy?: string; depth: Image['depth'] };
  page: { top: number; skip: number };
}

/** 60 images of 3D, of which two are flagged, and 2 of 2D, over a server that knows the flag only. */
function show(search = '', flagged = new Set(['three-1', 'three-30'])) {
  const all = [
    ...Array.from({ length: 60 }, (_, index) => image({ id: `three-${index + 1}`, name: `T${index + 1}.JPG` })),
    ...['a', 'b'].map((id) => image({ id, name: `${id}.JPG`, depth: 'Two' })),
  ];
  const listImages = ({ query: { filter, depth }, page: { top, skip } }: Question) => {
    const found = all
      .filter((each) => each.depth === depth)
      .map((each) => ({ ...each, isFlagged: flagged.has(each.id) }))
      .filter(({ isFlagged }) => filter === undefined || (filter === 'isFlagged eq true' && isFlagged));
    return { ...pageOf(found.slice(skip, skip + top)), pagination: { ...pageOf(found).pagination, top, skip } };
  };
  const { modules } = inspection();
  const completed = inspection({
    status: 'Completed',
    modules: { ...modules, three: { rgb: 60, ir: 0, isAr: false }, two: { rgb: 2, ir: 0 } },
  });
  const shown = renderScreen(
    <ImageSections inspection={completed} />,
    new Map([[calls.listImages, listImages]]),
    HERE + search,
  );
  const address = () => shown.router.state.location.search;
  return { ...shown, user: userEvent.setup(), address };
}

const section = (name: string) => screen.findByRole('region', { name });
const noSection = (name: RegExp) =>
  waitFor(() => expect(screen.queryByRole('region', { name })).not.toBeInTheDocument());
const chip = (name: string) => screen.getByRole('checkbox', { name });
const namesIn = async (name: string) =>
  within(await section(name))
    .getAllByRole('link')
    .map((link) => within(link).getByRole('img').getAttribute('alt'));

describe('filters of images', () => {
  it('a chip leaves the images that match, in the address too; kinds without one go', async () => {
    const { user, address } = show();
    await section(`${THREE} 60`);
    await section(`${TWO} 2`);
    await user.click(chip('Flagged'));
    await waitFor(async () => expect(await namesIn(`${THREE} 2`)).toEqual(['T1.JPG', 'T30.JPG']));
    await noSection(/2D/);
    expect(address()).toBe('?only=flagged');
    expect(await screen.findByText('2 images found.')).toHaveAttribute('role', 'status');
    await user.click(chip('Flagged'));
    await section(`${THREE} 60`);
    await section(`${TWO} 2`);
    expect(address()).toBe('');
  });

  it('an address opens with its filters', async () => {
    const { asked } = show('?only=flagged&only=no-position&order=time');
    expect(await screen.findByText('No images match these filters.')).toBeVisible();
    for (const name of ['Flagged', 'No position']) expect(chip(name)).toBeChecked();
    expect(chip('With problems')).not.toBeChecked();
    const filter = 'isFlagged eq true and hasPosition eq false';
    expect(asked.filter(({ call }) => call === calls.listImages).map(({ query }) => query)).toEqual(
      ['Three', 'Two'].map((depth) => ({ projectId: 'north-1', depth, type: 'Rgb', filter, orderBy: 'captured,name' })),
    );
  });

  it('without a match they can be cleared, which gives focus to the filters', async () => {
    const { user, address } = show('?only=problems&order=time');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await section(`${THREE} 60`);
    expect(address()).toBe('?order=time');
    expect(within(screen.getByRole('search', { name: 'Images' })).getByRole('radio', { name: /All/ })).toHaveFocus();
  });

  it('when images leave the list, its last page is shown', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const flagged = new Set(['three-30', ...Array.from({ length: 25 }, (_, index) => `three-${index + 1}`)]);
    const { user } = show('?only=flagged', flagged);
    await user.click(within(await section(`${THREE} 26`)).getByRole('button', { name: 'Next page' }));
    await waitFor(async () => expect(await namesIn(`${THREE} 26`)).toEqual(['T25.JPG', 'T30.JPG']));
    for (const id of ['three-25', 'three-30']) flagged.delete(id);
    await readAgain();
    await waitFor(async () => expect(await namesIn(`${THREE} 24`)).toHaveLength(24));
  });
});

describe('the kind of images', () => {
  const kind = (name: RegExp) => screen.findByRole('radio', { name });

  it('is chosen among those that the inspection has, each with its number', async () => {
    const { user, address } = show();
    await user.click(await kind(/^2D Data, visual 2$/));
    await section(`${TWO} 2`);
    await noSection(/3D/);
    expect(address()).toBe('?kind=2d-visual');
    await user.click(await kind(/^All 62$/));
    await section(`${THREE} 60`);
    expect(address()).toBe('');
  });

  it('that a link asks for and the inspection does not have shows all', async () => {
    show('?kind=sonar');
    await section(`${THREE} 60`);
    expect(await kind(/^All 62$/)).toBeChecked();
  });

  it('numbers follow the filters', async () => {
    show('?only=flagged');
    expect(await kind(/^All 2$/)).toBeVisible();
    expect(await kind(/^2D Data, visual 0$/)).toBeVisible();
  });
});

it('images can be in the order of time, from the first page on', async () => {
  const { user, asked, address } = show('?kind=3d-visual');
  const list = await section(`${THREE} 60`);
  await user.click(within(list).getByRole('button', { name: 'Next page' }));
  await within(list).findByRole('img', { name: 'T25.JPG' });
  await user.click(screen.getByRole('button', { name: 'Sort Name' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Time taken' }));
  await screen.findByRole('button', { name: 'Sort Time taken' });
  expect(address()).toBe('?kind=3d-visual&order=time');
  await within(list).findByRole('img', { name: 'T1.JPG' });
  expect(asked.at(-1)).toMatchObject({ query: { orderBy: 'captured,name' }, page: { skip: 0 } });
});
