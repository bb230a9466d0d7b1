import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { MultiSelectField, type MultiSelectFieldProps } from './index.js';

const people = ['Priya Raman', 'Dele Okafor', 'Ruth Abernethy', 'Callum Reid'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));
const [priya, dele, ruth] = people as [(typeof people)[number], (typeof people)[number], (typeof people)[number]];

function setUp(props: Partial<MultiSelectFieldProps> = {}) {
  const onValueChange = vi.fn();
  render(<MultiSelectField aria-label="Members" items={people} onValueChange={onValueChange} {...props} />);
  return { onValueChange, box: screen.getByRole('combobox', { name: 'Members' }) };
}
const chipNames = () => screen.queryAllByRole('listitem').map((chip) => chip.textContent);
const removeButton = (label: string) => screen.getByRole('button', { name: `Remove ${label}` });

describe('MultiSelectField', () => {
  it('shows a choice as a chip, clears the box and stops suggesting it', async () => {
    const { box, onValueChange } = setUp();
    await userEvent.type(box, 'dele{ArrowDown}{Enter}');
    expect(onValueChange.mock.calls).toEqual([[[dele]]]);
    expect(chipNames()).toEqual(['Dele Okafor']);
    expect(box).toHaveValue('');
    await userEvent.click(box);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Priya Raman',
      'Ruth Abernethy',
      'Callum Reid',
    ]);
  });

  it('Backspace in the empty box moves to the last chip, and a second one removes it', async () => {
    const { box, onValueChange } = setUp({ defaultValue: [priya, dele] });
    box.focus();
    await userEvent.keyboard('{Backspace}');
    expect(removeButton('Dele Okafor')).toHaveFocus();
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    expect(onValueChange.mock.calls).toEqual([[[priya]]]);
    expect(removeButton('Priya Raman')).toHaveFocus();
    expect(screen.getByText('Dele Okafor removed')).toBeInTheDocument();
  });

  it('has one tab stop for all chips, and arrow keys move between them', async () => {
    const { box } = setUp({ defaultValue: [priya, dele, ruth] });
    box.focus();
    await userEvent.tab();
    expect(removeButton('Priya Raman')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(removeButton('Ruth Abernethy')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(box).toHaveFocus();
  });

  it('focuses the next chip after a removal, or the box if none remains', async () => {
    const { box } = setUp({ defaultValue: [priya, dele] });
    await userEvent.click(removeButton('Priya Raman'));
    expect(removeButton('Dele Okafor')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(chipNames()).toEqual([]);
    expect(box).toHaveFocus();
  });

  it('shows an archived choice and announces that it is archived', () => {
    setUp({ items: [], value: [{ value: 'graffiti', label: 'Graffiti', archived: true, swatch: '#444444' }] });
    const chip = screen.getByRole('listitem');
    expect(within(chip).getByText('archived')).toBeInTheDocument();
  });

  it('creates a new item from the text and clears the box', async () => {
    const onCreate = vi.fn();
    const { box } = setUp({ onCreate });
    await userEvent.type(box, 'Ada Lovelace{ArrowDown}{Enter}');
    expect(onCreate.mock.calls).toEqual([['Ada Lovelace']]);
    expect(box).toHaveValue('');
  });
});

it('Escape closes the suggestions, Delete on a chip removes it', async () => {
  const { box, onValueChange } = setUp({ defaultValue: [priya, dele] });
  box.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.tab();
  await userEvent.keyboard('{Delete}');
  expect(onValueChange.mock.calls).toEqual([[[dele]]]);
});

it('ArrowUp moves to the previous suggestion, ArrowLeft to the previous chip', async () => {
  const { box } = setUp({ defaultValue: [priya, dele] });
  box.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(box).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id);
  await userEvent.keyboard('{Escape}{Backspace}{ArrowLeft}');
  expect(removeButton('Priya Raman')).toHaveFocus();
});

it('ArrowLeft moves to the next chip in right-to-left pages', async () => {
  document.documentElement.dir = 'rtl';
  try {
    const { box } = setUp({ defaultValue: [priya, dele] });
    box.focus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(removeButton('Dele Okafor')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(removeButton('Priya Raman')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(box).toHaveFocus();
  } finally {
    document.documentElement.removeAttribute('dir');
  }
});

it('announces a choice', async () => {
  const { box } = setUp();
  await userEvent.type(box, 'ruth{ArrowDown}{Enter}');
  expect(screen.getByText('Ruth Abernethy added')).toHaveAttribute('role', 'status');
});

it('submits its choices, not the typed text, with a form', async () => {
  render(
    <form data-testid="form">
      <MultiSelectField aria-label="Members" name="member" items={people} defaultValue={[priya, dele]} />
    </form>,
  );
  await userEvent.type(screen.getByRole('combobox'), 'ru');
  const sent = new FormData(screen.getByTestId<HTMLFormElement>('form'));
  expect(sent.getAll('member')).toEqual(['priya raman', 'dele okafor']);
});

it('does not remove chips when read-only', async () => {
  const { onValueChange } = setUp({ readOnly: true, defaultValue: [priya] });
  await userEvent.click(removeButton('Priya Raman'));
  expect(removeButton('Priya Raman')).toBeDisabled();
  expect(onValueChange).not.toHaveBeenCalled();
});

it('holding Backspace to clear the box does not move to the chips', () => {
  const { box } = setUp({ defaultValue: [priya] });
  box.focus();
  fireEvent.keyDown(box, { key: 'Backspace', repeat: true });
  expect(box).toHaveFocus();
});
