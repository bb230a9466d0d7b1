import { describe, expect, it } from 'vitest';
import { panOffset, roomBeside } from './pan-offset.js';

const frame = { left: 0, top: 0, right: 800, bottom: 600 };
const box = (left: number, top: number, width = 300, height = 200) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('panOffset: popups auto-pan into view.', () => {
  it.each([
    ['inside: the map stays', box(100, 100), { x: 0, y: 0 }],
    ['past the top', box(100, -50), { x: 0, y: -66 }],
    ['past the left edge', box(-20, 100), { x: -36, y: 0 }],
    ['past the right and bottom edges', box(700, 500), { x: 216, y: 116 }],
    ['closer to the edge than the margin', box(490, 100), { x: 6, y: 0 }],
    ['wider than the frame: its start is seen', box(100, 100, 900), { x: 84, y: 0 }],
  ])('%s', (_case, popup, offset) => expect(panOffset(popup, frame, 16)).toEqual(offset));
});

describe('roomBeside: what covers the edges of the map is no room for a popup', () => {
  const buttons = { left: 16, top: 16, right: 52, bottom: 124 };
  it.each([
    ['nothing covers it', [], frame],
    ['buttons at the left', [buttons], { ...frame, left: 52 }],
    ['buttons at the right', [{ ...buttons, left: 748, right: 784 }], { ...frame, right: 748 }],
    [
      'a list at the right as well',
      [buttons, { left: 500, top: 16, right: 784, bottom: 584 }],
      { ...frame, left: 52, right: 500 },
    ],
    ['a list along the foot', [{ left: 0, top: 360, right: 800, bottom: 600 }], { ...frame, bottom: 360 }],
    ['something outside', [{ left: 900, top: 0, right: 1000, bottom: 600 }], frame],
  ])('%s', (_case, covers, room) => expect(roomBeside(frame, covers)).toEqual(room));
});
