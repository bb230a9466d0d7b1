import { describe, expect, it } from 'vitest';
import { placeByKey } from './strip-keys.js';

const NO_MODIFIERS = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
const press = (key: string, modifiers: Partial<typeof NO_MODIFIERS> = {}) => ({ key, ...NO_MODIFIERS, ...modifiers });
const middle = { index: 50, count: 100, fitting: 7, direction: 'ltr' } as const;

const KEYS: [key: string, place: number][] = [
  ['ArrowLeft', 49],
  ['ArrowRight', 51],
  ['PageUp', 43],
  ['PageDown', 57],
  ['Home', 0],
  ['End', 99],
];

it.each(KEYS)('%s, from place 50 of 100', (key, place) => expect(placeByKey(press(key), middle)).toBe(place));

it.each([
  ['ArrowLeft', 51],
  ['ArrowRight', 49],
  ['PageUp', 43],
  ['PageDown', 57],
  ['Home', 0],
  ['End', 99],
])('%s, in a right-to-left page', (key, place) =>
  expect(placeByKey(press(key), { ...middle, direction: 'rtl' })).toBe(place),
);

it.each([
  ['ArrowLeft', 0, 0],
  ['PageUp', 3, 0],
  ['Home', 0, 0],
  ['ArrowRight', 99, 99],
  ['PageDown', 95, 99],
  ['End', 99, 99],
])('%s, from place %i, ends at place %i', (key, index, place) =>
  expect(placeByKey(press(key), { ...middle, index })).toBe(place),
);

it.each(['ArrowUp', 'ArrowDown', 'Escape', 'Tab', 'Enter', ' ', '1', 'r'])('the key %j is left to the page', (key) =>
  expect(placeByKey(press(key), middle)).toBeNull(),
);

it.each(KEYS)('%s is left to the page without images', (key) =>
  expect(placeByKey(press(key), { ...middle, index: 0, count: 0 })).toBeNull(),
);

describe.each(['shiftKey', 'ctrlKey', 'metaKey', 'altKey'])('with %s', (modifier) => {
  it.each(KEYS)('%s is left to the browser', (key) =>
    expect(placeByKey(press(key, { [modifier]: true }), middle)).toBeNull(),
  );
});
