import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { RadioChipGroup } from './index.js';

const themes = [
  { value: 'system', label: 'System preference' },
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
] as const;

describe('RadioChipGroup', () => {
  it('allows one, and arrow keys move', async () => {
    const onValueChange = vi.fn();
    render(<RadioChipGroup aria-label="Theme" options={themes} defaultValue="system" onValueChange={onValueChange} />);
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: 'System preference' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(onValueChange).toHaveBeenLastCalledWith('dark');
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'System preference' })).not.toBeChecked();
  });

  it('keeps two groups apart', async () => {
    render(
      <>
        <RadioChipGroup aria-label="Theme" options={themes} defaultValue="dark" />
        <RadioChipGroup aria-label="Print theme" options={themes} defaultValue="light" />
      </>,
    );
    await userEvent.click(screen.getAllByRole('radio', { name: 'System preference' })[0]!);
    expect(screen.getAllByRole('radio', { name: 'Light' })[1]).toBeChecked();
  });

  it('has no selection when its value is null', () => {
    render(<RadioChipGroup aria-label="Theme" options={themes} value={null} />);
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  });

  it('skips a disabled option', async () => {
    const onValueChange = vi.fn();
    render(
      <RadioChipGroup
        aria-label="Kind"
        options={[
          { value: 'term', label: 'Term' },
          { value: 'numerical', label: 'Numerical', disabled: true },
        ]}
        onValueChange={onValueChange}
      />,
    );
    await userEvent.click(screen.getByText('Numerical'));
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

it('Space selects the focused option', async () => {
  const onValueChange = vi.fn();
  render(<RadioChipGroup aria-label="Theme" options={themes} onValueChange={onValueChange} />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onValueChange.mock.calls).toEqual([[themes[0]!.value]]);
});

it.each([['{ArrowRight}'], ['{ArrowDown}'], ['{ArrowLeft}'], ['{ArrowUp}']])(
  '%s selects the adjacent option',
  async (keys) => {
    const onValueChange = vi.fn();
    render(
      <RadioChipGroup
        aria-label="Theme"
        options={themes}
        defaultValue={themes[0]!.value}
        onValueChange={onValueChange}
      />,
    );
    await userEvent.tab();
    await userEvent.keyboard(keys);
    const neighbour = /Right|Down/.test(keys) ? themes[1] : themes.at(-1);
    expect(onValueChange.mock.calls).toEqual([[neighbour?.value]]);
  },
);
