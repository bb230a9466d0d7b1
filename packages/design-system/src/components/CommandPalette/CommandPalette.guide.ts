import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: [
    'A person who knows what to do should get there without looking for it.',
    'Offer it beside the menus and links that do the same, never instead.',
  ],
  whenNot: ['A few actions of one thing: use [Menu].', 'One of many values: use [SuggestionField].'],
  keyboard: [
    ['ArrowDown', 'Moves to the next command'],
    ['ArrowUp', 'Moves to the command before'],
    ['Enter', 'Does it and closes'],
    ['Escape', 'Closes'],
  ],
  accessibility: [
    'A dialog with a combobox and a listbox in groups; how many commands are found is announced while one types.',
    'The keys that open it are the consumer’s; use one with a modifier, because single keys clash with speech input.',
  ],
};
