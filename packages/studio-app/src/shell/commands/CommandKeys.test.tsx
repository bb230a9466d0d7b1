import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../features/inspections/testing/render-screen.tsx';
import { CommandKeys } from './CommandKeys.tsx';
import { noRecords } from './testing/no-records.ts';

const code = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('./CommandCentre.tsx', async (original) => {
  await code.promise;
  return original();
});

it('what is typed after Ctrl+K while the palette loads is in its field, and Enter runs what it finds', async () => {
  const { router } = renderScreen(<CommandKeys />, noRecords);
  await screen.findByRole('button', { name: /^Search or run a command/ });
  const user = userEvent.setup();
  await user.keyboard('{Control>}k{/Control}docx{Backspace}ume{Enter}');
  expect(screen.queryByRole('combobox')).toBeNull();
  await act(async () => code.resolve());
  expect(await screen.findByRole('combobox', { name: 'Search or run a command' })).toHaveValue('docume');
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/company/documents'));
  await vi.waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('combobox')).toHaveValue('');
  await user.keyboard('pier');
  expect(screen.queryByRole('option', { name: 'Home' })).toBeNull();
  await user.keyboard('{Control>}kk{/Control}');
  expect(await screen.findByRole('combobox')).toHaveValue('');
  expect(screen.getByRole('option', { name: 'Home' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Go to' })).toBeVisible();
});

/** Presses Ctrl+K once the elements before it are on the page, before the browser paints them. */
function EarlyPress() {
  useLayoutEffect(() => {
    dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true }));
  }, []);
  return null;
}

it('Ctrl+K opens the palette from the moment the shell is visible', async () => {
  code.resolve();
  renderScreen(
    <>
      <CommandKeys />
      <EarlyPress />
    </>,
    noRecords,
  );
  expect(await screen.findByRole('combobox', { name: 'Search or run a command' })).toBeVisible();
});

it('a key that ends a composition opens nothing', async () => {
  code.resolve();
  renderScreen(<CommandKeys />, noRecords);
  await screen.findByRole('button', { name: /^Search or run a command/ });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true, keyCode: 229 });
  // A second one would close the palette again.
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(await screen.findByRole('combobox', { name: 'Search or run a command' })).toBeVisible();
});
