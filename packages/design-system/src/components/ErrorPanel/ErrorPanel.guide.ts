import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['When part of a page failed to load and can be retried.'],
  whenNot: ['If the whole page failed, use [FullPageState].', 'If saving failed, use a failed [Banner] in the form.'],
  keyboard: [
    ['Tab', 'Moves focus to the button'],
    ['Enter', 'Retries'],
  ],
  accessibility: ['It is an `alert`. While a retry is pending, the button keeps focus and ignores presses.'],
};
