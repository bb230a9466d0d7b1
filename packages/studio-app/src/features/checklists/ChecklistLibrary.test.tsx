import { calls } from '@inspection-studio/domain/calls';
import type { ChecklistTemplate } from '@inspection-studio/domain/checklists';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { onPhone } from '../inspections/testing/on-phone.ts';
import { factsOf, pageOf } from '../inspections/testing/read-screen.ts';
import { type Replies, renderScreen } from '../inspections/testing/render-screen.tsx';
import { checklistEdit } from './checklist-actions.ts';
import { ChecklistDetails } from './ChecklistDetails.tsx';
import { ChecklistForm } from './ChecklistForm.tsx';
import { ChecklistLibrary } from './ChecklistLibrary.tsx';

const section = (title: string, ...items: string[]) => ({
  identifier: title,
  title,
  items: items.map((description) => ({ identifier: description, description })),
});
const mast: ChecklistTemplate = {
  id: 'mast-1',
  name: 'Mast climb',
  modified: '2025-01-02T12:00:00.000Z',
  sections: [section('Legs', 'Bolts', 'Welds'), section('Antennas', 'Brackets')],
};
const replies = new Map<object, unknown>([
  [calls.listChecklists, pageOf([mast])],
  [calls.getChecklist, mast],
]) as Replies;

it('on a phone a row has name, sections, items and date', async () => {
  onPhone();
  renderScreen(<ChecklistLibrary />, replies);
  await screen.findByRole('link', { name: 'Mast climb' });
  const rows = within(screen.getByRole('list', { name: 'checklists' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Mast climb2 sections, 3 items2025-01-02']);
});

it('the details number the sections and, within them, the items, in the order of the template', async () => {
  renderScreen(<ChecklistDetails checklistId="mast-1" />, replies);
  const headings = await screen.findAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['1 Legs', '2 Antennas']);
  const items = headings.flatMap((heading) => [...(heading.parentElement?.querySelectorAll('ol li') ?? [])]);
  expect(items.map(({ textContent }) => textContent)).toEqual(['1.1Bolts', '1.2Welds', '2.1Brackets']);
  expect(factsOf()).toEqual({ Contents: '2 sections, 3 items', 'Modified on': '2025-01-02' });
});

it('deleting says that it is final, and then offers no Undo', async () => {
  renderScreen(<ChecklistLibrary />, replies);
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Mast climb' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete checklist' });
  expect(question).toHaveTextContent('Mast climb is deleted. This cannot be undone.');
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  expect((await screen.findAllByText('Checklist deleted'))[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('checklists are edited with CreateLibrary', () => {
  expect(checklistEdit(mast)).toEqual({ to: '/checklists/update/mast-1', permission: 'CreateLibrary' });
});

it('an empty section and an empty item say what belongs there', async () => {
  const ignore = () => undefined;
  renderScreen(<ChecklistForm onSaved={ignore} onSavedForAnother={ignore} onCancel={ignore} />, replies);
  expect(await screen.findByRole('textbox', { name: 'Title of section 1' })).toHaveAttribute(
    'placeholder',
    'Title of the section',
  );
  expect(screen.getByRole('textbox', { name: 'Item 1.1' })).toHaveAttribute('placeholder', 'What is checked');
});
