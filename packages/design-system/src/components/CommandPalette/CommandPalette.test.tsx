import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CommandPalette, type CommandPaletteProps } from './index.js';

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
    expect(screen.getByText('1 command')).toHaveAttribute('role', 'status');
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

  it('marks what matches the term in each label', async () => {
    const { field } = setUp();
    expect(document.querySelector('mark')).toBeNull();
    await userEvent.type(field, 'si cre');
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Si']);
  });
});

describe('CommandPalette with records of the application', () => {
  const records = [
    { id: 'r1', label: 'Tagus Bridge', group: 'Sites', description: 'Lisbon' },
    { id: 'r2', label: 'Tag Hill', group: 'Sites' },
  ];

  function setUpRecords() {
    const props = { open: true, onOpenChange: vi.fn(), onSelect: vi.fn(), onTermChange: vi.fn() };
    const { rerender } = render(<CommandPalette {...props} commands={commands} />);
    const change = (next: Partial<CommandPaletteProps>) =>
      rerender(<CommandPalette {...props} commands={commands} {...next} />);
    return { ...props, change, field: screen.getByRole('combobox', { name: 'Commands' }) };
  }
  const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

  it('reports the term on every change and shows where a record is', async () => {
    const { field, change, onTermChange } = setUpRecords();
    await userEvent.type(field, 'ta');
    expect(onTermChange.mock.calls).toEqual([['t'], ['ta']]);
    change({ commands: [...records, ...commands] });
    expect(options()).toEqual(['Tagus BridgeLisbon', 'Tag Hill', 'Tags']);
  });

  it('the first row is active while rows arrive, until the user moves', async () => {
    const { field, change } = setUpRecords();
    await userEvent.type(field, 'tag');
    expect(active(field)).toHaveTextContent('Tags');
    change({ commands: [...records, ...commands] });
    expect(active(field)).toHaveTextContent('Tagus Bridge');
  });

  it('rows that arrive later do not change what Enter runs after the user moved', async () => {
    const { field, change, onSelect } = setUpRecords();
    change({ commands: [...records, ...commands] });
    await userEvent.type(field, 'tag{ArrowDown}');
    expect(active(field)).toHaveTextContent('Tag Hill');
    change({ commands: [{ id: 'r0', label: 'Tag House', group: 'Sites' }, ...records, ...commands] });
    expect(active(field)).toHaveTextContent('Tag Hill');
    await userEvent.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('r2');
  });

  it('typing on activates the first match again', async () => {
    const { field, change } = setUpRecords();
    change({ commands: [...records, ...commands] });
    await userEvent.type(field, 't{ArrowDown}');
    expect(active(field)).toHaveTextContent('Tag Hill');
    await userEvent.type(field, 'a');
    expect(active(field)).toHaveTextContent('Tagus Bridge');
  });

  it('says that it searches, and reports neither a count nor that nothing was found, until all records are here', async () => {
    const { field, change } = setUpRecords();
    change({ busy: true });
    await userEvent.type(field, 'lighthouse');
    expect(screen.getByText('Searching…')).toBeInTheDocument();
    expect(screen.queryByText('No command found')).toBeNull();
    expect(screen.queryByText('0 commands')).toBeNull();
    change({ busy: false });
    expect(screen.getByText('No command found')).toBeInTheDocument();
    expect(screen.getByText('0 commands')).toBeInTheDocument();
  });

  it('Enter waits for the records of the text, then runs the first match', async () => {
    const { field, change, onSelect, onOpenChange } = setUpRecords();
    change({ busy: true });
    await userEvent.type(field, 'tag{Enter}');
    expect(onSelect).not.toHaveBeenCalled();
    change({ busy: true, commands: [records[0]!, ...commands] });
    expect(onSelect).not.toHaveBeenCalled();
    change({ busy: false, commands: [{ id: 'r0', label: 'Tag', group: 'Sites' }, ...records, ...commands] });
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('r0');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    change({ busy: false });
    expect(onSelect).toHaveBeenCalledOnce();
  });

  it.each([
    ['typing on', 'o'],
    ['moving to a row', '{ArrowDown}'],
  ])('%s takes back an Enter that waits', async (_case, keys) => {
    const { field, change, onSelect } = setUpRecords();
    change({ busy: true, commands: [...records, ...commands] });
    await userEvent.type(field, `tag{Enter}${keys}`);
    change({ busy: false, commands: [...records, ...commands] });
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('Enter runs a row that the user has moved to at once', async () => {
    const { field, change, onSelect } = setUpRecords();
    change({ busy: true, commands: [...records, ...commands] });
    await userEvent.type(field, 'tag{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('r2');
  });

  it('opens with a text that was typed before, and finds by it', async () => {
    const onTermChange = vi.fn();
    render(
      <CommandPalette
        open
        onOpenChange={vi.fn()}
        onSelect={vi.fn()}
        commands={commands}
        defaultTerm="ta"
        onTermChange={onTermChange}
      />,
    );
    const field = screen.getByRole('combobox', { name: 'Commands' });
    expect(field).toHaveValue('ta');
    expect(options()).toEqual(['Tags']);
    await userEvent.keyboard('g');
    expect(field).toHaveValue('tag');
    expect(onTermChange.mock.calls).toEqual([['tag']]);
  });

  it('announces a notice', () => {
    const { change } = setUpRecords();
    change({ notice: 'Sites could not be searched.' });
    expect(screen.getByText('Sites could not be searched.')).toHaveAttribute('role', 'status');
  });
});

it('the name of a record and where it is are not translated, its heading and other commands are', () => {
  const record = { id: 'pier', label: 'Pier', translate: 'no', group: 'Assets', description: 'Harbour' } as const;
  render(<CommandPalette open onOpenChange={vi.fn()} commands={[record, ...commands]} onSelect={vi.fn()} />);
  const kept = screen.getByRole('listbox').querySelectorAll('[translate="no"]');
  expect([...kept].map(({ textContent }) => textContent)).toEqual(['PierHarbour']);
});
