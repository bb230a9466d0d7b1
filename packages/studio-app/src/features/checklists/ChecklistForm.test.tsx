import { calls } from '@inspection-studio/domain/calls';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { type Replies, renderScreen } from '../inspections/testing/render-screen.tsx';
import { ChecklistForm } from './ChecklistForm.tsx';
import { EditChecklist } from './EditChecklist.tsx';

const saved = { id: 'mast-1', name: 'Mast as saved', modified: '2025-01-02T12:00:00.000Z' };
const mast = {
  ...saved,
  name: 'Mast',
  sections: [
    {
      identifier: 'legs',
      title: 'Legs',
      items: ['Bolts', 'Welds'].map((text) => ({ identifier: text, description: text })),
    },
    { identifier: 'top', title: 'Antennas', items: [{ identifier: 'Brackets', description: 'Brackets' }] },
  ],
};
const replies = new Map<object, unknown>([
  [calls.getChecklist, mast],
  [calls.createChecklist, saved],
  [calls.updateChecklist, saved],
]) as Replies;
const field = (name: string) => screen.findByRole('textbox', { name });
const type = async (name: string, text: string) => userEvent.type(await field(name), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const toast = async (title: string) => (await screen.findAllByText(title))[0]?.closest('li');

const create = () => {
  const then = { onSaved: vi.fn(), onSavedForAnother: vi.fn(), onCancel: vi.fn() };
  const { asked } = renderScreen(<ChecklistForm {...then} />, replies);
  return { ...then, payload: () => asked.find(({ call }) => call === calls.createChecklist)?.payload };
};

it('a new checklist is saved with its sections and items, in their order', async () => {
  const { payload, onSaved } = create();
  await type('Name', 'Mast');
  await type('Title of section 1', 'Legs');
  await type('Item 1.1', 'Bolts');
  await press('Add item to section 1');
  expect(await field('Item 1.2')).toHaveFocus();
  await type('Item 1.2', 'Welds');
  await press('Add section');
  expect(await field('Title of section 2')).toHaveFocus();
  await type('Title of section 2', 'Antennas');
  await type('Item 2.1', 'Brackets');
  await press('Move section 2 up');
  await press('Save');
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(saved));
  expect(payload()).toMatchObject({
    name: 'Mast',
    sections: [
      { title: 'Antennas', items: [{ description: 'Brackets' }] },
      { title: 'Legs', items: [{ description: 'Bolts' }, { description: 'Welds' }] },
    ],
  });
  expect(await toast('Checklist created')).toHaveTextContent('Mast as saved');
});

it("'Save and add another' says so to the page, and Cancel saves nothing", async () => {
  const { payload, onSaved, onSavedForAnother, onCancel } = create();
  await type('Name', 'Mast');
  await press('Cancel');
  expect(onCancel).toHaveBeenCalledOnce();
  expect(payload()).toBeUndefined();
  await type('Title of section 1', 'Legs');
  await type('Item 1.1', 'Bolts');
  await press('Save and add another');
  await waitFor(() => expect(onSavedForAnother).toHaveBeenCalledOnce());
  expect(onSaved).not.toHaveBeenCalled();
});

it('the title of a section and the text of an item are required', async () => {
  const { payload } = create();
  await type('Name', 'Mast');
  await press('Save');
  await waitFor(async () => expect(await field('Title of section 1')).toBeInvalid());
  expect(await field('Item 1.1')).toBeInvalid();
  expect(await field('Title of section 1')).toBeRequired();
  expect(await field('Item 1.1')).toBeRequired();
  expect(payload()).toBeUndefined();
});

it.each([
  ['Delete section 1', 'A checklist has at least one section'],
  ['Delete item 1.1', 'A section has at least one item'],
])('%s: one of each remains', async (name, reason) => {
  create();
  await field('Name');
  const button = screen.getByRole('button', { name });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  button.focus();
  await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(reason));
});

it('an existing checklist is changed: an item of one section is deleted, and one is renamed', async () => {
  const onDone = vi.fn<() => void>();
  const { asked } = renderScreen(<EditChecklist checklistId="mast-1" onDone={onDone} />, replies);
  await field('Item 2.1');
  const values = screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
  expect(values).toEqual(['Mast', 'Legs', 'Bolts', 'Welds', 'Antennas', 'Brackets']);
  const items = within(screen.getByRole('group', { name: 'Items of section 1' }));
  await userEvent.click(items.getByRole('button', { name: 'Delete item 1.1' }));
  await type('Item 2.1', ' 2');
  await press('Save');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(asked.find(({ call }) => call === calls.updateChecklist)?.payload).toEqual({
    name: 'Mast',
    sections: [
      { ...mast.sections[0], items: [{ identifier: 'Welds', description: 'Welds' }] },
      { ...mast.sections[1], items: [{ identifier: 'Brackets', description: 'Brackets 2' }] },
    ],
  });
  expect(await toast('Checklist saved')).toHaveTextContent('Mast as saved');
});
