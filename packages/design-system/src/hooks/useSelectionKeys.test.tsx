import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Checkbox } from '../components/Checkbox/index.js';
import { Dialog } from '../components/Dialog/index.js';
import { isBulkSelected } from './bulk-selection.js';
import { useBulkSelection } from './useBulkSelection.js';
import { useSelection } from './useSelection.js';
import { useSelectionKeys } from './useSelectionKeys.js';

const IDS = ['a', 'b', 'c', 'd', 'e'];

function CheckboxList() {
  const selection = useSelection(IDS);
  const { containerProps, itemProps } = useSelectionKeys<HTMLUListElement>({ ids: IDS, selection });
  return (
    <ul {...containerProps}>
      {IDS.map((id) => (
        <li key={id}>
          <Checkbox aria-label={id} checked={selection[0].selectedIds.has(id)} {...itemProps(id)} />
        </li>
      ))}
      <li>
        <input aria-label="Find" />
      </li>
    </ul>
  );
}

function Listbox() {
  const selection = useBulkSelection();
  const { containerProps, itemProps } = useSelectionKeys<HTMLDivElement>({ ids: IDS, selection, roving: true });
  return (
    <div role="listbox" aria-label="Letters" aria-multiselectable="true" {...containerProps}>
      {IDS.map((id) => (
        <div key={id} role="option" aria-selected={isBulkSelected(selection[0], id)} {...itemProps(id)}>
          {id}
        </div>
      ))}
    </div>
  );
}

const checked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter((box) => box.checked)
    .map((box) => box.getAttribute('aria-label'))
    .join('');
const chosen = () =>
  screen
    .queryAllByRole('option', { selected: true })
    .map((option) => option.textContent)
    .join('');

describe('in a list of checkboxes', () => {
  beforeEach(() => {
    render(<CheckboxList />);
  });

  it.each([
    ['Space toggles', '{Tab} ', 'a'],
    ['Space toggles back', '{Tab}  ', ''],
    ['Shift+Space selects from the previous click', '{Tab} {ArrowDown}{ArrowDown}{Shift>} {/Shift}', 'abc'],
    ['Shift+Space without a previous click toggles', '{Tab}{Shift>} {/Shift}', 'a'],
    ['Shift+arrow selects from where it began', '{Tab}{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{/Shift}', 'bcd'],
    ['Shift+arrow follows the focus back', '{Tab}{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}', 'bc'],
    ['Shift+arrow turns round', '{Tab}{ArrowDown}{Shift>}{ArrowDown}{ArrowUp}{ArrowUp}{/Shift}', 'ab'],
    ['Shift+arrow selects from the previous click', '{Tab} {ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}', 'abcd'],
    ['Shift+End selects to the last', '{Tab}{ArrowDown}{Shift>}{End}{/Shift}', 'bcde'],
    ['Ctrl+A selects all', '{Tab}{Control>}a{/Control}', 'abcde'],
    ['Cmd+A selects all', '{Tab}{Meta>}a{/Meta}', 'abcde'],
    ['Escape clears', '{Tab}{Control>}a{/Control}{Escape}', ''],
    ['Escape forgets the previous click', '{Tab} {Escape}{ArrowDown}{ArrowDown}{Shift>} {/Shift}', 'c'],
    ['Tab goes from item to item', '{Tab}{Tab} ', 'b'],
  ])('%s', async (_case, keys, expected) => {
    await userEvent.keyboard(keys);
    expect(checked()).toBe(expected);
  });

  it('Shift+click selects from the previous click', async () => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('checkbox', { name: 'd' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'b' }));
    await user.keyboard('{/Shift}');
    expect(checked()).toBe('bcd');
    expect(screen.getByRole('checkbox', { name: 'b' })).toHaveFocus();
  });

  it('arrows, Home and End move focus', async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('checkbox', { name: 'b' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('checkbox', { name: 'e' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(screen.getByRole('checkbox', { name: 'a' })).toHaveFocus();
  });

  it('a text field keeps its own Ctrl+A and Escape', async () => {
    await userEvent.click(screen.getByRole('checkbox', { name: 'a' }));
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.keyboard('{Control>}a{/Control}{Escape}');
    expect(checked()).toBe('a');
  });
});

describe('in a listbox, over a selection beyond the list', () => {
  it('has one tab stop, which follows the focus', async () => {
    render(<Listbox />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown} ');
    expect(chosen()).toBe('b');
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('option', { name: 'b' })).toHaveFocus();
  });

  it.each([
    ['selects ranges', '{Tab} {ArrowDown}{ArrowDown}{Shift>} {/Shift}', 'abc'],
    [
      'a range selects what was taken out of it',
      '{Tab} {ArrowDown} {ArrowDown} {Home}  {Shift>}{End}{/Shift}',
      'abcde',
    ],
    ['selects all that is shown', '{Tab}{Control>}a{/Control}', 'abcde'],
    ['clears', '{Tab}{Control>}a{/Control}{Escape}', ''],
  ])('%s', async (_case, keys, expected) => {
    render(<Listbox />);
    await userEvent.keyboard(keys);
    expect(chosen()).toBe(expected);
  });
});

it('Escape closes a dialog only when there is nothing to clear', async () => {
  render(
    <Dialog title="Tags" defaultOpen>
      <CheckboxList />
    </Dialog>,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'a' }));
  await userEvent.keyboard('{Escape}');
  expect(checked()).toBe('');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});
