import { describe, expect, it } from 'vitest';
import { readableInk } from './readable-ink.js';

describe('readableInk: black or white, whichever has the higher contrast', () => {
  it.each([
    ['white', '#ffffff', '#000000'],
    ['yellow', '#f8c729', '#000000'],
    ['orange', '#ec7c0e', '#000000'],
    ['the lightest grey under white', '#757575', '#ffffff'],
    ['the darkest grey under black', '#767676', '#000000'],
    ['brown', '#843d1e', '#ffffff'],
    ['blue', '#0060c1', '#ffffff'],
    ['black', '#000000', '#ffffff'],
  ])('on %s', (_case, colour, ink) => expect(readableInk(colour)).toBe(ink));
});
