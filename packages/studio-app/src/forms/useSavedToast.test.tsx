import { ToastProvider } from '@inspection-studio/design-system';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useSavedToast } from './useSavedToast.ts';

function Save({ thumbnailError }: { thumbnailError?: Error | null }) {
  const showSaved = useSavedToast();
  return (
    <button type="button" onClick={() => showSaved('Site created', 'North quay', thumbnailError)}>
      Save
    </button>
  );
}

async function save(thumbnailError?: Error | null) {
  render(
    <ToastProvider>
      <Save thumbnailError={thumbnailError} />
    </ToastProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Site created')).toBeVisible();
  expect(screen.getByText('North quay')).toBeVisible();
}

it.each([undefined, null])('a saved record is named', async (thumbnailError) => {
  await save(thumbnailError);
  expect(screen.queryByText('The thumbnail was not saved')).toBeNull();
});

it('a thumbnail that was not saved is said beside it, with the reason', async () => {
  await save(new Error('The file is too large.'));
  expect(screen.getByText('The thumbnail was not saved')).toBeVisible();
  expect(screen.getByText('The file is too large.')).toBeVisible();
});
