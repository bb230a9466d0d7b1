import { type Call, calls } from '@inspection-studio/domain/calls';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StudioError } from '../../../api/index.ts';
import { HERE, openImages, picture } from '../testing/open-images.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.clear();
  // As another tab would say it: the setting is kept in memory too.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const panel = () => screen.findByRole('region', { name: 'Facts' });
const factsButton = () => screen.getByRole('button', { name: 'Facts' });
const facts = { takenLocal: '2025-05-12T14:03:22', make: 'DJI', model: 'M3E' };
const askedFor = (asked: readonly { call: Call; params?: unknown }[]) =>
  asked.flatMap(({ call, params }) => (call === calls.getImageFacts ? [params] : []));

it('I shows the facts of the image, of each one that is looked at, until it is pressed again', async () => {
  const cameras = new Map([
    ['dji-3', facts],
    ['dji-4', { ...facts, model: 'M4T' }],
  ]);
  const answer = ({ params }: { params: { id: string } }) => cameras.get(params.id);
  const { user, asked } = openImages(`${HERE}?image=dji-3`, [[calls.getImageFacts, answer]]);
  await picture(3);
  expect(askedFor(asked)).toEqual([]);
  await user.keyboard('i');
  expect(await within(await panel()).findByText('DJI M3E')).toBeInTheDocument();
  expect(within(await panel()).getByText('May 12, 2025, 14:03:22')).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  expect(await within(await panel()).findByText('DJI M4T')).toBeInTheDocument();
  expect(askedFor(asked)).toEqual([{ id: 'dji-3' }, { id: 'dji-4' }]);
  await user.keyboard('i');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Facts' })).toBeNull());
});

it('facts that were open are open at the next visit', async () => {
  const { user } = openImages(`${HERE}?image=dji-3`, [[calls.getImageFacts, facts]]);
  await picture(3);
  await user.click(factsButton());
  await panel();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('link', { name: 'DJI_5.JPG' }));
  await picture(5);
  expect(await within(await panel()).findByText('DJI M3E')).toBeInTheDocument();
  await user.click(within(await panel()).getByRole('button', { name: 'Close facts' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Facts' })).toBeNull());
});

it('what the studio knows is there before the file is read', async () => {
  const { user } = openImages(`${HERE}?image=dji-3`, [[calls.getImageFacts, () => new Promise(() => undefined)]]);
  await picture(3);
  await user.keyboard('i');
  expect(await within(await panel()).findByText('3D Digital Twin, visual')).toBeInTheDocument();
  expect(await panel()).toHaveAttribute('aria-busy', 'true');
});

it('facts that cannot be read can be asked for again', async () => {
  const refused = StudioError.fromAnswer(500);
  const { user, replies } = openImages(`${HERE}?image=dji-3`, [[calls.getImageFacts, refused]]);
  await picture(3);
  await user.keyboard('i');
  expect(await within(await panel()).findByText(refused.message)).toBeInTheDocument();
  replies.set(calls.getImageFacts, facts);
  await user.click(within(await panel()).getByRole('button', { name: 'Click to retry data fetching.' }));
  expect(await within(await panel()).findByText('DJI M3E')).toBeInTheDocument();
});
