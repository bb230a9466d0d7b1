import { describe, expect, it } from 'vitest';
import { viewerAction, type ViewerAction } from './viewer-keys.js';

const NO_MODIFIERS = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
const press = (key: string, modifiers: Partial<typeof NO_MODIFIERS> = {}) => ({ key, ...NO_MODIFIERS, ...modifiers });

const KEYS: [key: string, action: ViewerAction][] = [
  ['ArrowLeft', { step: 'previous' }],
  ['ArrowRight', { step: 'next' }],
  ['Home', { step: 'first' }],
  ['End', { step: 'last' }],
  ['+', { zoom: 'in' }],
  ['=', { zoom: 'in' }],
  ['-', { zoom: 'out' }],
  ['0', { zoom: 'fit' }],
  ['1', { zoom: 'actual' }],
  ['r', 'rotate'],
  ['R', 'rotate'],
  ['f', 'flag'],
  ['F', 'flag'],
  ['i', 'facts'],
  ['I', 'facts'],
];

const PANS: [key: string, pan: { x: number; y: number }][] = [
  ['ArrowLeft', { x: -0.25, y: 0 }],
  ['ArrowRight', { x: 0.25, y: 0 }],
  ['ArrowUp', { x: 0, y: -0.25 }],
  ['ArrowDown', { x: 0, y: 0.25 }],
];

it.each(KEYS)('%s', (key, action) => expect(viewerAction(press(key), 'ltr')).toEqual(action));

it.each(['ArrowUp', 'ArrowDown', 'Escape', 'Tab', 'Enter', ' ', '2', 'a'])('the key %j is left to the page', (key) =>
  expect(viewerAction(press(key), 'ltr')).toBeNull(),
);

describe('with Shift', () => {
  it.each(PANS)('%s moves by a quarter of what is seen', (key, pan) =>
    expect(viewerAction(press(key, { shiftKey: true }), 'ltr')).toEqual({ pan }),
  );

  it.each(['+', 'R', 'F', 'I'])('%s is the same key, as keyboards write it', (key) =>
    expect(viewerAction(press(key, { shiftKey: true }), 'ltr')).toEqual(viewerAction(press(key), 'ltr')),
  );
});

describe('in a right-to-left page', () => {
  it('the arrow to the left shows the next image, that to the right the previous one', () => {
    expect(viewerAction(press('ArrowLeft'), 'rtl')).toEqual({ step: 'next' });
    expect(viewerAction(press('ArrowRight'), 'rtl')).toEqual({ step: 'previous' });
  });

  it.each(PANS)('Shift and %s moves that way all the same', (key, pan) =>
    expect(viewerAction(press(key, { shiftKey: true }), 'rtl')).toEqual({ pan }),
  );

  it.each(KEYS.slice(2))('%s does the same', (key, action) => expect(viewerAction(press(key), 'rtl')).toEqual(action));
});

describe.each(['ctrlKey', 'metaKey', 'altKey'])('with %s', (modifier) => {
  it.each(KEYS)('%s is left to the browser', (key) => {
    expect(viewerAction(press(key, { [modifier]: true }), 'ltr')).toBeNull();
    expect(viewerAction(press(key, { [modifier]: true, shiftKey: true }), 'ltr')).toBeNull();
  });
});
