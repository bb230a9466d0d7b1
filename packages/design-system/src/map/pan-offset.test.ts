import { describe, expect, it } from 'vitest';
import { panOffset } from './pan-offset.js';

const frame = { left: 0, top: 0, right: 800, bottom: 600 };
const box = (left: number, top: number, width = 300, height = 200) => ({ left, top, right: left + width, bottom: top + height });

describe('panOffset: popups auto-pan into view', () => {
  it.each([
    ['inside: the map stays', box(100, 100), { x: 0, y: 0 }],
    ['past the top', box(100, -50), { x: 0, y: -66 }],
    ['past the left edge', box(-20, 100), { x: -36, y: 0 }],
    ['past the right and bottom edges', box(700, 500), { x: 216, y: 116 }],
    ['closer to the edge than the margin', box(490, 100), { x: 6, y: 0 }],
    ['wider than the frame: its start is seen', box(100, 100, 900), { x: 84, y: 0 }],
  ])('%s', (_case, popup, offset) => expect(panOffset(popup, frame, 16)).toEqual(offset));
});
