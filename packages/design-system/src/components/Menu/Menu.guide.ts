import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['To offer two or more actions on an item behind one button.'],
  whenNot: ['To choose a value, use [Select] or [SortDropdown].', 'For fields, use [Popover].'],
  keyboard: [
    ['Enter', 'Opens the menu; in the menu, chooses the item'],
    ['Space', 'Opens the menu; in the menu, chooses the item'],
    ['ArrowDown', 'Opens the menu; in the menu, moves to the next item'],
    ['ArrowUp', 'Moves to the previous item'],
    ['Home', 'Moves to the first item'],
    ['End', 'Moves to the last item'],
    ['ArrowRight', 'Opens a submenu'],
    ['ArrowLeft', 'Closes a submenu'],
    ['Escape', 'Closes the menu and returns focus to the button'],
    ['Tab', 'Closes the menu and returns focus to the button'],
  ],
  accessibility: [
    'It is a `menu` with items. Checkbox and radio items announce their state.',
    'Typing moves to the item that starts with the typed letters, and restarts after a pause of one second.',
    'An item with `disabledReason` can be focused, so that the reason is announced. If no item is allowed, leave out the menu and its trigger.',
  ],
};
