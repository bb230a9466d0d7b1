import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ImagePlace, notePlace, useImagePlace, withPlace } from './image-places.ts';

const at = (projectId: string, index = 7, kind = '3d-visual'): ImagePlace => ({
  projectId,
  kind,
  imageId: `image-${index}`,
  index,
});
const places = (...all: ImagePlace[]) => ({ userId: 'ada', places: all });

describe('withPlace: where a person left a series of images', () => {
  it.each([
    ['the newest place comes first', places(at('a')), at('b'), places(at('b'), at('a'))],
    ['a series has one place', places(at('a', 3), at('b')), at('a', 4), places(at('a', 4), at('b'))],
    ['kinds of one inspection are apart', places(at('a')), at('a', 7, 'sonar'), places(at('a', 7, 'sonar'), at('a'))],
    ['there is nothing to continue with at the first image', places(at('a'), at('b')), at('a', 0), places(at('b'))],
    ['nor at the last one', places(at('a'), at('b')), at('a', 9), places(at('b'))],
    ['the last but one is a place', places(), at('a', 8), places(at('a', 8))],
    [
      '100 at most',
      places(...Array.from({ length: 100 }, (_, index) => at(`p${index}`))),
      at('new'),
      places(at('new'), ...Array.from({ length: 99 }, (_, index) => at(`p${index}`))),
    ],
  ])('%s', (_case, before, place, after) => expect(withPlace(before, 'ada', place, 10)).toEqual(after));

  it('another person starts anew', () =>
    expect(withPlace(places(at('a')), 'ben', at('b'), 10)).toEqual({ userId: 'ben', places: [at('b')] }));
});

it('only the person who left the series reads its place', () => {
  const series = { projectId: 'a', kind: '3d-visual' };
  const ada = renderHook(() => useImagePlace('ada', series)).result;
  const ben = renderHook(() => useImagePlace('ben', series)).result;
  expect(ada.current).toBeUndefined();
  act(() => notePlace('ada', at('a'), 10));
  expect([ada.current, ben.current]).toEqual([at('a'), undefined]);
  act(() => notePlace('ada', at('a', 9), 10));
  expect(ada.current).toBeUndefined();
});
