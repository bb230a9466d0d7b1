import { calls } from '@inspection-studio/domain/calls';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { button, press, showLayout as show } from './testing/show-layout.tsx';
import { sentence } from '../../widgets/testing/sentence.ts';

const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

describe('a layer is moved', () => {
  it.each([
    ['Move Part down', ['face', 'part', 'side'], 'Part is layer 2 of 3.'],
    ['Move Side up', ['part', 'side', 'face'], 'Side is layer 2 of 3.'],
  ])('at once without a map: %s', async (name, order, status) => {
    const { orders } = await show(null);
    await press(name);
    expect(await screen.findByText(status)).toBeInTheDocument();
    await waitFor(() => expect(orders()).toEqual([order]));
  });

  it.each(['Move Part up', 'Move Side down'])('not beyond the ends: %s', async (name) => {
    const { orders } = await show(null);
    expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    await press(name);
    await press('Move Face up');
    await waitFor(() => expect(orders()).toEqual([['face', 'part', 'side']]));
  });

  it('after a question when mapped locations are lost', async () => {
    const { orders } = await show();
    const text = '4 mapped locations do not fit the new order and will be removed from the mapping.';
    await press('Move Part down');
    expect((await question('Move layer')).getByText(text)).toBeVisible();
    await userEvent.click((await question('Move layer')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(orders()).toEqual([]);
    await press('Move Part down');
    await userEvent.click((await question('Move layer')).getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(orders()).toEqual([['face', 'part', 'side']]));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

describe('the question before a layer is deleted', () => {
  const delete_ = async (name: string) => {
    await press(`Delete ${name}`);
    return question('Delete location layer');
  };

  it.each([
    ['Part', 'Part is deleted with its 3 sections, in the location mapping too. This cannot be undone.'],
    ['Side', 'Side is deleted with its 1 section, in the location mapping too. This cannot be undone.'],
  ])('says what goes with %s', async (name, text) => {
    await show();
    expect((await delete_(name)).getByText(sentence(text))).toBeVisible();
  });

  it('says that changes of the mapping are lost, and deletes that layer', async () => {
    const { asked } = await show();
    await press('Begin location mapping');
    await press('Abutment');
    const dialog = await delete_('Part');
    expect(
      dialog.getByText(/, and location mapping ends without being saved\. This cannot be undone\.$/),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect((await screen.findAllByText('Location layer deleted'))[0]?.closest('li')).toHaveTextContent('Part');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(asked).toContainEqual(expect.objectContaining({ call: calls.deleteLayer, params: { id: 'part' } }));
  });
});

it('a layer is edited under its layout, and the search of the list stays in the address', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'Edit Face' })).toHaveAttribute(
    'href',
    '/locations/deck-1/update/face?filter=Via',
  );
});
