import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['To show the progress of an upload that is sent in parts.'],
  whenNot: ['For any other progress, use [ProgressBar].'],
  keyboard: [],
  accessibility: [
    'It is a `progressbar`. Set `valueText` to the text shown next to it; colour only repeats that text.',
    'A value below 0 or above `max` is not announced.',
  ],
};
