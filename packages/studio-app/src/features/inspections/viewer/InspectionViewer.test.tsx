import { type Call, calls } from '@inspection-studio/domain/calls';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StudioError } from '../../../api/index.ts';
import { readAgain } from '../testing/look-again.ts';
import { HERE, imageAt, openImages, pageFrom, picture, place } from '../testing/open-images.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('a thumbnail opens its image over the inspection, at an address of its own', async () => {
  const { user, search } = openImages(HERE);
  await user.click(await screen.findByRole('link', { name: 'DJI_3.JPG' }));
  expect(await screen.findByRole('dialog', { name: 'Images of NorthTowerA' })).toBeInTheDocument();
  expect(await picture(3)).toHaveFocus();
  expect(await place(3)).toBeInTheDocument();
  expect(search()).toBe('?image=dji-3');
});

it('an address opens its image, wherever it is in the series', async () => {
  const { asked } = openImages(`${HERE}?image=dji-30`);
  expect(await picture(30)).toBeInTheDocument();
  expect(await place(30)).toBeInTheDocument();
  const located = asked.filter(({ call }) => call === calls.getImagePage);
  expect(located).toMatchObject([{ params: { id: 'dji-30' }, query: { projectId: 'north-1' } }]);
});

it('keys show other images, across pages, and the address follows without another place in the history', async () => {
  const { user, search, router } = openImages(`${HERE}?image=dji-24`);
  await picture(24);
  await user.keyboard('{ArrowRight}');
  await picture(25);
  await waitFor(() => expect(search()).toBe('?image=dji-25'));
  await user.keyboard('{End}');
  await picture(50);
  await user.keyboard('{ArrowRight}{ArrowLeft}');
  await picture(49);
  await user.keyboard('{Home}');
  await picture(1);
  await waitFor(() => expect(search()).toBe('?image=dji-1'));
  expect(router.state.historyAction).toBe('REPLACE');
});

it('the address follows when somebody stays at an image, not while they leaf', async () => {
  const { search, router } = openImages(`${HERE}?image=dji-3`);
  const stage = await picture(3);
  const addresses: string[] = [];
  router.subscribe(({ location }) => addresses.push(location.search));
  // No time passes between them.
  for (let step = 0; step < 20; step += 1) fireEvent.keyDown(stage, { key: 'ArrowRight' });
  await picture(23);
  await waitFor(() => expect(search()).toBe('?image=dji-23'));
  expect(new Set(addresses)).toEqual(new Set(['?image=dji-23']));
});

it('an image is located once; steps read pages of its section only', async () => {
  const { user, asked } = openImages(`${HERE}?image=dji-24`);
  await picture(24);
  for (const number of [25, 26, 27]) {
    await user.keyboard('{ArrowRight}');
    await picture(number);
  }
  expect(asked.filter(({ call }) => call === calls.getImagePage)).toHaveLength(1);
  const pages = asked.filter(({ call }) => call === calls.listImages);
  expect(pages.every(({ query }) => query && 'depth' in query && 'type' in query)).toBe(true);
  expect(new Set(pages.map(({ page }) => page?.skip))).toEqual(new Set([0, 24, 48]));
});

it('while a page is read, the place is shown and the image is not', async () => {
  const { user, replies } = openImages(`${HERE}?image=dji-1`);
  await picture(1);
  let answer = (_page: unknown) => {};
  replies.set(calls.listImages, () => new Promise((resolve) => (answer = resolve)));
  await user.keyboard('{End}');
  expect(await place(50)).toBeInTheDocument();
  expect(screen.getByRole('application', { name: 'Loading image' })).toBeInTheDocument();
  act(() => answer(pageFrom(48)));
  expect(await picture(50)).toBeInTheDocument();
});

it.each([
  ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  [
    'Close',
    async (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Close' })),
  ],
])('%s goes back to the inspection from which it was opened, after steps too', async (_case, close) => {
  const { user, search, router } = openImages(HERE);
  const thumbnail = await screen.findByRole('link', { name: 'DJI_3.JPG' });
  await user.click(thumbnail);
  await picture(3);
  await user.keyboard('{ArrowRight}');
  await picture(4);
  await waitFor(() => expect(search()).toBe('?image=dji-4'));
  await close(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([search(), router.state.historyAction]).toEqual(['', 'POP']);
  expect(thumbnail).toHaveFocus();
});

it('closing an image that an address opened shows the inspection in its place', async () => {
  const { user, search, router } = openImages(`${HERE}?image=dji-3`);
  await picture(3);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([search(), router.state.historyAction]).toEqual(['', 'REPLACE']);
});

it('another image of the address, such as by Back, is shown', async () => {
  const { router } = openImages(`${HERE}?image=dji-3`);
  await picture(3);
  await act(() => router.navigate(`${HERE}?image=dji-40`));
  expect(await picture(40)).toBeInTheDocument();
  expect(await place(40)).toBeInTheDocument();
});

it('an unknown image says so, with a way back', async () => {
  const missing = StudioError.fromAnswer(404);
  const { user, search } = openImages(`${HERE}?image=gone`, [[calls.getImagePage, missing]]);
  expect(await screen.findByText('Unable to find this resource on the server.')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Back to the inspection' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(search()).toBe('');
});

it('an image stays when it cannot be read again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { replies, asked } = openImages(`${HERE}?image=dji-3`);
  await picture(3);
  const fails = StudioError.fromAnswer(500);
  for (const call of [calls.getImagePage, calls.listImages]) replies.set(call, fails);
  const before = asked.length;
  await readAgain();
  await waitFor(() => expect(asked.slice(before).map(({ call }) => call)).toContain(calls.getImagePage));
  expect(await picture(3)).toBeInTheDocument();
  expect(within(screen.getByRole('dialog')).queryByText(fails.message)).toBeNull();
});

describe('flags', () => {
  const flagButton = (name = 'Flag') => screen.getByRole('button', { name });
  const sentFlags = (asked: readonly { call: Call }[]) => asked.filter(({ call }) => call === calls.flagImages);

  it('F flags the image, which is shown before the server has answered', async () => {
    const { user, asked } = openImages(`${HERE}?image=dji-3`, [[calls.flagImages, () => new Promise(() => undefined)]]);
    await picture(3);
    await user.keyboard('f');
    expect(await screen.findByText('DJI_3.JPG, 3 of 50, Flagged')).toBeInTheDocument();
    expect(flagButton()).toHaveAttribute('aria-pressed', 'true');
    expect(sentFlags(asked)).toMatchObject([
      { params: { id: 'north-1' }, payload: { ids: ['dji-3'], isFlagged: true } },
    ]);
  });

  it('a flag that is refused is taken back', async () => {
    let refuse = (_error: Error) => {};
    const answer = () => new Promise((_resolve, reject) => (refuse = reject));
    const { user } = openImages(`${HERE}?image=dji-3`, [[calls.flagImages, answer]]);
    await picture(3);
    await user.click(flagButton());
    await waitFor(() => expect(flagButton()).toHaveAttribute('aria-pressed', 'true'));
    act(() => refuse(StudioError.fromAnswer(500)));
    await waitFor(() => expect(flagButton()).toHaveAttribute('aria-pressed', 'false'));
  });

  it('are not offered to a Trial user', async () => {
    const { user, asked } = openImages(`${HERE}?image=dji-3`, [], { roleId: 'Trial' });
    await picture(3);
    expect(screen.queryByRole('button', { name: 'Flag' })).toBeNull();
    await user.keyboard('f');
    expect(sentFlags(asked)).toEqual([]);
  });
});

describe('the strip', () => {
  it('shows the images around the current one, and the page of an image that is scrolled to', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
    const { user } = openImages(`${HERE}?image=dji-3`);
    await picture(3);
    const strip = screen.getByRole('listbox', { name: 'Images' });
    expect(within(strip).getByRole('option', { selected: true })).toHaveAccessibleName('DJI_3.JPG');
    strip.scrollLeft = 1e6;
    fireEvent.scroll(strip);
    await user.click(await within(strip).findByRole('option', { name: 'DJI_50.JPG' }));
    expect(await picture(50)).toBeInTheDocument();
  });

  it('is not there for a single image', async () => {
    const only = { items: [imageAt(1)], pagination: { ...pageFrom(0).pagination, count: 1 } };
    openImages(`${HERE}?image=dji-1`, [
      [calls.getImagePage, only],
      [calls.listImages, only],
    ]);
    await picture(1);
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
