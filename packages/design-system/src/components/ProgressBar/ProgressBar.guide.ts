import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['The total amount of work is known.'],
  whenNot: [
    'The total is unknown and space is limited: use [Spinner].',
    'The work has parts, such as files of an upload: use [ChunkBar].',
  ],
  keyboard: [],
  accessibility: [
    'A progressbar named by `label`. `valueText` describes the value.',
    'With a value below 0 or above `max`, it is indeterminate and exposes no value.',
  ],
};
