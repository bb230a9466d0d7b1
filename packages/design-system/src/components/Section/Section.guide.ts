import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['A part of a page with a title: the inspections of an asset, the images of an inspection.'],
  whenNot: ['A part that can be closed: use [Collapsible].', 'A column beside the content: use [SidePanel].'],
  keyboard: [],
  accessibility: [
    'A `section` that takes its name from its heading, so that screen readers list it as a region.',
    'Choose `headingLevel` by the place in the outline and `headingSize` by the looks.',
  ],
};
