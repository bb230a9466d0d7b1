import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Words that explain a control a person already sees.'],
  whenNot: ['It holds controls: use [Popover].', 'Without it nobody would know the name: put the name on the control.'],
  keyboard: [
    ['Tab', 'Focus on the trigger opens it at once'],
    ['Escape', 'Closes it'],
  ],
  accessibility: [
    'Describes its trigger. It can be pointed at, and closes by Escape without moving anything.',
    'It never opens on touch alone: what it says must be known elsewhere too.',
  ],
};
