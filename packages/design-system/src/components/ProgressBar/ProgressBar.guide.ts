import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Work whose end is known.'],
  whenNot: ['Its end is unknown and room is small: use [Spinner].', 'An upload in parts: use [ChunkBar].'],
  keyboard: [],
  accessibility: [
    'A progress bar named by `label`; `valueText` says the value in words.',
    'Below 0 or above `max` it is indeterminate and claims no value.',
  ],
};
