import { calls } from '@inspection-studio/domain/calls';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FormPlace } from '../../../uploads/index.ts';
import { browserFormJournal } from '../../../uploads/testing/memory-form-journal.ts';
import { openEdit } from '../testing/open-edit.tsx';
import { save, tab } from '../testing/open-wizard.tsx';
import { inspection } from '../testing/records.ts';
import { maren } from '../testing/render-screen.tsx';

it('the changes of an inspection that exists are back, except where someone else has changed the same since', async () => {
  const journal = browserFormJournal();
  const place: FormPlace = [maren.id, 'edit/north-1'];
  const text = (name: string) => screen.getByRole('textbox', { name });
  const { user } = openEdit(inspection());
  await user.click(await screen.findByRole('tab', { name: /Details/ }));
  await user.type(text('Name'), 'Mine');
  await user.type(text('Description'), ' In fog.');
  await waitFor(async () =>
    expect((await journal.read(place))?.content).toMatchObject({
      entered: { name: 'NorthTowerAMine', description: 'All four faces. In fog.' },
    }),
  );
  cleanup();

  const later = openEdit(inspection({ name: 'Theirs' }));
  expect(await screen.findByText('Your unsaved changes are back')).toBeVisible();
  expect(text('Name')).toHaveValue('Theirs');
  expect(text('Description')).toHaveValue('All four faces. In fog.');
  await later.user.click(tab(/Confirmation/));
  await later.user.click(save());
  await waitFor(() => expect(later.onDone).toHaveBeenCalledOnce());
  expect(later.asked.find(({ call }) => call === calls.updateProject)?.payload).toMatchObject({
    name: 'Theirs',
    description: 'All four faces. In fog.',
  });
  await waitFor(async () => expect(await journal.read(place)).toBeUndefined());
});
