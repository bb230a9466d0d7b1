import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SuggestionField, type SuggestionFieldProps } from './index.js';

const names = ['Bearing', 'Bridge deck', 'Pier 1', 'Pier 2', 'Pier 3', 'Abutment', 'Parapet', 'Cable stay'];
const items = names.map((label) => ({ value: label.toLowerCase(), label }));

function setUp(props: Partial<SuggestionFieldProps> = {}) {
  const onSelect = vi.fn();
  render(<SuggestionField aria-label="Tag" items={items} onSelect={onSelect} {...props} />);
  return { onSelect, box: screen.getByRole('combobox', { name: 'Tag' }) };
}
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('SuggestionField: suggestions show 5 unless a length is given', () => {
  it('shows 5', async () => {
    const { box } = setUp();
    await userEvent.click(box);
    expect(shown()).toEqual(names.slice(0, 5));
  });

  it('shows as many as the length', async () => {
    const { box } = setUp({ length: 8 });
    await userEvent.click(box);
    expect(shown()).toEqual(names);
  });

  it('leaves out what is excluded', async () => {
    const { box } = setUp({ exclude: ['bearing', 'pier 1'] });
    await userEvent.click(box);
    expect(shown()).toEqual(['Bridge deck', 'Pier 2', 'Pier 3', 'Abutment', 'Parapet']);
  });
});

describe('SuggestionField', () => {
  it('shows its list on a click and on an arrow key, before anything is typed', async () => {
    const { box } = setUp();
    await userEvent.tab();
    expect(shown()).toEqual([]);
    await userEvent.keyboard('{ArrowDown}');
    expect(shown()).toEqual(names.slice(0, 5));
    await userEvent.keyboard('{Escape}');
    expect(shown()).toEqual([]);
    await userEvent.click(box);
    expect(shown()).toEqual(names.slice(0, 5));
  });

  it('Alt+ArrowDown shows its list without moving to a suggestion, and Alt+ArrowUp closes it', async () => {
    const { box } = setUp();
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(shown()).toEqual(names.slice(0, 5));
    expect(box).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowUp}{/Alt}');
    expect(shown()).toEqual([]);
    expect(box).toHaveValue('');
  });

  it('has a caret as a sign of its list, unless the suggestions come from a search', () => {
    const { box } = setUp();
    expect(box.parentElement?.querySelector('svg')).not.toBeNull();
    render(<SuggestionField aria-label="Place" items={[]} onSearch={() => undefined} />);
    expect(screen.getByRole('combobox', { name: 'Place' }).parentElement?.querySelector('svg')).toBeNull();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('matches by label, says how many, and is a combobox to assistive technology', async () => {
    const { box } = setUp();
    expect(box).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(box, 'pier');
    expect(shown()).toEqual(['Pier 1', 'Pier 2', 'Pier 3']);
    expect(screen.getByRole('status')).toHaveTextContent('3 results');
    expect(box).toHaveAttribute('aria-expanded', 'true');
    expect(box).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Tag' }).id);
  });

  it('says when there is nothing', async () => {
    const { box } = setUp();
    await userEvent.type(box, 'tower');
    expect(screen.getByText('No results')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('0 results');
  });

  it('chooses with arrows and Enter; the label becomes the text', async () => {
    const { box, onSelect } = setUp();
    await userEvent.type(box, 'pier{ArrowDown}{ArrowDown}{Enter}');
    expect(onSelect.mock.calls).toEqual([[items[3]]]);
    expect(box).toHaveValue('Pier 2');
    expect(shown()).toEqual([]);
  });

  it('chooses by click without losing focus', async () => {
    const { box, onSelect } = setUp();
    await userEvent.click(box);
    await userEvent.click(screen.getByRole('option', { name: 'Bearing' }));
    expect(onSelect.mock.calls).toEqual([[items[0]]]);
    expect(box).toHaveFocus();
  });

  it.each(['{Escape}', '{Tab}'])('%s closes the list and keeps the text', async (key) => {
    const { box, onSelect } = setUp();
    await userEvent.type(box, `pier${key}`);
    expect(shown()).toEqual([]);
    expect(box).toHaveValue('pier');
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('asks for suggestions 300 ms after the last key, and then shows them as they come', () => {
    vi.useFakeTimers();
    const onSearch = vi.fn();
    const { box } = setUp({ onSearch });
    fireEvent.change(box, { target: { value: 'to' } });
    act(() => {
      vi.advanceTimersByTime(200);
    });
    fireEvent.change(box, { target: { value: 'tower ' } });
    act(() => {
      vi.advanceTimersByTime(299);
    });
    expect(onSearch).not.toHaveBeenCalled();
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(onSearch.mock.calls).toEqual([['tower']]);
    expect(shown()).toEqual(names.slice(0, 5));
  });

  it('offers to create what is not there yet, also by keyboard', async () => {
    const onCreate = vi.fn();
    const { box, onSelect } = setUp({ onCreate });
    await userEvent.type(box, 'Pier 1');
    expect(shown()).toEqual(['Pier 1']);
    await userEvent.type(box, '7');
    expect(shown()).toEqual(['Create “Pier 17”']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onCreate.mock.calls).toEqual([['Pier 17']]);
    expect(onSelect).not.toHaveBeenCalled();
  });
});

it('ArrowUp moves to the suggestion before', async () => {
  render(<SuggestionField aria-label="Tag" items={items} />);
  const box = screen.getByRole('combobox', { name: 'Tag' });
  box.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(box).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id);
});

it('Enter without a suggestion closes the list, and submits the form only after that', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <SuggestionField aria-label="Tag" items={items} />
    </form>,
  );
  await userEvent.type(screen.getByRole('combobox'), 'pier{Enter}');
  expect(shown()).toEqual([]);
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('read-only, suggests nothing', async () => {
  const { box } = setUp({ readOnly: true, defaultInputValue: 'Pier' });
  await userEvent.click(box);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(shown()).toEqual([]);
  expect(box).toHaveValue('Pier');
});
