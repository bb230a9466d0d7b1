import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../features/inspections/testing/render-screen.tsx';
import PreflightDialog from './PreflightDialog.tsx';
import { keepFacts } from './usePreflight.ts';

const item = (name: string) => ({ file: new File([name], name), path: name });
const items = ['b.jpg', 'a.jpg', 'c.jpg', 'fine.jpg'].map(item);
const [b, a, c] = items.map(({ file }) => file);
keepFacts(b!, { takenMs: Date.UTC(2026, 10, 20, 9, 30) });
keepFacts(a!, { takenMs: Date.UTC(2026, 10, 20, 9, 40) });
keepFacts(c!, { takenMs: Date.UTC(2026, 10, 20, 9, 20) });

function show() {
  const onRemove = vi.fn<(files: readonly File[]) => void>();
  const onClose = vi.fn<() => void>();
  renderScreen(
    <PreflightDialog
      items={items}
      findings={[
        { kind: 'noPosition', level: 'look', text: '3 images have no position', places: [0, 1, 2] },
        { kind: 'duplicate', level: 'look', text: '2 files are exact copies of others', places: [0, 1] },
        { kind: 'tooFew', level: 'refused', text: 'There are too few.', places: [] },
      ]}
      kind="noPosition"
      onRemove={onRemove}
      onClose={onClose}
    />,
    new Map(),
  );
  return { onRemove, onClose, user: userEvent.setup() };
}
const table = () => screen.findByRole('table', { name: 'Files with findings' });
/** Cells of each row, after its checkbox. */
const cells = () =>
  within(screen.getByRole('table', { name: 'Files with findings' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].slice(1).map(({ textContent }) => textContent));
const names = () => cells().map(([name]) => name);

it('the table shows when each file was taken, where, and what was found', async () => {
  show();
  await within(await table()).findByText('a.jpg');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Time',
    'Position',
    'Finding',
  ]);
  expect(cells()).toEqual([
    ['b.jpg', '2026-11-20 09:30:00', 'Not recorded', 'No position, Exact copy'],
    ['a.jpg', '2026-11-20 09:40:00', 'Not recorded', 'No position, Exact copy'],
    ['c.jpg', '2026-11-20 09:20:00', 'Not recorded', 'No position'],
  ]);
});

it.each([
  ['Name', ['a.jpg', 'b.jpg', 'c.jpg']],
  ['Time', ['c.jpg', 'b.jpg', 'a.jpg']],
  ['Finding', ['c.jpg', 'b.jpg', 'a.jpg']],
])('a click on %s sorts by it', async (header, order) => {
  const { user } = show();
  await within(await table()).findByText('a.jpg');
  await user.click(within(await table()).getByRole('button', { name: new RegExp(header) }));
  expect(names()).toEqual(order);
});

it('the filter offers the findings that have files', async () => {
  const { user } = show();
  await within(await table()).findByText('c.jpg');
  await user.click(screen.getByRole('combobox', { name: 'Finding' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'All findings',
    '3 images have no position',
    '2 files are exact copies of others',
  ]);
  await user.click(screen.getByRole('option', { name: '2 files are exact copies of others' }));
  await waitFor(() => expect(names()).toEqual(['b.jpg', 'a.jpg']));
});

it('removes the selected files, and keeps all on request', async () => {
  const { user, onRemove, onClose } = show();
  await within(await table()).findByText('c.jpg');
  expect(screen.getByRole('button', { name: 'Remove from the step' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Keep all' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(onRemove).not.toHaveBeenCalled();
  for (const name of ['a.jpg', 'c.jpg']) await user.click(screen.getByRole('checkbox', { name: new RegExp(name) }));
  await user.click(screen.getByRole('button', { name: 'Remove 2 files from the step' }));
  expect(onRemove.mock.calls).toEqual([[[a, c]]]);
  expect(onClose).toHaveBeenCalledTimes(2);
});
