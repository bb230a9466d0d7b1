import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { factsOf } from '../../features/inspections/testing/read-screen.ts';
import { renderScreen } from '../../features/inspections/testing/render-screen.tsx';
import { ShortcutSheet } from './ShortcutSheet.tsx';
import { studioCommands } from './studio-commands.tsx';

it('the sheet says what each key does, what can be typed, and why something is not available', async () => {
  const [home, categories, ...others] = studioCommands('maren-1');
  renderScreen(
    <ShortcutSheet
      open
      onOpenChange={() => undefined}
      offered={[home!, others.at(-1)!]}
      refused={[{ command: categories!, reason: 'Requires the All access role or higher.' }]}
    />,
    new Map(),
  );
  const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(factsOf(sheet.getByRole('region', { name: 'Keys' }))).toEqual({
    'Search or run a command': 'CtrlK',
    'Keyboard shortcuts': '?',
    'Close the dialog or the menu': 'Esc',
    'Go to the notifications': 'F8',
    'Move a row of a form up or down': 'AltUp or Down',
    'Select a range of sections while mapping': 'ShiftLeft or Right',
  });
  const typed = within(sheet.getByRole('region', { name: 'Commands you can type' }));
  expect(typed.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Home', 'Logout']);
  expect(factsOf(sheet.getByRole('region', { name: 'Not available to you' }))).toEqual({
    Categories: 'Requires the All access role or higher.',
  });
});
