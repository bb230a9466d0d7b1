import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: [
    'A range is found by trying it, such as a filter whose effect is seen at once.',
    'Show the numbers, with `inputs`, wherever an exact one may be wanted: nobody then has to drag.',
  ],
  whenNot: ['One number is meant: use [NumberField].', 'The ends are days: use [DateField] twice.'],
  keyboard: [
    ['Tab', 'Moves to the lower handle, then to the upper one, then to the numbers'],
    ['Arrow Right, Arrow Up', 'Moves the handle up a step; Arrow Left where pages run from right to left'],
    ['Arrow Left, Arrow Down', 'Moves the handle down a step'],
    ['Page Up, Page Down', 'Moves the handle by a tenth of the scale; so do arrows with Shift'],
    ['Home, End', 'Moves the handle as far as it goes: the lower one up to a step below the upper one'],
  ],
  accessibility: [
    'A group named by the Field around it or by aria-label, with two sliders named Minimum and Maximum. Each announces its value with the unit, and as its limits how far it can go.',
    'Both ends stay at least one step apart, for the pointer, for keys and for numbers alike.',
    'The handles are 24 px to point at and 44 px to touch. The values over them show on hover and focus, and always where there is no hover.',
    'With `inputs` a number that does not fit becomes the nearest that does when the field is left.',
    '`onValueCommit` is called once a handle is let go: take it for what is fetched.',
  ],
};
