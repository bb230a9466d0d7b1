import { describe, expect, it } from 'vitest';
import { createPlaces } from './places.ts';

describe('places of a key', () => {
  it('are limited, and free again when one is given back', () => {
    const places = createPlaces(2);
    expect([places.enter('a'), places.enter('a'), places.enter('a')]).toEqual([true, true, false]);
    places.leave('a');
    expect([places.enter('a'), places.enter('a')]).toEqual([true, false]);
  });

  it('do not depend on other keys', () => {
    const places = createPlaces(1);
    expect([places.enter('a'), places.enter('b'), places.enter('a')]).toEqual([true, true, false]);
  });
});
