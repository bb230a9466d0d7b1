import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['When a page cannot be shown: no permission, not found or an error.'],
  whenNot: ['If only part of a page cannot be shown, use [ErrorPanel] or [EmptyState].'],
  keyboard: [
    ['Tab', 'Moves focus to the action'],
    ['Enter', 'Runs the action'],
  ],
  accessibility: ['The title is the heading of the page; `focusOnMount` moves focus to it. The drawing is decorative.'],
};
