import { calls } from '@inspection-studio/domain/calls';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type Replies, renderScreen } from '../inspections/testing/render-screen.tsx';
import { CreateLayer } from './CreateLayer.tsx';

const user = userEvent.setup();
const field = (name: string) => screen.getByRole('spinbutton', { name });
const INTERVAL = 'Interval cannot be greater than the distance between the location bounds.';
const BOUNDS = 'Lower location bound cannot be greater or equal to higher location bound.';

const press = (name: string) => user.click(screen.getByRole('button', { name }));

async function show(kind: 'Terms' | 'Numerical interval' = 'Numerical interval') {
  const onDone = vi.fn<() => void>();
  const replies = new Map<object, unknown>([
    [calls.getLayout, { id: 'deck-1', name: 'Deck', modified: '2025-01-02T12:00:00.000Z', map: null }],
    [calls.createLayer, { id: 'chainage', name: 'Chainage as saved', layoutId: 'deck-1' }],
  ]) as Replies;
  const { asked } = renderScreen(<CreateLayer layoutId="deck-1" onDone={onDone} />, replies);
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Chainage');
  await user.click(screen.getByRole('radio', { name: kind }));
  const fill = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) {
      await user.clear(field(name));
      await user.type(field(name), value);
    }
    await user.tab();
  };
  const payload = () => asked.find(({ call }) => call === calls.createLayer)?.payload;
  return { fill, payload, onDone };
}

describe('The fields of a numerical layer are checked together, whichever is changed last', () => {
  it('the bounds', async () => {
    const { fill } = await show();
    await fill({ 'Highest location': '0' });
    expect(await screen.findByText(BOUNDS)).toBeVisible();
    await fill({ 'Highest location': '20' });
    await waitFor(() => expect(screen.queryByText(BOUNDS)).toBeNull());
    await fill({ 'Lowest location': '20' });
    expect(await screen.findByText(BOUNDS)).toBeVisible();
  });

  it('the interval and the bounds', async () => {
    const { fill } = await show();
    await fill({ Interval: '100' });
    expect(await screen.findByText(INTERVAL)).toBeVisible();
    await fill({ 'Highest location': '200' });
    await waitFor(() => expect(screen.queryByText(INTERVAL)).toBeNull());
    await fill({ 'Lowest location': '150' });
    expect(await screen.findByText(INTERVAL)).toBeVisible();
  });
});

it('the sections of the bounds and the interval are saved', async () => {
  const { fill, payload, onDone } = await show();
  await fill({ 'Lowest location': '2', 'Highest location': '6', Interval: '2' });
  expect(screen.getByText('3 sections: 2, 4, 6')).toBeVisible();
  await press('Save');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(payload()).toEqual({
    name: 'Chainage',
    isSegmented: false,
    layoutId: 'deck-1',
    sections: [
      { name: '2', interval: 2 },
      { name: '4', interval: 2 },
      { name: '6', interval: 2 },
    ],
  });
});

it('a new layer of terms is saved with its name, whether it is segmented, and its terms', async () => {
  const { onDone, payload } = await show('Terms');
  expect(screen.getByText('The layer is distributed along a single axis.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Segmented' }));
  await user.type(screen.getByRole('textbox', { name: 'Term 1' }), 'Deck');
  await press('Save');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(payload()).toEqual({ name: 'Chainage', isSegmented: true, layoutId: 'deck-1', sections: [{ name: 'Deck' }] });
  expect((await screen.findAllByText('Location layer created'))[0]?.closest('li')).toHaveTextContent(
    'Chainage as saved',
  );
});

it('a layer has at least one term: focus moves to the first when all are empty', async () => {
  const { payload } = await show('Terms');
  screen.getByRole('button', { name: 'Delete term 1' }).focus();
  await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('A layer has at least one term'));
  await press('Save');
  expect(await screen.findByText('At least 1 term must be provided.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Term 1' })).toHaveFocus());
  expect(payload()).toBeUndefined();
});

it('a layer without terms is an error at once when the only one is cleared', async () => {
  await show('Terms');
  const term = screen.getByRole('textbox', { name: 'Term 1' });
  await user.type(term, 'Deck{Tab}');
  await user.clear(term);
  await user.tab();
  expect(await screen.findByText('At least 1 term must be provided.')).toBeVisible();
});

it('Cancel closes the form', async () => {
  const { onDone, payload } = await show();
  await press('Cancel');
  expect(onDone).toHaveBeenCalledOnce();
  expect(payload()).toBeUndefined();
});
