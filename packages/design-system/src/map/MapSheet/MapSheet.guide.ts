import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['A map has facts and lists, and the window has no room beside it.'],
  whenNot: ['There is room beside the map: use [SidePanel].', 'Something must be answered first: use [Dialog].'],
  keyboard: [
    ['Tab', 'Moves to the bar, to Close and through what is inside'],
    ['Enter, Space', 'On the bar: opens it half, then all the way, then half again'],
    ['Arrow up, Arrow down', 'On the bar: one height higher or lower'],
    ['Home, End', 'On the bar: closes it or opens it all the way'],
    ['Escape', 'Closes it; focus goes back to where it came from'],
  ],
  accessibility: [
    'A named region. Its bar is a button with `aria-expanded` whose description names the keys.',
    'Everything that dragging does is also possible by click and key.',
    'It never covers the map: the map shrinks, and a strip of it always remains.',
  ],
};
