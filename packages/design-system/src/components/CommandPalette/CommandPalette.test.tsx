import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CommandPalette } from './index.js';

const commands = [
  { id: 'home', label: 'Home', group: 'Go to' },
  { id: 'tags', label: 'Tags', group: 'Go to', keywords: 'library' },
  { id: 'site', label: 'Site', group: 'Create', shortcut: ['Alt', 'S'] },
];

function setUp() {
  const onSelect = vi.fn();
  const onOpenChange = vi.fn();
  render(<CommandPalette open onOpenChange={onOpenChange} commands={commands} onSelect={onSelect} />);
  return { onSelect, onOpenChange, field: screen.getByRole('combobox', { name: 'Commands' }) };
}

const active = (field: HTMLElement) =>
  document.querySelector(`[id="${field.getAttribute('aria-activedescendant') ?? ''}"]`);

describe('CommandPalette', () => {
  it('opens with focus in the field, all commands under their headings and the first one active', () => {
    const { field } = setUp();
    expect(field).toHaveFocus();
    expect(screen.getAllByRole('option')).toHaveLength(3);
    expect(screen.getByRole('group', { name: 'Create' })).toHaveTextContent('Site');
    expect(active(field)).toHaveTextContent('Home');
  });

  it('arrow keys move and stop at the ends; Enter closes the palette, then runs the command', async () => {
    const { field, onSelect, onOpenChange } = setUp();
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(active(field)).toHaveTextContent('Site');
    await userEvent.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('site');
    expect(onOpenChange.mock.invocationCallOrder[0]).toBeLessThan(onSelect.mock.invocationCallOrder[0] ?? 0);
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('typing matches labels and keywords, activates the first match and announces the count', async () => {
    const { field, onSelect } = setUp();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.type(field, 'library');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Tags']);
    expect(screen.getByRole('status')).toHaveTextContent('1 command');
    await userEvent.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('tags');
  });

  it('says that nothing was found, and Enter does nothing then', async () => {
    const { field, onSelect } = setUp();
    await userEvent.type(field, 'nothing like it{Enter}');
    expect(screen.getByText('No command found')).toBeInTheDocument();
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('a click runs the command and Escape closes the palette', async () => {
    const { onSelect, onOpenChange } = setUp();
    await userEvent.click(screen.getByRole('option', { name: /Tags/ }));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('tags');
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenLastCalledWith(false);
  });
});
