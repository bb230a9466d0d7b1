import { calls } from '@inspection-studio/domain/calls';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StudioError } from '../../../api/index.ts';
import { readAgain } from '../testing/look-again.ts';
import { HERE, imageAt, openImages, picture } from '../testing/open-images.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const FLAGGED = `${HERE}?only=flagged`;
const pageOf = (numbers: readonly number[]) => ({
  items: numbers.map((number) => ({ ...imageAt(number), isFlagged: true })),
  pagination: { top: 24, skip: 0, count: numbers.length, pages: 1, hasNext: false, hasPrevious: false },
});
const place = (words: string) => screen.findByText(words, { selector: 'bdi' });

/** Opens an address of the inspection, over a server with a flag on images 3, 7 and 40. */
function open(address: string) {
  const page = pageOf([3, 7, 40]);
  const shown = openImages(address, [
    [calls.listImages, page],
    [calls.getImagePage, page],
    [calls.flagImages, undefined],
  ]);
  const filters = (call: typeof calls.listImages | typeof calls.getImagePage) =>
    shown.asked.flatMap((one) => (one.call === call ? [one.query?.filter] : []));
  return { ...shown, filters };
}

it('the viewer goes through the images of the filter, and its address has both', async () => {
  const { user, search } = open(FLAGGED);
  await user.click(await screen.findByRole('link', { name: 'DJI_7.JPG' }));
  await picture(7);
  expect(await place('2 of 3')).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  await picture(40);
  await waitFor(() => expect(search()).toBe('?only=flagged&image=dji-40'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(search()).toBe('?only=flagged'));
});

it('the order of the address is that of the viewer', async () => {
  const { asked } = open(`${HERE}?order=time&image=dji-7`);
  await picture(7);
  const series = asked.filter(({ call }) => call === calls.getImagePage || call === calls.listImages);
  expect(new Set(series.map(({ query }) => query?.orderBy))).toEqual(new Set(['captured,name']));
});

it('an address opens its image, even if the filter does not match it any more', async () => {
  const { filters } = open(`${FLAGGED}&image=dji-7`);
  await picture(7);
  expect(filters(calls.getImagePage)).toEqual(["isFlagged eq true or id eq 'dji-7'"]);
});

it('an image that loses its flag stays until the viewer is closed', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { user, filters } = open(`${FLAGGED}&image=dji-7`);
  await picture(7);
  await user.keyboard('{ArrowRight}');
  await picture(40);
  await user.keyboard('f');
  const kept = "isFlagged eq true or id eq 'dji-40' or id eq 'dji-7'";
  await waitFor(() => expect(filters(calls.listImages)).toContain(kept));
  // The page of the inspection leaves it out.
  expect(filters(calls.listImages)).toContain('isFlagged eq true');
  const before = filters(calls.listImages).length;
  await readAgain();
  await waitFor(() => expect(filters(calls.listImages).slice(before)).toContain(kept));
  expect(await picture(40)).toBeInTheDocument();
});

it('when others shorten the series, its last image is shown', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { user, replies } = open(`${FLAGGED}&image=dji-7`);
  await picture(7);
  await user.keyboard('{End}');
  await picture(40);
  replies.set(calls.listImages, pageOf([3, 7]));
  await readAgain();
  await picture(7);
  expect(await place('2 of 2')).toBeInTheDocument();
});

it('an unknown image leads back to the images of the filter', async () => {
  const { user, replies, search } = openImages(`${FLAGGED}&image=gone`, [
    [calls.getImagePage, StudioError.fromAnswer(404)],
  ]);
  replies.set(calls.listImages, pageOf([3]));
  await user.click(await screen.findByRole('link', { name: 'Back to the inspection' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(search()).toBe('?only=flagged');
});
