import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['For every control with a label, a hint or an error.'],
  whenNot: ['If the control has its own label, such as [Checkbox].'],
  keyboard: [],
  accessibility: [
    'It sets the accessible name, the description (error first, then hint), `aria-required` and `aria-invalid` of its control.',
    'Screen readers announce `requiredText` for the asterisk. An error is shown and announced politely after the field was touched.',
  ],
};
