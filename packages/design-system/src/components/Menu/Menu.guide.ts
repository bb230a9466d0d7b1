import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Two or more actions on one thing, behind one button.'],
  whenNot: ['Choosing a value: use [Select] or [SortDropdown].', 'It holds fields: use [Popover].'],
  keyboard: [
    ['Enter', 'Opens the menu; inside, chooses'],
    ['Space', 'Opens the menu; inside, chooses'],
    ['ArrowDown', 'Opens the menu; inside, moves to the next item'],
    ['ArrowUp', 'Moves to the item before'],
    ['Home', 'Moves to the first item'],
    ['End', 'Moves to the last item'],
    ['ArrowRight', 'Opens a submenu'],
    ['ArrowLeft', 'Closes a submenu'],
    ['Escape', 'Closes it and goes back to the button'],
    ['Tab', 'Closes it and goes back to the button'],
  ],
  accessibility: [
    'A menu with items; checkbox and radio items say their state.',
    'Typing first letters moves; after a second without a key it begins anew.',
    'An item may be disabled with a reason, which is reached and read. Where no item is allowed, leave the menu out with its trigger.',
  ],
};
