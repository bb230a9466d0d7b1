import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: [
    'People explore a range, such as a filter with an immediate effect.',
    'Set `inputs` when exact numbers matter; then nobody has to drag.',
  ],
  whenNot: ['There is one number: use [NumberField].', 'The ends are dates: use two [DateField]s.'],
  keyboard: [
    ['Tab', 'Moves to the lower thumb, the upper thumb, then the number fields'],
    ['Arrow Right, Arrow Up', 'Increases by a step; Arrow Left in right-to-left pages'],
    ['Arrow Left, Arrow Down', 'Decreases by a step'],
    ['Page Up, Page Down', 'Moves by a tenth of the scale, like arrows with Shift'],
    ['Home, End', 'Moves to the end of the allowed range: the lower thumb stops a step below the upper one'],
  ],
  accessibility: [
    'A group named by a Field or `aria-label`, with two sliders named Minimum and Maximum. Each announces its value with the unit, and its current limits.',
    'Both ends stay at least one step apart with pointer, keys and number fields.',
    'Thumbs have a hit target of 24 px, and 44 px for touch. Their values show on hover and focus, and always on devices without hover.',
    'With `inputs`, an invalid number is clamped on blur.',
    '`onValueCommit` is called when a thumb is released: use it for requests.',
  ],
};
