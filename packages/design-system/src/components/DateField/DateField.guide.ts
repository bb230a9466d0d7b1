import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: [
    'To enter a day, such as a capture date, a start or a deadline.',
    'Set `min`, `max` and `unavailable` to exclude days. The field shows the reason for an excluded day.',
  ],
  whenNot: [
    'For a date with a time, or for a year alone, use [TextField] or [NumberField].',
    'To choose one of a few named periods, such as last week or last month, use [Select].',
  ],
  keyboard: [
    ['Tab', 'Moves focus through the segments and to the button'],
    ['0 to 9', 'Types into the segment; a full segment moves focus to the next'],
    ['- / . , Space', 'Moves focus to the next segment'],
    ['Arrow Left, Arrow Right', 'Moves focus to the neighbouring segment'],
    ['Arrow Up, Arrow Down', 'Changes the segment by one'],
    ['Page Up, Page Down', 'Changes the day by 7, the month by 3 or the year by 10'],
    ['Home, End', 'Sets the first or last day, month or year'],
    ['Backspace', 'Clears the segment, then moves focus to the previous one'],
    ['Alt + Arrow Down', 'Opens the calendar'],
    ['Arrow keys in the calendar', 'Move by one day or one week'],
    ['Home, End in the calendar', 'Move to the first or last day of the week'],
    [
      'Page Up, Page Down in the calendar',
      'Move to the previous or next month, with Shift to the previous or next year',
    ],
    ['Enter, Space in the calendar', 'Chooses the day, closes the calendar and returns focus'],
    ['Escape in the calendar', 'Closes the calendar and returns focus'],
  ],
  accessibility: [
    'It is a group named by the Field around it or by `aria-label`. Each segment is a `spinbutton` named Year, Month or Day. Months are announced by name.',
    'The calendar is a grid named by its month. The chosen day is a filled square with `aria-selected`, today has a bar under its number and `aria-current`, and unavailable days are struck through.',
    "The reason why a day is unavailable is part of the day's accessible name, and appears under the grid while the day has focus.",
    'An invalid date stays in the segments. The Field around it shows why after it was touched. Without a Field, show it with `onProblemChange`.',
    'People can paste a whole date into any segment, as yyyy-MM-dd or in the order of the segments. Copying copies the whole date.',
    'The value is a day without a time zone: do not derive it from `toISOString()` of a local time. The calendar is always Gregorian.',
  ],
};
