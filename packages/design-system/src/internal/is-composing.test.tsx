import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CommandPalette } from '../components/CommandPalette/index.js';
import { Dialog } from '../components/Dialog/index.js';
import { Menu } from '../components/Menu/index.js';
import { MultiSelectField } from '../components/MultiSelectField/index.js';
import { MultiValueField } from '../components/MultiValueField/index.js';
import { NumberField } from '../components/NumberField/index.js';
import { Popover } from '../components/Popover/index.js';
import { SearchField } from '../components/SearchField/index.js';
import { SuggestionField } from '../components/SuggestionField/index.js';
import { Toast, ToastProvider } from '../components/Toast/index.js';
import { MapPopup } from '../map/MapPopup/index.js';
import { MapSheet } from '../map/MapSheet/index.js';
import { isComposing } from './is-composing.js';

const acts = vi.fn();
const note = <input aria-label="Note" />;
const field = () => screen.getByRole<HTMLInputElement>('textbox');
const combobox = () => screen.getByRole<HTMLInputElement>('combobox');
const suggestions = [{ value: 'pier', label: 'Pier' }];

describe('isComposing: whether a key press belongs to an input method', () => {
  it.each([
    ['during a composition', { isComposing: true, keyCode: 13 }, true],
    ['the press that ends a composition in Safari', { isComposing: false, keyCode: 229 }, true],
    ['any other', { isComposing: false, keyCode: 13 }, false],
  ])('%s', (_case, init, expected) => {
    const event = new KeyboardEvent('keydown', init);
    expect(isComposing(event)).toBe(expected);
    expect(isComposing({ nativeEvent: event })).toBe(expected);
  });
});

const typedText = 'とうきょう';
const cases: [string, string, () => HTMLElement, string, () => ReactElement][] = [
  ['Enter', 'adds no chip', field, typedText, () => <MultiValueField aria-label="Tags" onValueChange={acts} />],
  [
    'Backspace',
    'leaves the chips field',
    field,
    '',
    () => <MultiValueField aria-label="Tags" defaultValue={['Pier']} onBlur={acts} />,
  ],
  [
    'Backspace',
    'leaves the selection field',
    combobox,
    '',
    () => <MultiSelectField aria-label="Tags" items={[]} defaultValue={suggestions} onBlur={acts} />,
  ],
  [
    'Enter',
    'runs no command of the palette',
    combobox,
    '',
    () => (
      <CommandPalette open onOpenChange={() => {}} commands={[{ id: 'a', label: 'A', group: 'B' }]} onSelect={acts} />
    ),
  ],
  [
    'Escape',
    'keeps the palette',
    combobox,
    typedText,
    () => <CommandPalette open onOpenChange={acts} commands={[]} onSelect={() => {}} />,
  ],
  [
    'Escape',
    'keeps a dialog',
    field,
    typedText,
    () => (
      <Dialog title="Edit" open onOpenChange={acts}>
        {note}
      </Dialog>
    ),
  ],
  [
    'Escape',
    'keeps a popover',
    field,
    typedText,
    () => (
      <Popover label="Card" trigger={<button type="button">Open</button>} defaultOpen onOpenChange={acts}>
        {note}
      </Popover>
    ),
  ],
  [
    'Escape',
    'keeps a menu',
    () => screen.getByRole('menu'),
    '',
    () => <Menu aria-label="Actions" trigger={<button type="button">Open</button>} defaultOpen onOpenChange={acts} />,
  ],
  [
    'Escape',
    'keeps a toast',
    field,
    typedText,
    () => (
      <ToastProvider>
        {note}
        <Toast title="Saved" onOpenChange={acts} />
      </ToastProvider>
    ),
  ],
  [
    'Escape',
    'empties no search',
    () => screen.getByRole('searchbox'),
    typedText,
    () => <SearchField aria-label="Search" onSearch={acts} />,
  ],
  [
    'Enter',
    'starts no search',
    () => screen.getByRole('searchbox'),
    typedText,
    () => <SearchField aria-label="Search" onSearch={acts} />,
  ],
  [
    'ArrowUp',
    'changes no number',
    () => screen.getByRole('spinbutton'),
    '１',
    () => <NumberField aria-label="Height" onValueCommit={acts} />,
  ],
  [
    'Escape',
    'keeps a popup of the map',
    field,
    typedText,
    () => (
      <MapPopup label="Pier" onClose={acts}>
        {note}
      </MapPopup>
    ),
  ],
  [
    'Escape',
    'keeps the sheet of the map',
    field,
    typedText,
    () => (
      <MapSheet title="Details" defaultHeight="half" onHeightChange={acts}>
        {note}
      </MapSheet>
    ),
  ],
];

describe('a key that ends a composition does nothing else', () => {
  it.each(cases)('%s %s', (key, _what, target, text, element) => {
    acts.mockReset();
    render(element());
    if (text !== '') fireEvent.change(target(), { target: { value: text } });
    target().focus();
    acts.mockReset();
    fireEvent.keyDown(target(), { key, keyCode: 229 });
    expect(acts).not.toHaveBeenCalled();
    fireEvent.keyDown(target(), { key });
    expect(acts).toHaveBeenCalled();
  });

  it.each([
    ['Enter', 'chooses no suggestion'],
    ['Escape', 'keeps the list of suggestions'],
  ])('%s %s', (key) => {
    render(<SuggestionField aria-label="Tag" items={suggestions} />);
    fireEvent.keyDown(combobox(), { key: 'ArrowDown' });
    fireEvent.keyDown(combobox(), { key, keyCode: 229 });
    expect(screen.getByRole('listbox')).toBeInTheDocument();
    expect(combobox()).toHaveValue('');
    fireEvent.keyDown(combobox(), { key });
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
