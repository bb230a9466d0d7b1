import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StudioError } from '../../api/index.ts';
import { onPhone } from '../inspections/testing/on-phone.ts';
import { button, leaf, MAP, press, showLayout as show } from './testing/show-layout.tsx';

// Failed calls are logged.
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

const bar = () => screen.getByRole('region', { name: 'Location mapping' });
const begin = async () => {
  await press('Begin location mapping');
  return screen.findByRole('button', { name: 'Complete location mapping' });
};
const toast = async (title: string) => (await screen.findAllByText(title))[0]?.closest('li');

describe('the bar of a layout', () => {
  it.each([
    ['without a map', null, 'Not mapped'],
    ['with a map', MAP, '4 locations mapped. Select a section to see what belongs to it.'],
  ])('says %s how far it is mapped', async (_case, map, text) => {
    await show(map);
    expect(within(bar()).getByText(text)).toBeVisible();
    expect(screen.queryByRole('radiogroup', { name: 'View' }) !== null).toBe(map !== null);
  });

  it.each([
    ['words on a wide screen', () => undefined, 0, ['Undo', 'Remove location mapping']],
    ['icons on a phone, with the words as their names', onPhone, 2, ['', '']],
  ])('shows %s', async (_where, open, hiddenCount, tools) => {
    open();
    await show(MAP);
    const views = screen.getByRole('radiogroup', { name: 'View' });
    expect(views.querySelectorAll('[class*="visuallyHidden"]')).toHaveLength(hiddenCount);
    expect(within(views).getByRole('radio', { name: 'Outline' })).toBeInTheDocument();
    await begin();
    const pressed = ['Undo', 'Remove location mapping'].map((name) => within(bar()).getByRole('button', { name }));
    expect(pressed.map(({ textContent }) => textContent)).toEqual(tools);
  });

  it('counts the changes that saving makes', async () => {
    await show(MAP);
    await begin();
    expect(within(bar()).getByText('No changes')).toBeVisible();
    await press('Abutment');
    expect(await screen.findByText('1 change')).toBeVisible();
    await press('North');
    expect(await screen.findByText('2 changes')).toBeVisible();
  });

  it('shows the outline instead of the layers and their legend, until mapping begins', async () => {
    await show(MAP);
    expect(screen.getByText('Mapped elsewhere')).toBeInTheDocument();
    const [layersView, outlineView] = within(screen.getByRole('radiogroup', { name: 'View' })).getAllByRole('radio');
    expect(layersView).toHaveAccessibleName('Layers');
    expect(layersView).toBeChecked();
    expect(outlineView).toHaveAccessibleName('Outline');
    await userEvent.click(outlineView!);
    expect(await screen.findByRole('list', { name: 'Outline' })).toBeVisible();
    expect(within(bar()).getByText('4 locations mapped')).toBeVisible();
    expect(screen.queryByText('Mapped elsewhere')).toBeNull();
    await begin();
    expect(screen.getByRole('list', { name: 'Layers' })).toBeVisible();
    expect(screen.queryByRole('radiogroup', { name: 'View' })).toBeNull();
    expect(screen.getByText('Beyond the current depth')).toBeInTheDocument();
  });
});

describe('Cancel', () => {
  it('without changes ends the mapping at once, and focus moves to the button that begins it', async () => {
    const { saved } = await show(MAP);
    await begin();
    await press('Cancel');
    expect(await screen.findByRole('button', { name: 'Begin location mapping' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    expect(saved()).toEqual([]);
  });

  it('asks before it discards changes, and focus moves to the button that begins again', async () => {
    const { saved } = await show(MAP);
    await begin();
    await press('Abutment');
    await press('Cancel');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(button('Cancel')).toHaveFocus());
    await press('Cancel');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(button('Begin location mapping')).toHaveFocus());
    expect(within(bar()).getByText(/^4 locations mapped/)).toBeVisible();
    expect(saved()).toEqual([]);
  });
});

describe('Complete location mapping', () => {
  it('saves the map, shows that it is pending, and ends the mapping', async () => {
    const reply = Promise.withResolvers<void>();
    const { saved } = await show(MAP, () => reply.promise);
    const complete = await begin();
    await press('Abutment');
    await userEvent.click(complete);
    await waitFor(() => expect(complete).toHaveAttribute('aria-disabled', 'true'));
    expect(button('Cancel')).toHaveAttribute('aria-disabled', 'true');
    await press('Cancel');
    await userEvent.click(complete);
    reply.resolve();
    expect(await toast('Location mapping saved')).toHaveTextContent('Viaduct');
    expect(saved()).toEqual([[...MAP, leaf('abutment')]]);
    expect(await screen.findByRole('button', { name: 'Begin location mapping' })).toBeVisible();
    expect(within(bar()).getByText(/^5 locations mapped/)).toBeVisible();
  });

  it('keeps the mapping as it was sent when the save fails', async () => {
    const reply = Promise.withResolvers<void>();
    await show(MAP, () => reply.promise);
    const complete = await begin();
    await press('Abutment');
    await userEvent.click(complete);
    await waitFor(() => expect(complete).toHaveAttribute('aria-disabled', 'true'));
    await press('North');
    reply.reject(StudioError.fromAnswer(409));
    await waitFor(() => expect(complete).not.toHaveAttribute('aria-disabled', 'true'));
    expect(complete).toHaveTextContent('Complete location mapping');
    expect(screen.getByText('1 change')).toBeVisible();
  });
});

it('a mapping that someone else changed meanwhile is merged with theirs, and says who that was', async () => {
  const theirs = [...MAP.slice(0, 1), { ...leaf('pier'), nodes: [leaf('south')] }];
  const { saved } = await show(MAP, undefined, theirs);
  await begin();
  await press('Abutment');
  await press('Complete location mapping');
  const merged = await toast('Changes merged');
  expect(merged).toHaveTextContent('Hanna Lindqvist changed this mapping. Both changes are saved.');
  expect(await toast('Location mapping saved')).toHaveTextContent('Viaduct');
  expect(saved()).toEqual([
    [...MAP, leaf('abutment')],
    [...theirs, leaf('abutment')],
  ]);
});

describe('Remove location mapping', () => {
  const ask = async () => {
    await begin();
    await press('Remove location mapping');
    return within(await screen.findByRole('alertdialog', { name: 'Remove location mapping' }));
  };

  it('asks, removes the map at once, and the mapping continues without it', async () => {
    const { saved } = await show(MAP);
    const question = await ask();
    expect(
      question.getByText('This clears the mapping of Viaduct. The layers stay as they are. You cannot undo this.'),
    ).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    expect(await toast('Location mapping removed')).toHaveTextContent('Viaduct');
    expect(saved()).toEqual([null]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(button('Remove location mapping')).toHaveAttribute('title', 'Nothing is mapped yet.');
    expect(within(bar()).getByText('No changes')).toBeVisible();
  });

  it('that fails says why in the question, which stays open', async () => {
    await show(MAP, () => Promise.reject(StudioError.fromAnswer(409)));
    const question = await ask();
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    expect(await question.findByText('This action did not pass validation.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Complete location mapping' })).toBeVisible();
  });

  it.each([
    ['without a map', null, 'Nothing is mapped yet.', 'true'],
    ['with a map', MAP, null, null],
  ])('%s: says why it cannot be pressed', async (_case, map, reason, isOff) => {
    await show(map);
    await begin();
    const remove = button('Remove location mapping');
    expect([remove.getAttribute('title'), remove.getAttribute('aria-disabled')]).toEqual([reason, isOff]);
    await userEvent.click(remove);
    expect(screen.queryByRole('alertdialog') === null).toBe(isOff === 'true');
  });
});

it('Undo takes back the last step, and says so when there is none', async () => {
  await show(MAP);
  await begin();
  expect(button('Undo')).toHaveAttribute('title', 'There is nothing to undo.');
  await press('Deck');
  await press('Deck');
  expect(await within(bar()).findByText(/Undo brings back what was removed\.$/)).toHaveTextContent(
    'Deck removed from the mapping. 2 locations below it are removed too. Undo brings back what was removed.',
  );
  await press('Undo');
  expect(await screen.findByText('No changes')).toBeVisible();
  expect(button('Undo')).not.toHaveAttribute('title');
});
