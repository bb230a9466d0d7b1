import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Which files are taken, beside a field of its own.'],
  whenNot: ['Inside [FileDropzone] and the file fields: they bring it.'],
  keyboard: [],
  accessibility: ["Plain text: the first eight extensions and 'and more'."],
};
