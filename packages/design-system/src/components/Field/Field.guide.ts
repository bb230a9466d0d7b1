import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Every control with a label, a hint or an error.'],
  whenNot: ['The control names itself, such as [Checkbox] with its words.'],
  keyboard: [],
  accessibility: [
    'Gives the control inside its name, its description (error first, then hint), `required` and `aria-invalid`.',
    'The asterisk has words. An error is shown after the field was left and announced politely.',
  ],
};
