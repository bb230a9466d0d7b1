import { calls } from '@inspection-studio/domain/calls';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { StudioError } from '../../api/index.ts';
import { type Replies, renderScreen } from '../inspections/testing/render-screen.tsx';
import { CreateLayer } from './CreateLayer.tsx';
import { EditLayer } from './EditLayer.tsx';

const modified = '2025-01-02T12:00:00.000Z';
const part = {
  id: 'part-1',
  name: 'Part',
  modified,
  isSegmented: true,
  layoutId: 'deck-1',
  sections: [
    { id: 'deck', name: 'Deck' },
    { id: 'pier', name: 'Pier' },
  ],
};
const chainage = {
  ...part,
  name: 'Chainage',
  sections: ['0', '5', '10'].map((name) => ({ id: name, name, interval: 5 })),
};
const replies = new Map<object, unknown>([
  [calls.getLayout, { id: 'deck-1', name: 'Viaduct', modified, map: null }],
  [calls.getLayer, part],
  [calls.updateLayer, { ...part, name: 'Part as saved' }],
]) as Replies;

afterEach(() => vi.restoreAllMocks());

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Every field with its value, and whether it can be changed. */
const fields = () =>
  [...screen.getAllByRole<HTMLInputElement>('textbox'), ...screen.queryAllByRole<HTMLInputElement>('spinbutton')].map(
    (field) => [
      field.labels?.[0]?.textContent?.split('*')[0] ?? field.ariaLabel,
      field.value,
      field.readOnly ? 'fixed' : 'free',
    ],
  );
const choices = () =>
  [...screen.getAllByRole('radio'), screen.getByRole('checkbox')].map((choice) => [
    (choice as HTMLInputElement).disabled || choice.getAttribute('aria-disabled') === 'true' ? 'fixed' : 'free',
    choice.getAttribute('aria-checked') ?? String((choice as HTMLInputElement).checked),
  ]);

it('of an existing layer, only the terms can change', async () => {
  const onDone = vi.fn<() => void>();
  renderScreen(<EditLayer layerId="part-1" onDone={onDone} />, replies);
  await screen.findByRole('textbox', { name: 'Term 2' });
  expect(fields()).toEqual([
    ['Name', 'Part', 'fixed'],
    ['Term 1', 'Deck', 'free'],
    ['Term 2', 'Pier', 'free'],
  ]);
  expect(choices()).toEqual([
    ['fixed', 'false'],
    ['fixed', 'true'],
    ['fixed', 'true'],
  ]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Term 2' }), ' 2');
  await press('Save');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect((await screen.findAllByText('Location layer saved'))[0]?.closest('li')).toHaveTextContent('Part as saved');
});

it('a numerical layer shows its numbers, and cannot be saved', async () => {
  renderScreen(
    <EditLayer layerId="part-1" onDone={() => undefined} />,
    new Map([...replies, [calls.getLayer, chainage]]),
  );
  expect(await screen.findByText('A numerical layer cannot be changed once it is made.')).toBeVisible();
  expect(fields().map(([, ...rest]) => rest)).toEqual([
    ['Chainage', 'fixed'],
    ['0', 'fixed'],
    ['10', 'fixed'],
    ['5', 'fixed'],
  ]);
  expect(screen.getByText('3 sections: 0, 5, 10')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});

it.each([
  ['a new layer', <CreateLayer key="c" layoutId="gone-1" onDone={() => undefined} />, calls.getLayout],
  ['a layer', <EditLayer key="e" layerId="gone-1" onDone={() => undefined} />, calls.getLayer],
])('the form of %s of an unknown id leads back to the layouts', async (_case, form, call) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderScreen(form, new Map([...replies, [call, StudioError.fromAnswer(404)]]), '/locations/gone-1?filter=Via');
  const link = within(await screen.findByRole('alert')).getByRole('link', { name: 'Locations' });
  expect(link).toHaveAttribute('href', '/locations?filter=Via');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
