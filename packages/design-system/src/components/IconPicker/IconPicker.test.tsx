import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Field } from '../Field/index.js';
import { IconPicker, type IconPickerProps } from './index.js';

const named = (...names: string[]) =>
  names.map((name) => ({ value: name.toLowerCase(), name, icon: <svg aria-hidden="true" /> }));
const icons = named('Circle', 'Diamond', 'Triangle', 'Octagon', 'Tower', 'Tank');
const many = named(...Array.from({ length: 25 }, (_, index) => `Icon ${index + 1}`));

function setUp(props: Partial<IconPickerProps> = {}) {
  const onValueChange = vi.fn();
  render(<IconPicker aria-label="Icon" icons={icons} onValueChange={onValueChange} {...props} />);
  return { onValueChange };
}
const radio = (name: string) => screen.getByRole('radio', { name });

/** Mocks a layout in rows, because jsdom has no layout. */
function inColumns(columns: number) {
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this);
    return Math.floor(index / columns) * 36;
  });
}
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('IconPicker', () => {
  it('is a named radio group with one tab stop: the chosen icon, else the first', async () => {
    setUp({ defaultValue: 'triangle' });
    expect(screen.getByRole('radiogroup', { name: 'Icon' })).toBeInTheDocument();
    await userEvent.tab();
    expect(radio('Triangle')).toHaveFocus();
    expect(screen.getByRole('tooltip')).toHaveTextContent('Triangle');
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('chooses by click, Space and Enter, and reports each choice once', async () => {
    const { onValueChange } = setUp();
    await userEvent.tab();
    expect(radio('Circle')).toHaveFocus();
    expect(radio('Circle')).not.toBeChecked();
    await userEvent.keyboard(' ');
    await userEvent.click(radio('Octagon'));
    await userEvent.keyboard('{Enter}');
    expect(onValueChange.mock.calls).toEqual([['circle'], ['octagon']]);
    expect(radio('Octagon')).toBeChecked();
  });

  it('moves in rows and columns, and to both ends', async () => {
    inColumns(4);
    const { onValueChange } = setUp({ defaultValue: 'circle' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowUp}{ArrowLeft}{End}{Home}');
    expect(onValueChange.mock.calls.flat()).toEqual(['tower', 'tank', 'diamond', 'circle', 'tank', 'circle']);
    expect(radio('Circle')).toHaveFocus();
  });

  it('chooses by typing; a pause of 1000 ms restarts', () => {
    vi.useFakeTimers();
    const { onValueChange } = setUp({ defaultValue: 'circle' });
    radio('Circle').focus();
    fireEvent.keyDown(document.activeElement!, { key: 't' });
    fireEvent.keyDown(document.activeElement!, { key: 'o' });
    vi.advanceTimersByTime(1000);
    fireEvent.keyDown(document.activeElement!, { key: 'o' });
    expect(onValueChange.mock.calls.flat()).toEqual(['triangle', 'tower', 'octagon']);
  });

  it('does nothing when disabled', async () => {
    const { onValueChange } = setUp({ disabled: true });
    await userEvent.click(radio('Tank'));
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('takes its name and description from the Field, and submits its value with a form', () => {
    render(
      <form data-testid="form">
        <Field label="Icon" required error="Required" touched>
          <IconPicker icons={icons} value="tank" name="icon" />
        </Field>
      </form>,
    );
    const group = screen.getByRole('radiogroup', { name: 'Icon' });
    expect(group).toHaveAccessibleDescription('Required');
    expect(group).toBeInvalid();
    expect(new FormData(screen.getByTestId<HTMLFormElement>('form')).get('icon')).toBe('tank');
  });
});

describe('IconPicker: search', () => {
  it('is shown from 25 icons on', () => {
    const { rerender } = render(<IconPicker aria-label="Icon" icons={many.slice(1)} />);
    expect(screen.queryByRole('searchbox')).toBeNull();
    rerender(<IconPicker aria-label="Icon" icons={many} />);
    expect(screen.getByRole('searchbox', { name: 'Search icons' })).toBeInTheDocument();
  });

  it('does not take the attributes of the Field', () => {
    render(
      <Field label="Icon" required error="Required" touched>
        <IconPicker icons={many} />
      </Field>,
    );
    const box = screen.getByRole('searchbox', { name: 'Search icons' });
    expect(box).toBeValid();
    expect(box).not.toBeRequired();
    expect(box.id).not.toBe(screen.getByRole('radiogroup').id);
  });

  it('shows the matches, announces their number, and keeps the choice', async () => {
    setUp({ icons: many, defaultValue: 'icon 1' });
    const box = screen.getByRole('searchbox');
    await userEvent.type(box, '2');
    expect(screen.getAllByRole('radio').map((one) => one.getAttribute('aria-label'))).toEqual([
      'Icon 2',
      'Icon 20',
      'Icon 21',
      'Icon 22',
      'Icon 23',
      'Icon 24',
      'Icon 25',
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('7 icons');
    await userEvent.tab();
    await userEvent.tab();
    expect(radio('Icon 2')).toHaveFocus();
    await userEvent.clear(box);
    expect(radio('Icon 1')).toBeChecked();
  });

  it('says that nothing matches', async () => {
    setUp({ icons: many });
    await userEvent.type(screen.getByRole('searchbox'), 'pier');
    expect(screen.getByText('No icons found')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

it('Escape clears the search box', async () => {
  setUp({ icons: many });
  const box = screen.getByRole('searchbox', { name: 'Search icons' });
  await userEvent.type(box, 'Icon 7');
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  expect(box).toHaveValue('');
  expect(screen.getAllByRole('radio')).toHaveLength(25);
});

it('Enter in the search box does not submit the form around it', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <IconPicker aria-label="Icon" icons={many} />
    </form>,
  );
  await userEvent.type(screen.getByRole('searchbox'), 'Icon 7{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});
