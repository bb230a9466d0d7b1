import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: [
    'To give people who know a command a fast way to run it.',
    'To find records: load those that match in `onTermChange` and add them to `commands`.',
    'Offer it in addition to the menus and links that do the same, never instead of them.',
  ],
  whenNot: ['For a few actions of one item, use [Menu].', 'To choose one of many values, use [SuggestionField].'],
  keyboard: [
    ['ArrowDown', 'Moves to the next command'],
    ['ArrowUp', 'Moves to the previous command'],
    ['Enter', 'Runs the command and closes the palette; while `busy`, first waits for the records of the text'],
    ['Escape', 'Closes the palette'],
  ],
  accessibility: [
    'It is a dialog with a combobox and a grouped listbox. The number of matching commands is announced during typing, once all records are here.',
    "Set `translate: 'no'` for records: browsers that translate the page leave their names as they are.",
    'Your application binds the shortcut that opens it. Include a modifier key: single keys conflict with speech input.',
  ],
};
