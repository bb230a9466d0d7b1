import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: [
    'A day is entered: when something was captured, begins or is due.',
    'Days that are not to be had are told with their reason: give `unavailable`, `min` and `max`.',
  ],
  whenNot: [
    'A moment with its time, or a day of which only the year is known: use [TextField] or [NumberField].',
    'One of a few named times, such as last week or last month: use [Select].',
  ],
  keyboard: [
    ['Tab', 'Moves through the boxes and to the button'],
    ['0 to 9', 'Types into the box; a full box hands on to the next'],
    ['- / . , Space', 'Goes to the next box'],
    ['Arrow Left, Arrow Right', 'Goes to the neighbouring box'],
    ['Arrow Up, Arrow Down', 'Changes the box by one'],
    ['Page Up, Page Down', 'Changes a day by a week, a month by a quarter, a year by ten'],
    ['Home, End', 'First or last month, day or year'],
    ['Backspace', 'Empties the box, then goes to the one before'],
    ['Alt + Arrow Down', 'Opens the calendar'],
    ['Arrow keys in the calendar', 'Move by a day or a week'],
    ['Home, End in the calendar', 'First or last day of the week'],
    ['Page Up, Page Down in the calendar', 'Previous or next month; with Shift, year'],
    ['Enter, Space in the calendar', 'Chooses the day, closes, and gives focus back'],
    ['Escape in the calendar', 'Closes it and gives focus back'],
  ],
  accessibility: [
    'A group named by the Field around it or by aria-label; each box is a spinbutton named Year, Month or Day. Months are read with their name.',
    'The calendar is a grid named by its month. Chosen is a filled square and aria-selected, today has a bar under its number and aria-current, a day that is not to be had is struck through.',
    'The reason a day is not to be had is part of its name, and stands under the grid while the day has focus.',
    'What is no date or is not accepted stays in the boxes. The Field around it shows why once it was touched; without a Field take `onProblemChange` and show it yourself.',
    'A whole date can be pasted into any box, as yyyy-MM-dd or in the order of the boxes; copying takes the whole date.',
    'The value is a day and never a moment: do not make it from `toISOString()` of a local time. The calendar is always Gregorian.',
  ],
};
