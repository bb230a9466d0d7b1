import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['To state the accepted file types next to a field of your own.'],
  whenNot: ['In [FileDropzone], [MultiImageField] and [SingleFileField], which include it.'],
  keyboard: [],
  accessibility: ["It is plain text: the first eight extensions, then 'and more'."],
};
