import { calls } from '@inspection-studio/domain/calls';
import type { Category } from '@inspection-studio/domain/categories';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { untranslated } from '../../widgets/testing/sentence.ts';
import { coloursOf } from '../inspections/testing/read-screen.ts';
import { type Replies, renderScreen } from '../inspections/testing/render-screen.tsx';
import { CategoryForm } from './CategoryForm.tsx';
import { EditCategory } from './EditCategory.tsx';
import { PresetForm } from './PresetForm.tsx';

const rust: Category = {
  id: 'rust-1',
  name: 'Rust',
  colour: '#aa0000',
  model: 'concrete-crack',
  modified: '2025-01-02T12:00:00.000Z',
  isArchived: false,
};
const moss: Category = { ...rust, id: 'moss-1', name: 'Moss', colour: '#00bb00', model: null };
const gone: Category = { ...rust, id: 'gone-1', name: 'Gone', isArchived: true };
const replies = new Map<object, unknown>([
  [calls.getCategory, rust],
  [calls.createCategory, { ...moss, name: 'Moss as saved' }],
  [calls.updateCategory, { ...rust, name: 'Rust as saved' }],
  [calls.createCategoryPreset, { id: 'steel-1', name: 'Steel as saved' }],
  [
    calls.listCategories,
    ({ query }: { query: { filter?: string } }) =>
      query.filter === 'isArchived eq false' ? [rust, moss] : [rust, moss, gone],
  ],
]) as Replies;

const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const type = async (text: string) => {
  const name = await screen.findByRole('textbox', { name: 'Name' });
  expect(name).toBeRequired();
  await user.type(name, text);
};
const toast = async (title: string) => (await screen.findAllByText(title))[0]?.closest('li');
const done = () => ({ onSaved: vi.fn(), onSavedForAnother: vi.fn(), onCancel: vi.fn() });
const payloadOf = (asked: ReturnType<typeof renderScreen>['asked'], call: unknown) =>
  asked.find((each) => each.call === call)?.payload;

describe('the form of a preset', () => {
  it('offers the active categories with their colours, and saves the selected ones in their order', async () => {
    const then = done();
    const { asked } = renderScreen(<PresetForm {...then} />, replies);
    await type('Steel');
    const field = screen.getByRole('combobox', { name: 'Categories' });
    expect(field).toHaveAttribute('placeholder', 'Search categories by name');
    expect(field).toHaveAccessibleDescription('1 to 30 categories.');
    await user.click(field);
    const options = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Rust', 'Moss']);
    expect(untranslated(screen.getByRole('listbox'))).toEqual(['Rust', 'Moss']);
    await user.click(screen.getByRole('option', { name: 'Moss' }));
    await user.click(field);
    await user.click(await screen.findByRole('option', { name: 'Rust' }));
    await user.keyboard('{Escape}');
    expect(coloursOf(document.body)).toEqual(['rgb(0, 187, 0)', 'rgb(170, 0, 0)']);
    await press('Save');
    await waitFor(() => expect(then.onSaved).toHaveBeenCalledWith({ id: 'steel-1', name: 'Steel as saved' }));
    expect(payloadOf(asked, calls.createCategoryPreset)).toEqual({ name: 'Steel', categories: ['moss-1', 'rust-1'] });
    expect(await toast('Category preset created')).toHaveTextContent('Steel as saved');
  });

  it('is not saved without a category; Cancel leaves it', async () => {
    const then = done();
    const { asked } = renderScreen(<PresetForm {...then} />, replies);
    await type('Steel');
    await press('Save');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Categories' })).toBeInvalid());
    await press('Cancel');
    expect(then.onCancel).toHaveBeenCalledTimes(1);
    expect(payloadOf(asked, calls.createCategoryPreset)).toBeUndefined();
  });
});

describe('the form of a category', () => {
  const colour = () => screen.getByRole('textbox', { name: 'Colour' });
  const model = () => screen.getByRole('combobox', { name: 'Model' });

  it('saves a new one with its name, colour and model', async () => {
    const then = done();
    const { asked } = renderScreen(<CategoryForm {...then} />, replies);
    await type('Moss');
    await user.click(screen.getByRole('radio', { name: 'Marking red' }));
    expect(model()).toHaveTextContent('No model');
    expect(model()).toHaveAccessibleDescription('Finds this category in images by AI.');
    await press('Save and add another');
    await waitFor(() => expect(then.onSavedForAnother).toHaveBeenCalledTimes(1));
    expect(payloadOf(asked, calls.createCategory)).toEqual({ name: 'Moss', colour: '#ce2a29', model: null });
    expect(await toast('Category created')).toHaveTextContent('Moss as saved');
  });

  it('starts with the values of the category, and saves what is changed', async () => {
    const onDone = vi.fn();
    const { asked } = renderScreen(<EditCategory categoryId="rust-1" onDone={onDone} />, replies);
    await type(' 2');
    expect(colour()).toHaveValue('#AA0000');
    expect(model()).toHaveTextContent('Concrete crack');
    await user.click(model());
    await user.click(await screen.findByRole('option', { name: 'No model' }));
    await press('Save');
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(payloadOf(asked, calls.updateCategory)).toEqual({ name: 'Rust 2', colour: '#aa0000', model: null });
    expect(await toast('Category saved')).toHaveTextContent('Rust as saved');
  });

  it.each([
    ['#0f62f', 'Colour is not a hex code'],
    ['#0f62fe', 'Colour is too similar to system colour'],
  ])('says at once what is wrong with the colour %s', async (hex, message) => {
    renderScreen(<EditCategory categoryId="rust-1" onDone={() => undefined} />, replies);
    await type(' 2');
    await user.clear(colour());
    await user.type(colour(), `${hex}{Tab}`);
    expect(await screen.findByText(message)).toBeVisible();
  });

  it.each([
    ['of the list', ['grid-1'], true],
    ['of no list', ['other-1'], false],
  ])('offers coating breakdown to a company %s only', async (_case, coatingBreakdownCompanies, isOffered) => {
    renderScreen(<CategoryForm {...done()} />, replies, '/', { settings: { coatingBreakdownCompanies } });
    await type('Moss');
    await user.click(model());
    const options = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(options.some(({ textContent }) => textContent === 'Coating breakdown')).toBe(isOffered);
    expect(options[0]).toHaveTextContent('No model');
  });
});
